import type { FromSchema } from '../../common/from-schema.ts';
import type { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from './effect-schema.ts';
import type { packSchema } from './pack-schema.ts';

/** A pack as somebody writes it: it may lack a name of its own. */
export type PackFile = FromSchema<typeof packSchema>;

/** Icons, units and cards with what they do, and ready fleets. The rules know no unit and no card by name. */
export type Pack = PackFile & Required<Pick<PackFile, 'id' | 'name' | 'note'>>;

export type Icon = PackFile['icons'][number];
export type UnitKind = PackFile['units'][number];
export type Card = PackFile['cards'][number];
export type CombatCard = Extract<Card, { readonly kind: 'combat' }>;
export type ObjectiveCard = Extract<Card, { readonly kind: 'objective' }>;
export type Fleet = PackFile['fleets'][number];

export type CardEffect = FromSchema<typeof cardEffectSchema>;
export type ObjectiveEffect = FromSchema<typeof objectiveEffectSchema>;
export type PowerEffect = FromSchema<typeof powerEffectSchema>;
export type Effect = CardEffect | ObjectiveEffect | PowerEffect;

/** What works by itself while a battle lasts. */
export type BattleEffect = Extract<Effect, { readonly when: 'battle' }>;
/** What lasts as long as an objective lies face up. */
export type LastingEffect = Extract<Effect, { readonly when: 'faceUp' }>;
/** What happens once, at its moment. */
export type Deed = Exclude<
  Exclude<CardEffect | ObjectiveEffect, BattleEffect | LastingEffect>,
  { readonly do: 'deployMore' }
>;

/** Which units an effect means. */
export type UnitFilter = Extract<PowerEffect, { readonly do: 'carry' }>['filter'];
export type Condition = NonNullable<BattleEffect['if']>;

export const stats = ['attack', 'damage', 'defense'] as const;
export type Stat = (typeof stats)[number];

/** A force: how many of each unit, and how many of each card. */
export type Force = Pick<Fleet, 'units' | 'deck'>;

/** The pack in a file that has passed schema and check. */
export function packFrom({ id = 'own', name = id, note = '', ...rest }: PackFile): Pack {
  return { ...rest, id, name, note };
}

/** The build stars of a fleet's units; what the pack does not know counts nothing. */
export function starsOf({ units }: Pick<PackFile, 'units'>, fleet: Pick<Fleet, 'units'>): number {
  return Object.entries(fleet.units).reduce(
    (sum, [id, count]) => sum + count * (units.find((unit) => unit.id === id)?.stars ?? 0),
    0,
  );
}
