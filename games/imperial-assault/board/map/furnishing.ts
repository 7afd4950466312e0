import type { MapPlan } from '../../content/map-plan.ts';
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
