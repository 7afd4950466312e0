import { type MapPlan, type ReadMap, readMap } from '../../content/map-plan.ts';
import type { Space } from '../../geometry/map.ts';
import type { Furnishing } from './furnishing.ts';

/** What lies on a map: of tokens those of one mission, by its letter, and those that every mission has. */
export function furnish(
  plan: MapPlan,
  { spaceOf }: ReadMap = readMap(plan),
  mission?: 'A' | 'B',
): Furnishing {
  const spacesOf = (names: readonly string[]): Space[] =>
    names.map(spaceOf).filter((space) => space !== undefined);
  return {
    terminals: spacesOf(plan.terminals),
    tokens: plan.tokens
      .filter((token) => token.mission === undefined || token.mission === mission)
      .flatMap(({ kind, color, spaces }) =>
        spacesOf(spaces).map((space) => ({ kind, space, ...(color !== undefined && { color }) })),
      ),
    zones: plan.zones.map(({ color, spaces }) => ({ color, spaces: spacesOf(spaces) })),
  };
}
