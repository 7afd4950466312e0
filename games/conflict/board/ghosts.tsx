import { formatPercent } from '../../common/percent.ts';
import type { BoardState } from './board-state.ts';
import { between, type Chart } from './chart.ts';
import { MarkerArt } from './marker-art.tsx';

/** Where the choice that is composed or looked at would bring the marker, with chances where it is not sure. */
export function Ghosts({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const { marker } = props.view.value;
  const ahead = table.ahead.value;
  const ends = ahead === undefined || ahead.dice !== undefined ? [] : ahead.ends;
  const farthest = ends.reduce(
    (far, { field }) => (Math.abs(field - marker) > Math.abs(far - marker) ? field : far),
    marker,
  );
  const way = between(marker, farthest).flatMap((field) => chart.points[field] ?? []);
  const moves = ends.some(({ field }) => field !== marker);
  return (
    <>
      <svg class="cf-layer cf-lanes" width={chart.width} height={chart.height} aria-hidden="true">
        {moves && (
          <path
            class={`cf-lane ${farthest < marker ? 'cf-lane-back' : ''}`}
            d={`M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          />
        )}
        <Pointed table={table} chart={chart} />
      </svg>
      {moves && (
        <div class="cf-layer cf-ghosts" aria-hidden="true">
          {ends.map(({ field, chance }) => {
            const point = chart.points[field];
            if (point === undefined) return null;
            const size = chart.radius * 1.9;
            return (
              <span
                key={field}
                class="cf-ghost"
                data-ghost={field}
                style={{ left: `${point.x}px`, top: `${point.y}px` }}
              >
                <MarkerArt size={size} opacity={0.5 + 0.5 * chance} />
                {chance < 1 && <b class="cf-chance">{formatPercent(chance)}</b>}
              </span>
            );
          })}
        </div>
      )}
    </>
  );
}

/** The field to which the log points. */
function Pointed({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const [kind, field] = table.props.pointed.value?.split(':') ?? [];
  const point = kind === 'field' ? chart.points[Number(field)] : undefined;
  return point ? <circle class="cf-pointed" cx={point.x} cy={point.y} r={chart.radius * 1.25} /> : null;
}
