import { once } from '../../common/once.ts';
import type { Sentence } from '../../words.ts';
import type { Pack } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';
import { emptyForce, type ForceValue, mostOfOne, type Part, withCount } from './force-value.ts';

type Lists = Pick<Terms, 'pack'>;

/**
 * A force in one line: its units, then its cards. It fits into a line of the chat at a table, so ids go without their
 * first word where what is left says enough, and one of a kind without its number.
 *
 * @example '2 a-wing, y-wing | 3 han-solo' // for rebel-a-wing, rebel-y-wing and c-han-solo
 */
export function writeForce({ pack }: Lists, force: ForceValue): string {
  const { written } = callsOf(pack);
  const part = (name: Part, known: readonly { readonly id: string }[]): string => {
    const counts = force[name];
    const inOrder = known.flatMap(({ id }) => (id in counts ? [id] : []));
    const others = Object.keys(counts).filter((id) => !inOrder.includes(id));
    const call = (id: string): string => written.get(id) ?? id;
    return [...inOrder, ...others]
      .map((id) => (counts[id] === 1 ? call(id) : `${counts[id]} ${call(id)}`))
      .join(', ');
  };
  return `${part('units', pack.units)} | ${part('deck', pack.cards)}`;
}

/**
 * Reads a list of units and cards, by id, with or without its first word, or by name: one to a line, or with commas or
 * bars between. Parts that end with a colon are headings.
 */
export function readForce(
  { pack }: Lists,
  text: string,
): { readonly value: ForceValue } | { readonly faults: readonly [Sentence, ...Sentence[]] } {
  const { known } = callsOf(pack);
  const entries = text
    .split(/[,;|\n\r]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.endsWith(':'));
  const faults: Sentence[] = [];
  let value = emptyForce;
  for (const entry of entries) {
    const [, first, name = '', last] = /^(?:(\d+)\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d+))?$/i.exec(entry) ?? [];
    const found = known.get(plain(name));
    const count = Number(first ?? last ?? 1);
    if (found === undefined) {
      faults.push({ key: 'hangar.text.unknown', args: { entry } });
      continue;
    }
    const all = count + (value[found.part][found.id] ?? 0);
    if (count < 1 || all > mostOfOne) {
      faults.push({ key: 'hangar.text.count', args: { entry, most: mostOfOne } });
      continue;
    }
    value = withCount(value, found.part, found.id, all);
  }
  const [fault, ...more] = faults;
  if (fault !== undefined) return { faults: [fault, ...more] };
  if (entries.length === 0) return { faults: [{ key: 'hangar.text.empty' }] };
  return { value };
}

/** A unit or a card by what part of a force it belongs to. */
interface Meant {
  readonly part: Part;
  readonly id: string;
}

/** What the units and cards of a pack can be called in a text, and how they are written. */
interface Calls {
  readonly known: ReadonlyMap<string, Meant>;
  /** By id the shorter call that nothing else has. */
  readonly written: ReadonlyMap<string, string>;
}

const callsOf = once((pack: Pack): Calls => {
  const all = [
    ...pack.units.map(({ id, name }) => ({ part: 'units' as const, id, name })),
    ...pack.cards.map(({ id, name }) => ({ part: 'deck' as const, id, name })),
  ];
  const known = new Map<string, Meant>();
  const written = new Map<string, string>();
  // What comes first stays: ids before what is left of them, that before names, and units before cards.
  const add = (call: string, { part, id }: Meant): void => {
    if (!known.has(call)) known.set(call, { part, id });
  };
  for (const one of all) add(one.id, one);
  for (const one of all) {
    const short = one.id.slice(one.id.indexOf('-') + 1);
    if (short === '' || known.has(short)) continue;
    add(short, one);
    written.set(one.id, short);
  }
  for (const one of all) add(plain(one.name), one);
  return { known, written };
});

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}
