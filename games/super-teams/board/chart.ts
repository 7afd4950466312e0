import type { Pack } from '../content/pack-schema.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the spaces of a track lie on the screen, in pixels. */
export interface Chart {
  readonly lies: 'turned' | 'straight';
  readonly width: number;
  readonly height: number;
  /** Of a space. */
  readonly radius: number;
  /** Of the first and the last planet. */
  readonly planet: number;
  /** The middles of the spaces; of the two planets, set back from the track so that they hide nothing. */
  readonly points: readonly Point[];
  /** By space: the direction of flight in degrees, 0 upwards. */
  readonly headings: readonly number[];
}

/** How much larger a planet is than a space, and how far its middle is set back. */
const planetSize = 1.75;
const planetBack = 0.9;
/** How far the ring of the last planet reaches, as a part of the planet's radius. */
const ringReach = 1.27;
/** The track keeps the way it lies as long as it would not be so much larger the other way. */
const worthTurning = 1.4;
/** Room around the outermost spaces, in radii. */
const margin = planetSize * ringReach;

/**
 * Fits a track into a room of some pixels: as the pack has it, or turned to the left where it is larger so, as on a
 * phone. A track that `lies` in some way already keeps it unless the other way is much larger.
 */
export function chartOf(
  { spaces, picture: { radius } }: Pack,
  width: number,
  height: number,
  lies?: 'turned' | 'straight',
): Chart {
  const upright = box(spaces, radius);
  const fit = (across: number, down: number) => Math.min(width / across, height / down);
  const gain = fit(upright.height, upright.width) / fit(upright.width, upright.height);
  const turned = gain > (lies === undefined ? 1.05 : lies === 'turned' ? 1 / worthTurning : worthTurning);
  const laid = turned ? spaces.map(({ x, y }) => ({ x: y, y: -x })) : spaces;
  const { left, top, ...size } = box(laid, radius);
  const scale = fit(size.width, size.height);
  const points = laid.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }));
  const unit = radius * scale;
  const headings = points.map((_, at) => headingAt(points, at));
  const set = (at: number, by: number): void => {
    const point = points[at];
    const heading = headings[at];
    if (point === undefined || heading === undefined) return;
    const angle = ((heading - 90) * Math.PI) / 180;
    points[at] = {
      x: clamp(point.x + Math.cos(angle) * by, unit * margin, size.width * scale - unit * margin),
      y: clamp(point.y + Math.sin(angle) * by, unit * margin, size.height * scale - unit * margin),
    };
  };
  set(0, -unit * planetBack);
  set(points.length - 1, unit * planetBack);
  return {
    lies: turned ? 'turned' : 'straight',
    width: size.width * scale,
    height: size.height * scale,
    radius: unit,
    planet: unit * planetSize,
    points,
    headings,
  };
}

function box(spaces: readonly Point[], radius: number) {
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const left = Math.min(...xs) - radius * margin;
  const top = Math.min(...ys) - radius * margin;
  return {
    left,
    top,
    width: Math.max(...xs) + radius * margin - left,
    height: Math.max(...ys) + radius * margin - top,
  };
}

/** From the space before to the space after. */
function headingAt(points: readonly Point[], at: number): number {
  const from = points[Math.max(0, at - 1)];
  const to = points[Math.min(points.length - 1, at + 1)];
  if (from === undefined || to === undefined) return 0;
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
