import type { Json } from '../../../kernel/game.ts';
import { type Counts, isCounts, withCount as withCounts } from '../../../web/loadouts/kit/counts.ts';
import type { Terms } from '../rules/options.ts';

/** A force as it is built: like those that seats bring, but it may have faults. */
export type ForceValue = { readonly units: Counts; readonly deck: Counts };

/** The two parts of a force. */
export type Part = keyof ForceValue;

/** The most copies that the form of a force has room for. */
export const mostOfOne = 60;

const limits = { ids: mostOfOne, each: mostOfOne };

export const emptyForce: ForceValue = { units: {}, deck: {} };

/** Whether a value has the form of a force. */
export function isForceValue(value: Json): value is ForceValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { units, deck, ...rest } = value;
  return isCounts(units, limits) && isCounts(deck, limits) && Object.keys(rest).length === 0;
}

/** The force with another number of one unit or card; none of it if the number is 0. */
export function withCount(force: ForceValue, part: Part, id: string, count: number): ForceValue {
  return { ...force, [part]: withCounts(force[part], id, count) };
}

/** The build stars of the units that the pack knows. */
export function starsOf({ pack }: Pick<Terms, 'pack'>, { units }: ForceValue): number {
  return pack.units.reduce((sum, { id, stars }) => sum + stars * (units[id] ?? 0), 0);
}
