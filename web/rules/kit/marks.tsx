import type { ComponentChildren } from 'preact';
import './marks.css';

/** A place in a diagram. */
export type At = readonly [x: number, y: number];

/** The room in which every diagram is drawn, in the units of its SVG. */
export const room = { width: 360, height: 150 } as const;

/** A diagram; the class gives its pieces the colours of their board. Its caption says what it shows. */
export function Drawing({
  class: name,
  children,
}: {
  readonly class: string;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class={name} viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A picture of a board as a part of a diagram, fitted to a room with its upper left corner at a place. */
export function Piece({
  at: [x, y],
  width,
  height,
  children,
}: {
  readonly at: At;
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}) {
  return (
    <svg x={x} y={y} width={width} height={height} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Allowed. */
export function Tick({ at: [x, y] }: { readonly at: At }) {
  return (
    <g class="dg-tick" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <path d="M-4.5 .5-1 4 5-3.5" />
    </g>
  );
}

/** Not allowed. */
export function Cross({ at: [x, y] }: { readonly at: At }) {
  return (
    <g class="dg-cross" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <path d="M-4-4 4 4M4-4-4 4" />
    </g>
  );
}

/** The number of a step. */
export function Step({ at: [x, y], number }: { readonly at: At; readonly number: number }) {
  return (
    <g class="dg-step" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <text y="5">{number}</text>
    </g>
  );
}

/** What is counted: numbers and signs, no words. */
export function Sum({ at: [x, y], children }: { readonly at: At; readonly children: ComponentChildren }) {
  return (
    <text class="dg-sum" x={x} y={y}>
      {children}
    </text>
  );
}

/**
 * An arrow from one place to another.
 *
 * @param bend how far its middle is set aside, to the left of its way
 */
export function Arrow({
  from: [x, y],
  to: [tox, toy],
  bend = 0,
  weak = false,
}: {
  readonly from: At;
  readonly to: At;
  readonly bend?: number;
  /** What happens to it, not what somebody does. */
  readonly weak?: boolean;
}) {
  const far = Math.hypot(tox - x, toy - y);
  const [left, up] = [(toy - y) / far, (x - tox) / far];
  // The curve passes its middle at half of the way to this point.
  const [cx, cy] = [(x + tox) / 2 + left * bend * 2, (y + toy) / 2 + up * bend * 2];
  const heading = (Math.atan2(toy - cy, tox - cx) * 180) / Math.PI;
  return (
    <g class={weak ? 'dg-arrow dg-weak' : 'dg-arrow'}>
      <path d={`M${x} ${y}Q${cx} ${cy} ${tox} ${toy}`} />
      <path d="M-9-6 0 0-9 6" transform={`translate(${tox} ${toy}) rotate(${heading})`} />
    </g>
  );
}

/** A square that is meant: lit up where something lies, dashed where something could. */
export function Square({
  at: [x, y],
  side,
  kind,
}: {
  readonly at: At;
  readonly side: number;
  readonly kind: 'legal' | 'illegal' | 'free';
}) {
  return <rect class={`dg-square dg-${kind}`} x={x} y={y} width={side} height={side} />;
}
