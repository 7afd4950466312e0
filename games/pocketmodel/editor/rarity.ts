import type { UnitKind } from '../content/pack.ts';

export type Rarity = NonNullable<UnitKind['rarity']>;

/** How often a unit or a card comes in game packs. */
export const rarities = [
  'common',
  'uncommon',
  'rare',
  'special',
  'promo',
] as const satisfies readonly Rarity[];
