import type { Seat } from '../../../kernel/game.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';

/** Squares of a lap. */
export const lap = 50;

/** The score track: fifty squares like the graduated border of a chart, every side's marker on it, laps beside it. */
export function ScoreTrack({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const seats = props.seats.value;
  // A team has one marker, that of its first seat.
  const markers = view.seats.flatMap(({ color, team, score }, seat) =>
    view.seats.findIndex((other) => other.team === team) === seat ? [{ seat, color, score }] : [],
  );
  const label = (seat: Seat, score: number): string =>
    props.say({
      key: 'board.scoreOf',
      args: { name: seats[seat]?.name ?? '', score, laps: Math.floor(score / lap) },
    });
  return (
    <section class="cs-track" data-part="score" aria-label={props.say({ key: 'board.track' })}>
      <div class="cs-track-scale" aria-hidden="true">
        {Array.from({ length: lap }, (_, at) => (
          <span key={`square ${at + 1}`} class={at % 5 === 0 ? 'cs-track-five' : undefined}>
            {at % 10 === 0 ? at : ''}
          </span>
        ))}
      </div>
      <ul>
        {markers.map(({ seat, color, score }) => {
          const at = score % lap;
          const company = markers.filter((other) => other.score % lap === at);
          return (
            <li
              key={seat}
              data-marker={seat}
              style={{
                left: `${((at + 0.5) / lap) * 100}%`,
                '--stack': company.findIndex((other) => other.seat === seat),
              }}
              title={label(seat, score)}
            >
              <span class="hidden-text">{label(seat, score)}</span>
              <FigureIcon color={color} size="small" height={30} />
              {score >= lap && (
                <b class="cs-laps" aria-hidden="true">
                  {Math.floor(score / lap) * lap}+
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
