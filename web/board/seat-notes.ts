import type { Seat } from '../../kernel/game.ts';
import type { BoardProps } from '../table/board.ts';

/** Whether a person who holds a seat is away, and what stands beside their name: that it is oneself, who is away. */
export function seatNotes(
  { seats, say }: Pick<BoardProps, 'seats' | 'say'>,
  seat: Seat,
): { readonly away: boolean; readonly notes: readonly string[] } {
  const held = seats.value[seat];
  const away = held?.kind === 'person' && !held.online && held.note === undefined;
  // At one screen with others, "you" tells nobody apart.
  const alone = seats.value.filter(({ mine }) => mine).length === 1;
  const notes = [
    ...(held?.mine && alone ? [say({ key: 'board.you' })] : []),
    ...(held?.note === undefined ? [] : [held.note]),
    ...(away ? [say({ key: 'board.away' })] : []),
  ];
  return { away, notes };
}
