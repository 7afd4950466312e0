import type { Point } from '../chart.ts';

/** A stretch of the Maw as one thing: its body along the spaces, and the teeth that stand in from both its edges. */
export interface MawArt {
  readonly body: string;
  readonly teeth: string;
}

/** @param radius of a space, in the unit of the points */
export function mawArt(spaces: readonly Point[], radius: number): MawArt {
  const first = spaces[0];
  const last = spaces.at(-1);
  if (first === undefined || last === undefined) return { body: '', teeth: '' };
  const heading = headingOf(first, spaces[1] ?? { x: first.x + 1, y: first.y });
  const leaving = headingOf(spaces.at(-2) ?? { x: last.x - 1, y: last.y }, last);
  // The mouth is open a little beyond its first and last space, up to the spaces beside it.
  const line = [move(first, heading, -radius * 0.62), ...spaces, move(last, leaving, radius * 0.62)];
  return {
    body: `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    teeth: [-1, 1].map((side) => teethAlong(line, side, radius)).join(''),
  };
}

/** Triangles along one edge, alternately long and short, each pointing inwards. */
function teethAlong(line: readonly Point[], side: number, radius: number): string {
  const edge = radius * 1.42;
  const step = radius * 0.36;
  let drawn = '';
  let count = 0;
  let rest = step / 2;
  for (const [at, from] of line.entries()) {
    const to = line[at + 1];
    if (to === undefined) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = headingOf(from, to);
    const across = along + (Math.PI / 2) * side;
    for (; rest < length; rest += step) {
      const foot = move(move(from, along, rest), across, edge);
      const tip = move(foot, across, -radius * (count++ % 2 === 0 ? 0.52 : 0.34));
      const left = move(foot, along, -step / 2);
      const right = move(foot, along, step / 2);
      drawn += `M${round(left)}L${round(tip)}L${round(right)}Z`;
    }
    rest -= length;
  }
  return drawn;
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function headingOf(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function move({ x, y }: Point, heading: number, by: number): Point {
  return { x: x + Math.cos(heading) * by, y: y + Math.sin(heading) * by };
}
