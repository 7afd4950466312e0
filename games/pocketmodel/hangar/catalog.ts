import { fold, wordsOf } from '../../../web/parts/fold.ts';
import type { Card, Pack, UnitKind } from '../content/pack.ts';
import type { UnitValue } from './figures.ts';
import type { ForceValue } from './force-value.ts';

/** What to show of the catalog; an empty text or list means all. */
export interface Wanted {
  readonly text: string;
  readonly faction: string;
  readonly class: string;
  readonly icon: string;
  readonly stars: number | undefined;
  /** A value of units, and the least that it has to be. */
  readonly value: UnitValue;
  readonly least: number;
  readonly kind: 'all' | 'combat' | 'objective';
  /** Only what the force has, or has not. */
  readonly mine: 'all' | 'in' | 'out';
  readonly order: Order;
}

export const orders = ['pack', 'name', 'stars', 'attack', 'damage', 'defense', 'shields'] as const;
/** By what the catalog is sorted. Cards have build stars and a guard, which stands for defense. */
export type Order = (typeof orders)[number];

export const cardOrders = ['pack', 'name', 'stars', 'defense'] as const satisfies readonly Order[];

export const everything: Wanted = {
  text: '',
  faction: '',
  class: '',
  icon: '',
  stars: undefined,
  value: 'attack',
  least: 0,
  kind: 'all',
  mine: 'all',
  order: 'pack',
};

/** The units that are wanted, in the order that is wanted. `textOf` is all that one can find a unit by. */
export function findUnits(
  { units }: Pick<Pack, 'units'>,
  wanted: Wanted,
  force: ForceValue,
  textOf: (unit: UnitKind) => string,
): readonly UnitKind[] {
  const { faction, icon, stars, value, least } = wanted;
  const found = units.filter(
    (unit) =>
      (faction === '' || unit.faction === faction) &&
      (wanted.class === '' || unit.class === wanted.class) &&
      (icon === '' || unit.icons.includes(icon)) &&
      (stars === undefined || unit.stars === stars) &&
      unit[value] >= least &&
      isMine(wanted, unit.id in force.units) &&
      matches(wanted, textOf(unit)),
  );
  const { order } = wanted;
  if (order === 'pack') return found;
  if (order === 'name') return found.toSorted(byName);
  return found.toSorted((one, other) => other[order] - one[order] || byName(one, other));
}

/** The cards that are wanted, in the order that is wanted. */
export function findCards(
  { cards }: Pick<Pack, 'cards'>,
  wanted: Wanted,
  force: ForceValue,
  textOf: (card: Card) => string,
): readonly Card[] {
  const { icon, stars, kind, order } = wanted;
  const found = cards.filter(
    (card) =>
      (kind === 'all' || card.kind === kind) &&
      (icon === '' || iconOf(card) === icon) &&
      (stars === undefined || card.stars === stars) &&
      isMine(wanted, card.id in force.deck) &&
      matches(wanted, textOf(card)),
  );
  if (order === 'stars') return found.toSorted((one, other) => other.stars - one.stars || byName(one, other));
  if (order === 'defense')
    return found.toSorted((one, other) => other.guard - one.guard || byName(one, other));
  return order === 'name' ? found.toSorted(byName) : found;
}

function iconOf(card: Card): string | undefined {
  if (card.kind !== 'combat' || card.ability?.icon.kind !== 'icon') return undefined;
  return card.ability.icon.icon;
}

function isMine({ mine }: Wanted, has: boolean): boolean {
  return mine === 'all' || has === (mine === 'in');
}

function matches({ text }: Wanted, all: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  const folded = fold(all);
  return words.every((word) => folded.includes(word));
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name);
}
