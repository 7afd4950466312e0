import type { Color, ShipId } from '../content/pack.ts';
import { shipParts } from './art/ships.ts';

/** A ship in its colour, nose up. The rim keeps it apart from whatever lies under it. */
export function ShipIcon({
  id,
  color,
  size,
  heading = 0,
}: {
  readonly id: ShipId;
  readonly color: Color;
  /** The side of its square in pixels. */
  readonly size: number;
  /** In degrees, 0 upwards. */
  readonly heading?: number;
}) {
  const parts = shipParts[id];
  const outline = parts.map(({ d }) => d).join('');
  return (
    <svg
      class={`st-ship-icon st-${color}`}
      viewBox="-26 -26 52 52"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="st-ship-shadow" transform={`translate(1.5 4) rotate(${heading})`} d={outline} />
      <g transform={`rotate(${heading})`}>
        <path class="st-ship-rim" d={outline} />
        {parts.map(({ tone, d }, at) => (
          <path key={at} class={`st-tone-${tone}`} d={d} />
        ))}
      </g>
    </svg>
  );
}
