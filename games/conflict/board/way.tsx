import { useMemo } from 'preact/hooks';
import type { Chart, Point } from './chart.ts';

/** Between fields that lie further apart than this, in radii, arrows show the way. */
const far = 3.4;
/** One star on so many square pixels, and how far apart the circles around the last field are, in pixels. */
const sky = { perStar: 5200, ring: 110, rings: 5 };

/** The sky and the way through it, below the fields. Drawn anew only with the chart. */
export function Way({ chart }: { readonly chart: Chart }) {
  return useMemo(() => <Drawing chart={chart} />, [chart]);
}

function Drawing({ chart }: { readonly chart: Chart }) {
  const { width, height, radius, points } = chart;
  const end = points.at(-1);
  return (
    <svg class="cf-layer" width={width} height={height} aria-hidden="true">
      {([1, 1.7, 2.6] as const).map((size, at) => (
        <path key={size} class="cf-stars" d={starsOf(chart, at)} stroke-width={size} />
      ))}
      {end !== undefined &&
        Array.from({ length: sky.rings }, (_, at) => (
          <circle key={at} class="cf-orbit" cx={end.x} cy={end.y} r={(at + 1) * sky.ring} />
        ))}
      <path class="cf-way-glow" d={lineOf(points)} stroke-width={radius * 1.1} />
      <path class="cf-way" d={lineOf(points)} stroke-width={Math.max(3, radius * 0.3)} />
    </svg>
  );
}

/** How far the First Order has come, and where the way goes on. */
export function March({ chart, marker }: { readonly chart: Chart; readonly marker: number }) {
  const { width, height, radius, points } = chart;
  const [come, whole] = [lengthOf(points.slice(0, marker + 1)), lengthOf(points)];
  return (
    <svg class="cf-layer" width={width} height={height} aria-hidden="true">
      <path
        class="cf-march"
        d={lineOf(points)}
        stroke-width={Math.max(3, radius * 0.2)}
        style={{ strokeDasharray: `${come}px ${whole + 1}px` }}
      />
      <path class="cf-arrows" d={arrowsOf(chart)} stroke-width={Math.max(2, radius * 0.1)} />
    </svg>
  );
}

function lineOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

function lengthOf(points: readonly Point[]): number {
  return pairs(points).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
}

function pairs(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from === undefined ? [] : [[from, to] as const];
  });
}

/** Spread evenly and without a pattern, and the same at every look: steps of the plastic number. */
function starsOf({ width, height }: Chart, third: number): string {
  const count = Math.round((width * height) / sky.perStar);
  const stars = Array.from({ length: count }, (_, at) => at).filter((at) => Math.min(2, at % 7) === third);
  return stars
    .map((at) => {
      const [x, y] = [(at * 0.754878) % 1, (at * 0.56984) % 1];
      return `M${(x * width).toFixed(1)} ${(y * height).toFixed(1)}h.1`;
    })
    .join('');
}

/** Arrow heads on the long pieces of the way, between the fields at their ends. */
function arrowsOf({ points, radius }: Chart): string {
  return pairs(points)
    .flatMap(([from, to]) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const long = Math.hypot(dx, dy);
      if (long < far * radius) return [];
      const [ux, uy] = [dx / long, dy / long];
      const size = radius * 0.22;
      const count = Math.max(1, Math.floor((long - 2.2 * radius) / (radius * 0.8)));
      return Array.from({ length: count }, (_, at) => {
        const on = long / 2 + (at - (count - 1) / 2) * radius * 0.8;
        const [x, y] = [from.x + ux * on, from.y + uy * on];
        const wing = (side: number): string =>
          `${(x - ux * size - uy * size * side).toFixed(1)} ${(y - uy * size + ux * size * side).toFixed(1)}`;
        return `M${wing(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${wing(-1)}`;
      });
    })
    .join('');
}
