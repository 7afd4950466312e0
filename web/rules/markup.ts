/** A paragraph of a chapter, or a list. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Puts lines that begin with "- " and follow each other into lists. */
export function paragraphs(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'text', text: line });
    else if (last?.kind === 'list')
      blocks.splice(-1, 1, { kind: 'list', items: [...last.items, line.slice(2)] });
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}

/** A stretch of text of one kind, and where it begins. */
export interface Run {
  readonly kind: 'plain' | 'bold' | 'found';
  readonly text: string;
  readonly at: number;
}

/** Cuts a paragraph at its `**bold**` parts and at what was searched for. */
export function runs(text: string, search: string): Run[] {
  const result: Run[] = [];
  let at = 0;
  const add = (kind: Run['kind'], part: string): void => {
    if (part !== '') result.push({ kind, text: part, at });
    at += part.length;
  };
  for (const [index, part] of text.split('**').entries()) {
    if (index % 2 === 1) add('bold', part);
    else
      for (const [place, piece] of cut(part, search.trim()).entries())
        add(place % 2 ? 'found' : 'plain', piece);
  }
  return result;
}

/** The text cut around what is searched for: every second piece is a find. */
function cut(text: string, search: string): string[] {
  if (search === '') return [text];
  const pieces: string[] = [];
  const lower = text.toLowerCase();
  const wanted = search.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}
