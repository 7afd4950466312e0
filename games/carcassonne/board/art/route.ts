import type { Light } from './light.ts';
import { palettes } from './palette.ts';
import { n, polyline } from './point.ts';
import type { SegmentShape } from './shape.ts';

/** A trade route: a band of light by night, an inked way by day. Its dashes meet those of the next tile. */
export function routeArt(shape: SegmentShape, light: Light, id: string): string {
  const palette = palettes[light];
  const d = polyline(shape.line);
  const length = shape.line.length === 0 ? 0 : lengthOf(shape);
  // A whole number of dashes, half of one at each border, so that dashes join across borders.
  const count = Math.max(1, Math.round(length / 12.5));
  const period = length / count;
  const dash = `stroke-dasharray="${n(period * 0.5)} ${n(period * 0.5)}" stroke-dashoffset="${n(period * 0.25)}"`;
  const line = (width: number, color: string, extra = ''): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${extra}/>`;
  if (light === 'light') {
    return (
      line(9, palette.chart, 'opacity=".13"') +
      line(6.2, palette.routeBed) +
      line(4.2, palette.routeCore) +
      line(1.6, palette.routeDash, `stroke-linecap="round" ${dash}`)
    );
  }
  return (
    `<filter id="${id}b" filterUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="140"><feGaussianBlur stdDeviation="2.6"/></filter>` +
    line(8, palette.routeGlow, `opacity=".5" filter="url(#${id}b)"`) +
    line(5.6, palette.routeBed, 'opacity=".9"') +
    line(5.6, palette.routeGlow, 'opacity=".24"') +
    line(1.1, palette.routeCore, 'opacity=".5"') +
    line(1.8, palette.routeDash, `stroke-linecap="round" opacity=".92" ${dash}`) +
    edges(shape, palette.routeCore)
  );
}

function edges(shape: SegmentShape, color: string): string {
  const side = (sign: number): string =>
    polyline(
      shape.line.map((point, at) => {
        const before = shape.line[Math.max(0, at - 1)] ?? point;
        const after = shape.line[Math.min(shape.line.length - 1, at + 1)] ?? point;
        const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
        return {
          x: point.x - ((after.y - before.y) / long) * 2.8 * sign,
          y: point.y + ((after.x - before.x) / long) * 2.8 * sign,
        };
      }),
    );
  return `<path d="${side(1)}${side(-1)}" fill="none" stroke="${color}" stroke-width=".4" opacity=".7"/>`;
}

function lengthOf(shape: SegmentShape): number {
  return shape.line.slice(1).reduce((sum, point, at) => {
    const before = shape.line[at] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

/** What ends a route inside the tile: the beacon of an intersection, or a buoy before a field. */
export function beaconArt(x: number, y: number, radius: number, light: Light): string {
  const palette = palettes[light];
  const ticks = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + c * radius * 0.62)} ${n(y + s * radius * 0.62)}L${n(x + c * radius * 0.82)} ${n(y + s * radius * 0.82)}`;
  }).join('');
  const [rim, body, heart] =
    light === 'dark'
      ? ([palette.routeCore, '#0c2444', palette.routeDash] as const)
      : ([palette.routeBed, palette.routeCore, palette.routeDash] as const);
  return (
    `<circle cx="${n(x + 0.6)}" cy="${n(y + 0.9)}" r="${n(radius)}" fill="${palette.shadow}" opacity=".4"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${body}" stroke="${rim}" stroke-width="1.1"/>` +
    `<path d="${ticks}" stroke="${rim}" stroke-width=".5"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.44)}" fill="none" stroke="${rim}" stroke-width=".7"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.2)}" fill="${heart}"/>`
  );
}
