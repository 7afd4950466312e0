import type { Seat } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import type { Mark, TableSeat } from './board.ts';
import { mute } from './muted.ts';
import { nameOf } from './seats.ts';

/** The sign of a seat, told by its shape; boards give it the seat's colour as well, with `--mark`. */
export function TeamMark({ seat }: { readonly seat: Seat }) {
  return <i class="team-mark" data-shape={seat % 6} aria-hidden="true" />;
}

/** Who points at one thing, beside its name. */
export function MarksHere({
  marks,
  at,
  seats,
}: {
  readonly marks: readonly Mark[];
  readonly at: string;
  readonly seats: readonly TableSeat[];
}) {
  const here = marks.filter((mark) => mark.at === at);
  if (here.length === 0) return null;
  const names = here.map(({ seat }) => nameOf(seat, seats)).join(', ');
  return (
    <span class="marks-here">
      {here.map(({ seat }) => (
        <TeamMark key={seat} seat={seat} />
      ))}
      <span aria-hidden="true">{names}</span>
      <span class="hidden-text">{t('point.here', { names })}</span>
    </span>
  );
}

/** Who else points at something now, and the way not to see it. Screen readers were told when it came. */
export function MarkList({
  marks,
  seats,
  personOf,
}: {
  readonly marks: readonly Mark[];
  readonly seats: readonly TableSeat[];
  readonly personOf: (seat: Seat) => string | undefined;
}) {
  const others = marks.filter(({ seat }) => seats[seat]?.mine !== true);
  if (others.length === 0) return null;
  return (
    <ul class="mark-list" aria-label={t('point.title')}>
      {others.map(({ seat, what }) => {
        const name = nameOf(seat, seats);
        const person = personOf(seat);
        return (
          <li key={seat} data-mark={seat}>
            <TeamMark seat={seat} />
            <b>{name}</b>
            <span>{what}</span>
            {person !== undefined && (
              <button
                type="button"
                class="icon-button chat-mute"
                aria-label={t('point.mute', { name })}
                title={t('point.mute', { name })}
                onClick={() => mute(person, name)}
              >
                <Icon name="mute" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
