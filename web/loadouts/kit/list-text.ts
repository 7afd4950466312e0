import type { Sentence } from '../../../games/words.ts';
import { type Counts, inOrder, withCount } from './counts.ts';

/** A part of what is built: all that it can consist of. */
export interface PartOf<P extends string> {
  readonly part: P;
  readonly known: readonly { readonly id: string; readonly name: string }[];
}

type InParts<P extends string> = Readonly<Record<P, Counts>>;

/** What the things of a catalog can be called in a text, and how they are written. */
export interface Calls<P extends string> {
  readonly parts: readonly PartOf<P>[];
  /** What a call can mean: at most one thing of each part. */
  readonly known: ReadonlyMap<string, ReadonlyMap<P, string>>;
  /** How the things of each part are called, by id. */
  readonly written: ReadonlyMap<P, ReadonlyMap<string, string>>;
}

/**
 * Calls of the things of a catalog: their ids, their names, and what is left of an id where `shorten` makes it shorter and
 * nothing else in the catalog has that call.
 */
export function callsOf<P extends string>(
  parts: readonly PartOf<P>[],
  shorten: (id: string) => string,
): Calls<P> {
  const known = new Map<string, Map<P, string>>();
  const written = new Map<P, Map<string, string>>();
  // What comes first stays: ids before what is left of them, and that before names.
  const add = (call: string, part: P, id: string): void => {
    const meant = known.get(call) ?? new Map<P, string>();
    if (!meant.has(part)) meant.set(part, id);
    known.set(call, meant);
  };
  for (const { part, known: all } of parts) for (const { id } of all) add(id, part, id);
  for (const { part, known: all } of parts) {
    const own = new Map<string, string>();
    for (const { id } of all) {
      const short = shorten(id);
      if (short === '' || known.has(short)) continue;
      add(short, part, id);
      own.set(id, short);
    }
    written.set(part, own);
  }
  for (const { part, known: all } of parts) for (const { id, name } of all) add(plain(name), part, id);
  return { parts, known, written };
}

/**
 * What is built as one line: a part after the other with `|` between, one of a kind without its number. It fits into a line
 * of the chat at a table.
 *
 * @example '2 a-wing, y-wing | 3 han-solo'
 */
export function writeList<P extends string>({ parts, written }: Calls<P>, list: InParts<P>): string {
  return parts
    .map(({ part, known }) => {
      const counts = list[part];
      const call = (id: string): string => written.get(part)?.get(id) ?? id;
      return inOrder(Object.keys(counts), known)
        .map((id) => (counts[id] === 1 ? call(id) : `${counts[id]} ${call(id)}`))
        .join(', ');
    })
    .join(' | ');
}

/**
 * Reads a list of things by any of their calls: one to a line, or with commas or bars between, with a number before or
 * behind. Entries that end with a colon are headings. Where parts have a call in common, the place between bars says which
 * part is meant, and else the first one.
 *
 * @param limits how many there may be of each, and what is built where the text says nothing
 */
export function readList<P extends string>(
  { parts, known }: Calls<P>,
  text: string,
  limits: { readonly most: number; readonly empty: InParts<P> },
): { readonly value: InParts<P> } | { readonly faults: readonly [Sentence, ...Sentence[]] } {
  const { most, empty } = limits;
  const faults: Sentence[] = [];
  const value: Record<P, Counts> = { ...empty };
  let isEmpty = true;
  for (const [place, section] of text.split('|').entries()) {
    const hint = parts[place]?.part;
    for (const entry of entriesIn(section)) {
      isEmpty = false;
      const [, first, name = '', last] =
        /^(?:(\d+)\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d+))?$/i.exec(entry) ?? [];
      const meant = known.get(plain(name));
      const part = meant && [hint, ...meant.keys()].find((one) => one !== undefined && meant.has(one));
      const id = part === undefined ? undefined : meant?.get(part);
      if (part === undefined || id === undefined) {
        faults.push({ key: 'build.text.unknown', args: { entry } });
        continue;
      }
      const count = Number(first ?? last ?? 1);
      const all = count + (value[part][id] ?? 0);
      if (count < 1 || all > most) faults.push({ key: 'build.text.count', args: { entry, most } });
      else value[part] = withCount(value[part], id, all);
    }
  }
  const [fault, ...more] = faults;
  if (fault !== undefined) return { faults: [fault, ...more] };
  if (isEmpty) return { faults: [{ key: 'build.text.empty' }] };
  return { value };
}

function entriesIn(section: string): string[] {
  return section
    .split(/[,;\n\r]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.endsWith(':'));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}
