import type { Fall } from '../../games/review.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import type { TableSeat } from './board.ts';
import { nameOf } from './seats.ts';

/** Who left the match before its end, through whom, and why. */
export function FallList({
  falls,
  seats,
  speak,
}: {
  readonly falls: readonly Fall[];
  readonly seats: readonly TableSeat[];
  readonly speak: Speaker;
}) {
  return (
    <table class="falls">
      <caption>{t('over.falls')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('over.falls.out')}</th>
          <th scope="col">{t('over.falls.by')}</th>
          <th scope="col">{t('over.falls.why')}</th>
        </tr>
      </thead>
      <tbody>
        {falls.map(({ seat, by, why }) => (
          <tr key={seat}>
            <th scope="row">{nameOf(seat, seats)}</th>
            <td>{by === undefined ? '–' : nameOf(by, seats)}</td>
            <td>{speak.say(why)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
