import type { Seat } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import type { TableSeat } from './board.ts';

/** Who sits at the table, and whose turn it is. */
export function SeatList({
  seats,
  waitingFor,
}: {
  readonly seats: readonly TableSeat[];
  readonly waitingFor: readonly Seat[];
}) {
  return (
    <ol class="seat-list" aria-label={t('table.seats')}>
      {seats.map(({ seat, name, kind, mine, online, note }) => {
        const turn = waitingFor.includes(seat);
        return (
          <li key={seat} class={turn ? 'seat seat-turn' : 'seat'} aria-current={turn ? 'true' : undefined}>
            <span class={online ? 'seat-face' : 'seat-face seat-away'}>
              <Icon name={kind === 'bot' ? 'bot' : 'person'} />
            </span>
            <span class="seat-name">
              {name}
              {mine && <small> {t('seat.you')}</small>}
              {note !== undefined && <small> ({note})</small>}
              {!online && kind === 'person' && note === undefined && <small> {t('seat.away')}</small>}
            </span>
            {turn && (
              <span class="seat-mark">
                <span class="hidden-text">{t('seat.turn')}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
