import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { mostCommandCost } from '../content/army.ts';
import { hold } from './effects/command-cards.ts';
import type { Terms } from './options.ts';
import { type BattleState, bitOf, everybody, playerOf } from './state.ts';

/** The command cards of a seat as somebody knows them, by number in the pack. */
export interface KnownCards {
  readonly hand: readonly number[];
  /** Cards of the hand that are not known. */
  readonly hidden: number;
  /** The deck from the bottom, or the number of its cards. */
  readonly deck: readonly number[] | number;
  readonly discard: readonly number[];
  /** Cards that lie on one of the open places. */
  readonly somewhere: readonly number[];
  /** Who besides the seat knows the named cards of its hand, as bits. */
  readonly knowing?: number;
}

/** Lays out the cards of a seat: what is known where it lies, the rest at random on the open places. */
export function dealCards(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  known: KnownCards,
  chance: Chance,
): void {
  const player = playerOf(state, seat);
  const add = (card: number, located: number): number => {
    state.cards.push(card);
    state.located.push(located);
    return state.cards.length - 1;
  };
  const { hand, hidden, deck, discard, somewhere, knowing = 0 } = known;
  for (const card of discard) player.discard.push(add(card, everybody));
  for (const card of hand) hold(state, player.hand, add(card, knowing | bitOf(seat)));
  const inDeck = typeof deck === 'number' ? [] : deck;
  const open = hidden + (typeof deck === 'number' ? deck : 0);
  const loose = [...somewhere];
  const named = [...discard, ...hand, ...inDeck, ...loose];
  loose.push(...unknownCards(terms, named, open - loose.length, chance));
  chance.shuffle(loose);
  for (const [place, card] of loose.entries()) {
    if (place < hidden) hold(state, player.hand, add(card, bitOf(seat)));
    else player.deck.push(add(card, 0));
  }
  for (const card of inDeck) player.deck.push(add(card, 0));
}

/** Cards that a legal deck with these known ones may also have (A14). */
function unknownCards(terms: Terms, known: readonly number[], count: number, chance: Chance): number[] {
  if (count <= 0) return [];
  const costOf = (card: number): number => entry(terms.commands, card).cost;
  const taken = new Map<number, number>();
  for (const card of known) taken.set(card, (taken.get(card) ?? 0) + 1);
  const copies = terms.commands.flatMap(({ most }, card) =>
    Array.from({ length: Math.max(0, most - (taken.get(card) ?? 0)) }, () => card),
  );
  chance.shuffle(copies);
  const budget = mostCommandCost - known.reduce((sum, card) => sum + costOf(card), 0);
  return fitting(copies, count, budget, costOf);
}

/** So many of some cards, as early in their order as the budget allows; the cheapest ones where none of that size fits. */
export function fitting(
  cards: readonly number[],
  count: number,
  budget: number,
  costOf: (card: number) => number,
): number[] {
  // How many of the cards that are still to come have each cost.
  const coming: number[] = [];
  for (const card of cards) coming[costOf(card)] = (coming[costOf(card)] ?? 0) + 1;
  if (leastCost(coming, count) > budget)
    return cards.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, count);
  const found: number[] = [];
  let left = budget;
  for (const card of cards) {
    if (found.length === count) break;
    const cost = costOf(card);
    coming[cost] = (coming[cost] ?? 0) - 1;
    if (cost + leastCost(coming, count - found.length - 1) > left) continue;
    left -= cost;
    found.push(card);
  }
  return found;
}

/** What the cheapest so many cards cost together; more than any budget if there are fewer. */
function leastCost(coming: readonly number[], count: number): number {
  let [open, sum] = [count, 0];
  for (const [cost, there = 0] of coming.entries()) {
    const taken = Math.min(open, there);
    sum += taken * cost;
    open -= taken;
  }
  return open > 0 ? Number.POSITIVE_INFINITY : sum;
}
