import type { Seat, Turn } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import { bitOf, cardOf, everybody, noCard, type PocketState, playerOf, reserve } from './state.ts';

export type PocketTurn = Turn<PocketState, Event>;

/** The cards of a hand before objectives change it (Hand). */
const usualHand = 3;

/** The most cards in the hand of a seat after a refill. */
export function handLimit(terms: Terms, state: PocketState, seat: Seat): number {
  let limit = usualHand;
  forEachOpen(state, seat, (card) => {
    for (const { effect } of entry(terms.cards, card).lasting) {
      if (effect.do === 'handLimit') limit += effect.amount;
    }
  });
  return limit;
}

/** Calls `use` with the pack's number of each objective of a seat that lies face up, and with its slot. */
export function forEachOpen(state: PocketState, seat: Seat, use: (card: number, slot: number) => void): void {
  const { slots, up } = playerOf(state, seat);
  for (let slot = 0; slot < slots.length; slot++) {
    const instance = slots[slot] ?? noCard;
    if (instance !== noCard && up[slot] === true) use(cardOf(state, instance), slot);
  }
}

/** Draws up to so many cards; fewer if deck and discard pile are empty (choice 12). */
export function draw({ state, chance, emit }: PocketTurn, seat: Seat, count: number): void {
  const { hand } = playerOf(state, seat);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const instance = takeTop({ state, chance, emit }, seat);
    if (instance === undefined) break;
    locate(state, instance, bitOf(seat));
    hold(state, hand, instance);
    drawn.push(cardOf(state, instance));
  }
  if (drawn.length === 0) return;
  // In the order of the pack, like the hand: nothing depends on the order in which they came.
  drawn.sort((a, b) => a - b);
  const player = playerOf(state, seat);
  player.fresh = [...player.fresh, ...drawn];
  const event = { kind: 'drew', seat, count: drawn.length } as const;
  emit?.({ ...event, cards: drawn }, [seat], event);
}

/** Adds a card to a hand. A hand is in the order of the pack, so that a random card of it depends on nothing else. */
export function hold({ cards }: Pick<PocketState, 'cards'>, hand: number[], instance: number): void {
  const card = entry(cards, instance);
  let place = hand.length;
  while (place > 0 && entry(cards, entry(hand, place - 1)) > card) place--;
  hand.splice(place, 0, instance);
}

/**
 * Takes the top card of a deck. An empty deck is made again of the shuffled discard pile (Deck). Undefined if there is
 * no card left. Nobody knows the card by this.
 */
export function takeTop(
  { state, chance, emit }: Pick<PocketTurn, 'state' | 'chance' | 'emit'>,
  seat: Seat,
): number | undefined {
  const player = playerOf(state, seat);
  if (player.deck.length === 0 && player.discard.length > 0) {
    player.deck = player.discard;
    player.discard = [];
    for (const instance of player.deck) state.located[instance] = 0;
    player.shown = [...player.shown, ...player.deck.map((instance) => cardOf(state, instance))].sort(
      (a, b) => a - b,
    );
    chance.shuffle(player.deck);
    emit?.({ kind: 'shuffled', seat });
  }
  return player.deck.pop();
}

/** Puts a card on the discard pile of a seat, where all see it. */
export function putAway(state: PocketState, seat: Seat, instance: number): void {
  show(state, seat, instance);
  playerOf(state, seat).discard.push(instance);
}

/** These viewers know from now on where the card lies. */
export function locate(state: PocketState, instance: number, viewers: number): void {
  state.located[instance] = entry(state.located, instance) | viewers;
}

/** Everybody sees a card of a seat, and knows from then on where it lies. */
export function show(state: PocketState, seat: Seat, instance: number): void {
  if (state.located[instance] === everybody) return;
  state.located[instance] = everybody;
  const player = playerOf(state, seat);
  const place = player.shown.indexOf(cardOf(state, instance));
  // Nobody can tell whether this is the one that all knew of, or another one like it.
  if (place >= 0) player.shown = player.shown.toSpliced(place, 1);
}

/** Takes a card from a hand, which all will see; the pack's number says which. */
export function takeFromHand(state: PocketState, seat: Seat, card: number): number {
  const { hand } = playerOf(state, seat);
  return takeAt(
    state,
    hand,
    hand.findIndex((instance) => cardOf(state, instance) === card),
  );
}

/** Takes the card at a place of a hand, which all will see. */
export function takeAt(state: PocketState, hand: number[], place: number): number {
  const [instance] = hand.splice(place, 1);
  if (place < 0 || instance === undefined) throw new Error(`there is no card ${place} in the hand`);
  forgetTwin(state, hand, instance);
  return instance;
}

/**
 * All are about to see a card of a hand. Whoever knew of another one like it there cannot tell whether this is the one,
 * and knows of one fewer among the others.
 */
function forgetTwin(state: PocketState, others: readonly number[], instance: number): void {
  const card = cardOf(state, instance);
  let unknowing = everybody & ~entry(state.located, instance);
  for (const twin of others) {
    if (cardOf(state, twin) !== card) continue;
    const knew = entry(state.located, twin) & unknowing;
    state.located[twin] = entry(state.located, twin) & ~knew;
    unknowing &= ~knew;
  }
}

/** The different cards in a hand that fit, as numbers in the pack, in its order, which is that of hands. */
export function cardsInHand(state: PocketState, seat: Seat, fits: (card: number) => boolean): number[] {
  const found: number[] = [];
  for (const instance of playerOf(state, seat).hand) {
    const card = cardOf(state, instance);
    if (card !== found[found.length - 1] && fits(card)) found.push(card);
  }
  return found;
}

/** The slots of a seat that hold an objective. */
export function slotsOf(state: PocketState, seat: Seat): number[] {
  const found: number[] = [];
  const { slots } = playerOf(state, seat);
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== noCard) found.push(slot);
  return found;
}

/** Whether a seat has a unit in a zone. */
export function hasUnitInPlay(state: PocketState, seat: Seat): boolean {
  for (const zone of playerOf(state, seat).zones) if (zone >= 0) return true;
  return false;
}

export function hasReserve(state: PocketState, seat: Seat): boolean {
  return playerOf(state, seat).zones.includes(reserve);
}
