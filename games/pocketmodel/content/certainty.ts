import type { Certainty } from '../../common/certainty.ts';
import type { Card, Icon, UnitKind } from './pack.ts';

const fields = {
  units: [
    'name',
    'faction',
    'class',
    'stars',
    'attack',
    'damage',
    'defense',
    'shields',
    'icons',
    'ground',
    'person',
    'rarity',
    'set',
  ],
  cards: ['name', 'bonus.stat', 'bonus.amount', 'ability', 'stars', 'guard', 'rarity', 'set', 'number'],
  icons: ['existence', 'name', 'effects'],
} as const;

/** The lists of a pack whose items state their certainty. */
export type Group = keyof typeof fields;

/** A unit, a card or an icon. */
export type Item = UnitKind | Card | Icon;

export type Stated = Pick<Item, 'certainty'>;

/** The data of an item whose certainty a pack states, in the order in which they are shown. */
export function fieldsOf(group: Group, item: Item): readonly string[] {
  return fields[group].filter((field) => hasDatum(item, field));
}

/** Objectives have no bonus, match icons no effects, and not every item has a rarity, a set and a number. */
function hasDatum(item: Item, field: string): boolean {
  switch (field) {
    case 'bonus.stat':
    case 'bonus.amount':
      return 'bonus' in item;
    case 'effects':
    case 'rarity':
    case 'set':
    case 'number':
      return field in item;
    default:
      return true;
  }
}

/** How sure a datum is. What a pack says nothing of is reconstructed. */
export function certaintyOf({ certainty }: Stated, field: string): Certainty {
  const stated: Readonly<Record<string, Certainty | undefined>> = certainty ?? {};
  return stated[field] ?? 'reconstructed';
}
