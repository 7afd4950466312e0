import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { mostCopies } from '../content/check.ts';
import { hold } from './cards.ts';
import type { Terms } from './options.ts';
import { bitOf, everybody, noCard, type Player, type PocketState } from './state.ts';

/** A card whose place is known, by its number in the pack. */
export interface KnownCard {
  readonly card: number;
  /** Viewers besides the owner of a hand that know where it lies, as bits. */
  readonly located: number;
}

/** An objective as somebody knows it; without a card if nobody knows it. */
export interface KnownObjective {
  readonly up: boolean;
  readonly card: KnownCard | undefined;
  /** Who knows the card where it is not known here, as bits. */
  readonly located: number;
}

/** The cards of a seat as somebody knows them: piles with open places, and what is to be dealt to these. */
export interface KnownCards {
  readonly hand: readonly KnownCard[];
  readonly hidden: number;
  readonly discard: readonly number[];
  readonly objectives: readonly (KnownObjective | null)[];
  /** The deck from the bottom, or the number of its cards. */
  readonly deck: readonly KnownCard[] | number;
  /** Cards that lie on one of the open places. */
  readonly somewhere: readonly number[];
  /** A card that was played in a battle that goes on. */
  readonly played?: number;
}

/**
 * Lays out the cards of a seat: what is known where it lies, and on the open places at random what is known to be on
 * one of them, and cards of the pack, as many of each as a deck may have. Appends the instances to the state, and
 * returns that of the played card.
 */
export function dealCards(
  terms: Terms,
  state: PocketState,
  seat: Seat,
  player: Player,
  known: KnownCards,
  chance: Chance,
): number {
  const add = (card: number, located: number): number => {
    state.cards.push(card);
    state.located.push(located);
    return state.cards.length - 1;
  };
  const open = openPlaces(known);
  const loose = [...known.somewhere];
  const free = freeCopies(terms, known);
  while (loose.length < open) {
    const card = anyCard(terms, free, chance);
    if (terms.forces !== 'two-packs') free[card] = Math.max(0, entry(free, card) - 1);
    loose.push(card);
  }
  chance.shuffle(loose);
  const take = (located: number): number => {
    const next = loose.pop();
    if (next === undefined) throw new Error('there are fewer cards than places');
    return add(next, located);
  };
  const owner = bitOf(seat);
  for (const { card, located } of known.hand) hold(state, player.hand, add(card, located | owner));
  for (let count = 0; count < known.hidden; count++) hold(state, player.hand, take(owner));
  for (const card of known.discard) player.discard.push(add(card, everybody));
  for (const objective of known.objectives) {
    player.up.push(objective?.up ?? false);
    if (objective === null) player.slots.push(noCard);
    else if (objective.card === undefined) player.slots.push(take(objective.located));
    else player.slots.push(add(objective.card.card, objective.card.located));
  }
  if (typeof known.deck === 'number') {
    for (let count = 0; count < known.deck; count++) player.deck.push(take(0));
  } else for (const { card, located } of known.deck) player.deck.push(add(card, located));
  return known.played === undefined ? noCard : add(known.played, everybody);
}

/** The places on which a card lies that nobody knows. */
export function openPlaces({ hidden, objectives, deck }: KnownCards): number {
  const unknown = objectives.filter((objective) => objective !== null && objective.card === undefined).length;
  return hidden + unknown + (typeof deck === 'number' ? deck : 0);
}

/** How often each card is known to be there. */
function takenCards(
  { cards }: Terms,
  { hand, discard, objectives, deck, somewhere, played }: KnownCards,
): number[] {
  const taken = cards.map(() => 0);
  const count = (card: number): void => {
    taken[card] = (taken[card] ?? 0) + 1;
  };
  for (const { card } of hand) count(card);
  for (const card of [...somewhere, ...discard]) count(card);
  for (const objective of objectives) if (objective?.card !== undefined) count(objective.card.card);
  if (typeof deck !== 'number') for (const { card } of deck) count(card);
  if (played !== undefined) count(played);
  return taken;
}

/**
 * How many copies of each card may lie on the open places besides those that are known to be there: each free copy is as
 * likely. A game pack can hold any number of copies, so there each card is as likely as any other.
 */
export function freeCopies(terms: Terms, known: KnownCards): number[] {
  if (terms.forces === 'two-packs') return terms.cards.map(() => 1);
  return takenCards(terms, known).map((count) => Math.max(0, mostCopies - count));
}

/** Any card that the deck may still have. */
function anyCard(terms: Terms, free: readonly number[], chance: Chance): number {
  let place = chance.pick(
    Math.max(
      1,
      free.reduce((sum, count) => sum + count, 0),
    ),
  );
  for (const [card, count] of free.entries()) {
    if (place < count) return card;
    place -= count;
  }
  return chance.pick(terms.cards.length);
}
