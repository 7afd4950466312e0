import type { ZoneColor } from '../map/furnishing.ts';
import './art.css';
import type { TokenSign } from './signs.ts';

/** A terminal, a crate or a token of a mission, in the space whose top left corner is at `x`, `y`. */
export function TokenMark({
  shown,
  color,
  x,
  y,
}: {
  readonly shown: TokenSign;
  readonly color?: ZoneColor | undefined;
  readonly x: number;
  readonly y: number;
}) {
  const { plate, sign } = shown;
  return (
    <g class={`ia-token${color === undefined ? '' : ` ia-${color}`}`} transform={`translate(${x} ${y})`}>
      <path class="ia-token-shade" d={plate} transform="translate(3 5)" />
      <path class="ia-token-plate" d={plate} />
      <path class="ia-token-sign" d={sign} />
    </g>
  );
}
