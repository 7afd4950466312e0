import { findWords, wordsOf } from '../parts/fold.ts';

/** A paragraph of a chapter, a list, or a diagram with the words that say what it shows. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'diagram'; readonly id: string; readonly caption: string };

const diagram = /^!\[([a-z-]+)\] (.+)$/;

/** Puts lines that begin with "- " and follow each other into lists; `![name] caption` is a diagram. */
export function paragraphs(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const last = blocks.at(-1);
    const [, id, caption] = diagram.exec(line) ?? [];
    if (id !== undefined && caption !== undefined) blocks.push({ kind: 'diagram', id, caption });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'text', text: line });
    else if (last?.kind === 'list')
      blocks.splice(-1, 1, { kind: 'list', items: [...last.items, line.slice(2)] });
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}

/** All words of a chapter's lines, without markup. */
export function plainText(lines: readonly string[]): string {
  return paragraphs(lines).map(wordsIn).join('\n').replaceAll('**', '');
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'diagram':
      return block.caption;
  }
}

/** A stretch of text, how it is shown, and where it begins. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  /** It was searched for. */
  readonly found: boolean;
  readonly at: number;
}

/** Cuts a paragraph at its `**bold**` parts and at the words that were searched for. */
export function runs(text: string, search: string): Run[] {
  const result: Run[] = [];
  const words = wordsOf(search);
  let begin = 0;
  for (const [index, part] of text.split('**').entries()) {
    const bold = index % 2 === 1;
    const add = (from: number, to: number, found: boolean): void => {
      if (from < to) result.push({ text: part.slice(from, to), bold, found, at: begin + from });
    };
    let at = 0;
    for (const [from, to] of findWords(part, words)) {
      add(at, from, false);
      add(from, to, true);
      at = to;
    }
    add(at, part.length, false);
    begin += part.length;
  }
  return result;
}
