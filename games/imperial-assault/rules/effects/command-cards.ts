import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, bitOf, type CardNumber, everybody, playerOf } from '../state.ts';
import { noFacts, pushMoment } from './announce.ts';

/** Notes who knows where a card lies: these viewers, as bits. */
export function locate({ located }: BattleState, card: CardNumber, viewers: number): void {
  located[card] = viewers;
}

/** Discards cards of a hand or of the top of a deck, face up. */
export function discard({ state, emit }: BattleTurn, seat: Seat, cards: readonly CardNumber[]): void {
  if (cards.length === 0) return;
  const player = playerOf(state, seat);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  player.deck = player.deck.filter((card) => !cards.includes(card));
  player.discard.push(...cards);
  for (const card of cards) uncover(state, seat, card);
  emit?.({ kind: 'discarded', seat, cards: cards.map((card) => entry(state.cards, card)) });
}

/** All know now where a card lies; it is no more among those that are known to be in deck or hand. */
function uncover(state: BattleState, seat: Seat, card: CardNumber): void {
  const player = playerOf(state, seat);
  const place = player.shown.indexOf(entry(state.cards, card));
  if (place !== -1) player.shown = player.shown.filter((_, at) => at !== place);
  locate(state, card, everybody);
}

/** The top cards of a deck, the topmost first. */
export function topOf(state: BattleState, seat: Seat, count: number): readonly CardNumber[] {
  const { deck } = playerOf(state, seat);
  return deck.slice(Math.max(0, deck.length - count)).reverse();
}

/** Plays a command card from the hand: it is shown and discarded, and opponents may answer the first of a round (A14). */
export function playCard(terms: Terms, turn: BattleTurn, seat: Seat, kind: number, ability: number): void {
  const { state, emit } = turn;
  const player = playerOf(state, seat);
  const card = player.hand.find((one) => entry(state.cards, one) === kind);
  if (card === undefined) throw new Error(`seat ${seat} does not hold the command card ${kind}`);
  player.hand = player.hand.filter((one) => one !== card);
  player.discard.push(card);
  uncover(state, seat, card);
  const first = !state.played.includes(seat);
  if (first) state.played = [...state.played, seat];
  emit?.({ kind: 'playedCard', seat, card: kind, ability });
  if (first) pushMoment(terms, turn, { ...noFacts, key: 'opponent-plays-card', by: seat });
}

/** Puts a card of the hand under the deck; all know that one went there, and its owner which. */
export function putUnderDeck({ state, emit }: BattleTurn, seat: Seat, card: CardNumber): void {
  const player = playerOf(state, seat);
  player.hand = player.hand.filter((one) => one !== card);
  player.deck.unshift(card);
  const event = { kind: 'putUnder', seat } as const;
  emit?.({ ...event, card: entry(state.cards, card) }, [seat], event);
}

/** Shuffles a card of the discard pile into the deck; all know that it is in deck or hand from now on. */
export function shuffleIntoDeck({ state, chance, emit }: BattleTurn, seat: Seat, card: CardNumber): void {
  const player = playerOf(state, seat);
  player.discard = player.discard.filter((one) => one !== card);
  player.deck.push(card);
  const kind = entry(state.cards, card);
  player.shown = [...player.shown, kind].sort((one, other) => one - other);
  chance.shuffle(player.deck);
  for (const one of player.deck) locate(state, one, 0);
  emit?.({ kind: 'returned', seat, card: kind });
}

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
