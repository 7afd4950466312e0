import type { Json } from '../../../kernel/game.ts';
import type { Terms } from '../rules/options.ts';

/** How many there are of each, by id. */
export type Counts = { readonly [id: string]: number };

/** A force as it is built: like those that seats bring, but it may have faults. */
export type ForceValue = { readonly units: Counts; readonly deck: Counts };

/** The two parts of a force. */
export type Part = keyof ForceValue;

/** The most copies that the form of a force has room for. */
export const mostOfOne = 60;

export const emptyForce: ForceValue = { units: {}, deck: {} };

/** Whether a value has the form of a force. */
export function isForceValue(value: Json): value is ForceValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { units, deck, ...rest } = value;
  return isCounts(units) && isCounts(deck) && Object.keys(rest).length === 0;
}

function isCounts(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const counts = Object.values(value);
  return (
    counts.length <= mostOfOne &&
    counts.every((count) => Number.isInteger(count) && Number(count) >= 1 && Number(count) <= mostOfOne)
  );
}

/** The force with another number of one unit or card; none of it if the number is 0. */
export function withCount(force: ForceValue, part: Part, id: string, count: number): ForceValue {
  const { [id]: _, ...others } = force[part];
  if (count <= 0) return { ...force, [part]: others };
  const changed = id in force[part] ? { ...force[part], [id]: count } : { ...others, [id]: count };
  return { ...force, [part]: changed };
}

/** How many of these there are together. */
export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The build stars of the units that the pack knows. */
export function starsOf({ pack }: Pick<Terms, 'pack'>, { units }: ForceValue): number {
  return pack.units.reduce((sum, { id, stars }) => sum + stars * (units[id] ?? 0), 0);
}

/** How many there are of each number, by id. */
export function countsOf(numbers: readonly number[], named: readonly { readonly id: string }[]): Counts {
  const found: Record<string, number> = {};
  for (const number of numbers) {
    const id = named[number]?.id;
    if (id !== undefined) found[id] = (found[id] ?? 0) + 1;
  }
  return found;
}
