import type { Sentence } from '../../words.ts';
import type { Terms } from '../rules/options.ts';
import { emptyForce, type ForceValue, mostOfOne, type Part, withCount } from './force-value.ts';

type Lists = Pick<Terms, 'pack'>;

/**
 * A force in one line: its units, then its cards.
 *
 * @example '2 rebel-a-wing, 1 rebel-y-wing | 3 c-han-solo'
 */
export function writeForce({ pack }: Lists, force: ForceValue): string {
  const part = (name: Part, known: readonly { readonly id: string }[]): string => {
    const counts = force[name];
    const inOrder = known.flatMap(({ id }) => (id in counts ? [id] : []));
    const others = Object.keys(counts).filter((id) => !inOrder.includes(id));
    return [...inOrder, ...others].map((id) => `${counts[id]} ${id}`).join(', ');
  };
  return `${part('units', pack.units)} | ${part('deck', pack.cards)}`;
}

/** What a list can call something by: its id or its name, whatever the case. */
interface Known {
  readonly part: Part;
  readonly id: string;
}

/**
 * Reads a list of units and cards, by id or by name: one to a line, or with commas or bars between. Parts that end with a
 * colon are headings.
 */
export function readForce(
  { pack }: Lists,
  text: string,
): { readonly value: ForceValue } | { readonly faults: readonly [Sentence, ...Sentence[]] } {
  const known = new Map<string, Known>();
  // What comes first stays: ids before names, and units before cards.
  for (const by of ['id', 'name'] as const) {
    for (const [part, list] of [['units', pack.units] as const, ['deck', pack.cards] as const]) {
      for (const one of list) {
        const name = plain(one[by]);
        if (!known.has(name)) known.set(name, { part, id: one.id });
      }
    }
  }
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

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}
