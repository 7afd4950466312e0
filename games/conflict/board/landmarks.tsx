import type { Seen } from '../rules/view.ts';
import { resistance } from './art/signs.ts';
import type { Chart } from './chart.ts';

/** The field on which the marker started the match. */
export function startField({ pack, side, seats }: Seen): number {
  return pack.tracks[side].starts?.[seats - 2] ?? 0;
}

/** A flag where the match began, and a ring where this turn began: a field counts only if the marker has left it. */
export function Landmarks({ view, chart }: { readonly view: Seen; readonly chart: Chart }) {
  const { width, height, radius, points } = chart;
  const start = startField(view);
  const flag = start === 0 || start === view.marker ? undefined : points[start];
  const began =
    view.outcome !== undefined || view.turnStart === view.marker ? undefined : points[view.turnStart];
  return (
    <svg class="cf-layer cf-lanes" width={width} height={height} aria-hidden="true">
      {began !== undefined && <circle class="cf-began" cx={began.x} cy={began.y} r={radius * 1.12} />}
      {flag !== undefined && (
        <g transform={`translate(${flag.x} ${flag.y - radius * 0.95}) scale(${radius / 20})`}>
          <path class="cf-flag" d="M-9-11H9V6L0 11-9 6Z" />
          <path class="cf-flag-sign" d={resistance} transform="translate(0 -2) scale(.75)" />
        </g>
      )}
    </svg>
  );
}
