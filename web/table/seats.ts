import type { Seat } from '../../kernel/game.ts';
import type { SeatInfo } from '../../server/protocol.ts';
import { seatName } from '../seat-name.ts';
import type { TableSeat } from './board.ts';

/** A seat as the table shows it once the match has begun. */
export function tableSeat({ kind, name, mine, online }: SeatInfo, seat: Seat): TableSeat {
  return { seat, name: seatName({ kind, name }), kind: kind === 'bot' ? 'bot' : 'person', mine, online };
}

/** What the holder of a seat is called; its number, where nobody is known to hold it. */
export function nameOf(seat: Seat, seats: readonly TableSeat[]): string {
  return seats[seat]?.name ?? String(seat + 1);
}
