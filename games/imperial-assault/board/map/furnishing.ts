import { type MapPlan, type ReadMap, readMap } from '../../content/map-plan.ts';
import type { Space } from '../../geometry/map.ts';

export type ZoneColor = MapPlan['zones'][number]['color'];

export const zoneColors = ['red', 'yellow', 'blue', 'green'] as const satisfies readonly ZoneColor[];

/** What missions lay out on a map, and what is printed on it: no rule of the terrain. */
export interface Furnishing {
  readonly terminals: readonly Space[];
  readonly tokens: readonly { readonly kind: string; readonly color?: ZoneColor; readonly space: Space }[];
  readonly zones: readonly { readonly color: ZoneColor; readonly spaces: readonly Space[] }[];
}

export const unfurnished: Furnishing = { terminals: [], tokens: [], zones: [] };

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
