import { fanOut } from '../../../web/board/fan-out.ts';
import type { Color } from '../content/pack.ts';
import type { PlayCard } from '../rules/choice.ts';
import { format } from '../rules/notation.ts';
import { choiceSentence } from '../words/choice.ts';
import type { BoardState } from './board-state.ts';
import type { Chart } from './chart.ts';
import { between } from './flights.ts';
import { forecastOf } from './forecast.ts';
import { ShipIcon } from './ship-icon.tsx';

/** The least side of what a finger hits, in pixels. */
const finger = 44;

/** Over the track: the last move, and for the card that is chosen or looked at where each ship would end. */
export function Lanes({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const view = props.view.value;
  const last = view.move ?? view.last;
  const moved = view.ships.find(({ id }) => id === last?.ship);
  const draft = table.draft.value;
  const bonus = draft?.kind === 'playBonus' ? forecastOf(props.rules.pack, view, draft) : undefined;
  return (
    <svg class="st-lanes" width={chart.width} height={chart.height} aria-hidden="true">
      {last !== undefined && moved !== undefined && last.from !== moved.space && (
        <Lane chart={chart} spaces={between(last.from, moved.space)} color={moved.color} past />
      )}
      {bonus !== undefined && draft?.kind === 'playBonus' && (
        <Lane
          chart={chart}
          spaces={between(bonus.from, bonus.to)}
          color={view.ships.find(({ id }) => id === draft.ship)?.color ?? 'red'}
        />
      )}
      {table.shown.value.map((play) => {
        const ahead = forecastOf(props.rules.pack, view, play);
        if (ahead === undefined) return null;
        const color = play.as ?? play.card.color;
        return <Lane key={format(play)} chart={chart} spaces={between(ahead.from, ahead.to)} color={color} />;
      })}
      <Pointed table={table} chart={chart} />
    </svg>
  );
}

function Lane({
  chart,
  spaces,
  color,
  past = false,
}: {
  readonly chart: Chart;
  readonly spaces: readonly number[];
  readonly color: Color;
  readonly past?: boolean;
}) {
  const points = spaces.flatMap((space) => chart.points[space] ?? []);
  const end = points.at(-1);
  if (end === undefined) return null;
  return (
    <g class={`st-lane st-${color} ${past ? 'st-past' : ''}`}>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle cx={end.x} cy={end.y} r={chart.radius * 1.12} />
    </g>
  );
}

/** The space to which the log points. */
function Pointed({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const place = table.props.pointed.value;
  const point = place === undefined ? undefined : chart.points[Number(place)];

  return point ? <circle class="st-pointed" cx={point.x} cy={point.y} r={chart.radius * 1.3} /> : null;
}

/** What a pointer can choose on the track: ships that would come here, as ghosts. Those that overlap fan out. */
export function Ghosts({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const view = props.view.value;
  const draft = table.draft.value;
  const size = chart.radius * 1.5;
  const reach = Math.max(finger, size) / 2;
  const ghosts = fanOut(
    table.shown.value.flatMap((play) => {
      const ahead = forecastOf(props.rules.pack, view, play);
      const point = ahead && chart.points[ahead.to];
      if (ahead === undefined || point === undefined) return [];
      return [{ play, heading: chart.headings[ahead.to] ?? 0, ...point, reach }];
    }),
    chart,
  );
  return (
    <div class="st-ghosts">
      {ghosts.map(({ play, heading, x, y }) => {
        return (
          <button
            key={format(play)}
            type="button"
            class={`st-ghost ${draft?.kind === 'playCard' && same(draft, play) ? 'st-chosen' : ''}`}
            data-ghost={play.ship}
            tabIndex={-1}
            aria-label={props.say(choiceSentence(props.rules.pack, play, view))}
            style={{ left: `${x}px`, top: `${y}px` }}
            onClick={() => table.choosePlay(play)}
          >
            <ShipIcon id={play.ship} color={play.as ?? play.card.color} size={size} heading={heading} />
          </button>
        );
      })}
    </div>
  );
}

function same(a: PlayCard, b: PlayCard): boolean {
  return format(a) === format(b);
}
