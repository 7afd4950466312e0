import type { Json, JsonSchema, Parsed, ValueFault } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { copiesFor, leastDeck, mostCopies, mostDeck } from '../content/check.ts';
import { spread } from '../content/compile.ts';
import type { Terms } from './options.ts';

/** A force as the rules work with it: units and cards by number in the pack, each as often as it is there, in order. */
export interface Fielded {
  readonly units: readonly number[];
  readonly deck: readonly number[];
}

const counts = {
  type: 'object',
  maxProperties: 60,
  propertyNames: { maxLength: 40 },
  additionalProperties: { type: 'integer', minimum: 1, maximum: 60 },
} as const;

/** How a force is written: `{ units: { id: count }, deck: { id: count } }`. */
export const forceSchema: JsonSchema = {
  type: 'object',
  required: ['units', 'deck'],
  additionalProperties: false,
  properties: { units: counts, deck: counts },
};

/** The units and cards of which a force may be built; without it, any of the pack. */
export interface Pool {
  readonly units: readonly number[];
  readonly cards: readonly number[];
}

/** Copies of one unit in a force: one for each full 10 build stars of the game (section 2). */
export function mostOfUnit(terms: Terms, kind: number): number {
  return terms.unique && entry(terms.pack.units, kind).person ? 1 : copiesFor(terms.size);
}

/** Parses a force into numbers of units and cards, or names all its faults. With a pool it takes only what is in it. */
export function parseForce(terms: Terms, value: Json, pool?: Pool): Parsed<Fielded> {
  const faults: ValueFault[] = [];
  const units = countsIn(value, 'units');
  const deck = countsIn(value, 'deck');
  if (units === undefined || deck === undefined) return { faults: [{ rule: 'not-a-force', place: '' }] };
  let stars = 0;
  let ships = 0;
  for (const [id, count] of Object.entries(units)) {
    const place = `/units/${id}`;
    const kind = terms.unitNumber.get(id);
    if (kind === undefined) {
      faults.push({ rule: 'unknown-unit', place, args: { id } });
      continue;
    }
    const allowed = mostOfUnit(terms, kind);
    const most = pool === undefined ? allowed : Math.min(allowed, countOf(pool.units, kind));
    if (count > most) faults.push({ rule: 'too-many-copies', place, args: { id, count, most } });
    stars += count * entry(terms.units, kind).stars;
    ships += count;
  }
  let size = 0;
  for (const [id, count] of Object.entries(deck)) {
    const place = `/deck/${id}`;
    const card = terms.cardNumber.get(id);
    if (card === undefined) {
      faults.push({ rule: 'unknown-card', place, args: { id } });
      continue;
    }
    const most = pool === undefined ? mostCopies : Math.min(mostCopies, countOf(pool.cards, card));
    if (count > most) faults.push({ rule: 'too-many-copies', place, args: { id, count, most } });
    size += count;
  }
  if (ships === 0) faults.push({ rule: 'no-units', place: '/units' });
  if (stars > terms.size)
    faults.push({ rule: 'too-many-stars', place: '/units', args: { stars, most: terms.size } });
  if (size < leastDeck)
    faults.push({ rule: 'deck-too-small', place: '/deck', args: { size, least: leastDeck } });
  if (size > mostDeck)
    faults.push({ rule: 'deck-too-large', place: '/deck', args: { size, most: mostDeck } });
  const [first, ...more] = faults;
  if (first !== undefined) return { faults: [first, ...more] };
  return { value: { units: spread(units, terms.unitNumber), deck: spread(deck, terms.cardNumber) } };
}

/** How often each thing is there, by id, in the order of the pack. */
export function tally(
  numbers: readonly number[],
  named: readonly { readonly id: string }[],
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const { id } = entry(named, number);
    found[id] = (found[id] ?? 0) + 1;
  }
  return found;
}

/** How often a number is there. */
export function countOf(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((count, number) => (number === wanted ? count + 1 : count), 0);
}

/** The counts of a group of a force; undefined if they are none. */
function countsIn(value: Json, group: string): Readonly<Record<string, number>> | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const given = value[group];
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return undefined;
  const found: Record<string, number> = {};
  for (const [id, count] of Object.entries(given)) {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 60) return undefined;
    found[id] = count;
  }
  return Object.keys(value).length === 2 ? found : undefined;
}
