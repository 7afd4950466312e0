import type { Seat, Turn } from '../../../kernel/game.ts';
import type { CardSymbol, ForcesCard, StartingCard } from '../content/pack.ts';
import type { Event, MoveReason } from './event.ts';
import type { Terms } from './options.ts';
import type { ConflictState, Result } from './state.ts';

type Now = Turn<ConflictState, Event>;

/** The match ends at once, in the middle of whatever is going on (p. 3). */
export function end({ state, stack, emit }: Now, result: Result): void {
  state.result = result;
  stack.length = 0;
  emit?.({ kind: 'ended', result });
}

/**
 * Moves the marker by so many fields, forward or (negative) back. It never goes behind the first field (R2), and
 * does not move at all while it lies aside (R15). On the last field the match is lost, even when the count would go on.
 * With `only`, what would have moved it is told to these seats.
 */
export function moveMarker(
  { last }: Terms,
  turn: Now,
  by: number,
  reason: MoveReason,
  only?: readonly Seat[],
): void {
  if (by === 0) return;
  const { state, emit } = turn;
  const from = state.marker;
  const to = state.aside ? from : Math.min(last, Math.max(0, from + by));
  state.marker = to;
  emit?.({ kind: 'moved', from, to, by, reason, held: state.aside }, only);
  if (to === last) end(turn, 'track');
}

/** How far the symbols at the top left move the marker when the card is played (p. 5). */
export function stepsOf(symbol: CardSymbol, count: number): number {
  switch (symbol) {
    case 'attack':
    case 'advance':
      return count;
    case 'retreat':
      return -count;
    case 'none':
      return 0;
  }
}

/** The symbols of a card that is played count. */
export function countSymbols(
  terms: Terms,
  turn: Now,
  { symbol, count, id }: ForcesCard | StartingCard,
): void {
  moveMarker(terms, turn, stepsOf(symbol, count), { by: 'symbol', symbol, card: id });
}
