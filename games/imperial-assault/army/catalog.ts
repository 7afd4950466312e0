import { fold, wordsOf } from '../../../web/parts/fold.ts';
import type { Affiliation, Trait } from '../content/compiled.ts';
import type { ArmyCard } from './army-value.ts';

/** What to show of the catalog; an empty text means all. */
export interface Wanted {
  readonly text: string;
  /** `fits`: what the army may have by its affiliation. */
  readonly affiliation: Affiliation | 'fits' | '';
  readonly trait: Trait | '';
  readonly rank: 'regular' | 'elite' | 'unique' | '';
  readonly attack: 'melee' | 'ranged' | '';
  /** What a card may cost at most. */
  readonly cost: number | undefined;
  /** Only what the army has, has not, or what a figure of it can use. */
  readonly mine: 'all' | 'in' | 'out' | 'usable';
  readonly order: Order;
}

/** By what the catalog is sorted; only deployment cards have the last two. */
export const orders = ['pack', 'name', 'cost', 'health', 'speed'] as const;
export type Order = (typeof orders)[number];

export const cardOrders = ['pack', 'name', 'cost'] as const satisfies readonly Order[];

export const everything: Wanted = {
  text: '',
  affiliation: 'fits',
  trait: '',
  rank: '',
  attack: '',
  cost: undefined,
  mine: 'all',
  order: 'pack',
};

/** What the army says of a card; asked only where it is wanted. */
export interface Standing {
  /** The affiliation of the army allows it. */
  readonly fits: () => boolean;
  /** The army has it. */
  readonly isIn: () => boolean;
  /** A figure of the army can use it, or wear it. */
  readonly isUsable: () => boolean;
  /** All that one can find it by. */
  readonly text: string;
}

/** The cards that are wanted, in the order that is wanted. */
export function findCards<C extends ArmyCard>(
  cards: readonly C[],
  wanted: Wanted,
  standingOf: (card: C) => Standing,
): readonly C[] {
  const found = cards.filter((card) => isWanted(card, wanted, standingOf(card)));
  const { order } = wanted;
  if (order === 'pack') return found;
  if (order === 'name') return found.toSorted(byName);
  return found.toSorted((one, other) => numberOf(other, order) - numberOf(one, order) || byName(one, other));
}

function isWanted(card: ArmyCard, wanted: Wanted, { fits, isIn, isUsable, text }: Standing): boolean {
  const { affiliation, trait, rank, attack, cost, mine } = wanted;
  return (
    (trait === '' || traitsOf(card).includes(trait)) &&
    (rank === '' || rankOf(card) === rank) &&
    (attack === '' || ('attack' in card && card.attack?.type === attack)) &&
    (cost === undefined || card.cost <= cost) &&
    (mine === 'all' || (mine === 'usable' ? isUsable() : isIn() === (mine === 'in'))) &&
    matches(wanted.text, text) &&
    (affiliation === '' || (affiliation === 'fits' ? fits() : affiliationOf(card) === affiliation))
  );
}

/** The affiliation of a card; of a command card that of its restriction, neutral if there is none. */
function affiliationOf(card: ArmyCard): Affiliation {
  if ('affiliation' in card) return card.affiliation;
  return card.restriction?.affiliation ?? card.restriction?.army ?? 'neutral';
}

/** The traits that a card has or asks for. */
function traitsOf(card: ArmyCard): readonly Trait[] {
  if ('traits' in card) return card.traits;
  return ('host' in card ? card.host?.traits : 'restriction' in card ? card.restriction?.traits : []) ?? [];
}

function rankOf(card: ArmyCard): Wanted['rank'] {
  if (!('rank' in card)) return '';
  return card.unique ? 'unique' : card.rank;
}

function numberOf(card: ArmyCard, order: 'cost' | 'health' | 'speed'): number {
  return order === 'cost' ? card.cost : 'health' in card ? card[order] : 0;
}

function matches(wanted: string, all: string): boolean {
  const words = wordsOf(wanted);
  if (words.length === 0) return true;
  const folded = fold(all);
  return words.every((word) => folded.includes(word));
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name);
}
