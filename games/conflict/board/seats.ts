import type { Seat } from '../../../kernel/game.ts';
import { compile } from '../content/compile.ts';
import type { Role, StartingCard } from '../content/pack.ts';
import type { Seen } from '../rules/view.ts';
import type { BoardState } from './board-state.ts';

/** The number of a seat's player board, from 1. */
export function boardNumber({ first, hands: { length } }: Seen, seat: Seat): number {
  return ((seat - first + length) % length) + 1;
}

export function startingCardsOf(view: Seen, seat: Seat): readonly StartingCard[] {
  return compile(view.pack).starting[boardNumber(view, seat) - 1] ?? [];
}

export function roleOf(view: Seen, seat: Seat): Role {
  return startingCardsOf(view, seat)[0]?.role ?? 'rebel';
}

/** The seat whose cards are shown large: the one that was pressed, the one that is asked, one's own, or whose turn it is. */
export function seatShown({ opened, legal, props }: BoardState): Seat {
  const { viewer } = props;
  return opened.value ?? legal.value?.seat ?? (viewer === 'spectator' ? props.view.value.toMove : viewer);
}
