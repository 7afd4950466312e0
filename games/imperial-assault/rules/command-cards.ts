import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type BattleState, type BattleTurn, bitOf, type CardNumber, playerOf } from './state.ts';

/** Draws up to so many command cards; none once the deck is empty (A14). */
export function draw({ state, emit }: BattleTurn, seat: Seat, count: number): void {
  const player = playerOf(state, seat);
  if (player.out > 0) return;
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = player.deck.pop();
    if (card === undefined) break;
    state.located[card] = entry(state.located, card) | bitOf(seat);
    hold(state, player.hand, card);
    drawn.push(entry(state.cards, card));
  }
  if (drawn.length === 0) return;
  // In the order of the pack, like the hand: nothing depends on the order in which they came.
  drawn.sort((a, b) => a - b);
  const event = { kind: 'drew', seat, count: drawn.length } as const;
  emit?.({ ...event, cards: drawn }, [seat], event);
}

/** Adds a card to a hand, which is in the order of the pack, so that a random card of it depends on nothing else. */
export function hold({ cards }: Pick<BattleState, 'cards'>, hand: CardNumber[], card: CardNumber): void {
  const number = entry(cards, card);
  let place = hand.length;
  while (place > 0 && entry(cards, entry(hand, place - 1)) > number) place--;
  hand.splice(place, 0, card);
}
