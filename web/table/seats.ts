import type { Seat } from '../../kernel/game.ts';
import type { SeatInfo } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { seatName } from '../seat-name.ts';
import type { TableSeat } from './board.ts';
import { numberNames } from './number-names.ts';

/** The seats as the table shows them once the match has begun, no two of them called the same. */
export function tableSeats(seats: readonly SeatInfo[]): TableSeat[] {
  const names = numberNames(seats.map(seatName));
  return seats.map(({ kind, mine, online, standIn }, seat) => ({
    seat,
    name: names[seat] ?? '',
    kind: kind === 'bot' ? 'bot' : 'person',
    mine,
    online,
    ...(standIn && { standIn, note: t(standIn === 'resigned' ? 'seat.resigned' : 'seat.stoodIn') }),
  }));
}

/** What the holder of a seat is called; its number, where nobody is known to hold it. */
export function nameOf(seat: Seat, seats: readonly TableSeat[]): string {
  return seats[seat]?.name ?? String(seat + 1);
}
