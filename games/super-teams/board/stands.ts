import type { CompiledPack } from '../content/compile.ts';
import type { ShipView, View } from '../rules/view.ts';
import type { Chart, Point } from './chart.ts';

/** Where a ship stands on the screen, in pixels. */
export interface Stand extends Point {
  readonly ship: ShipView;
  /** The side of the square into which it is drawn. */
  readonly size: number;
  /** In degrees, 0 upwards. */
  readonly heading: number;
}

/** Where ships that share a space stand, as shares of its radius; the more there are, the smaller they are drawn. */
const groups: readonly (readonly [size: number, ...places: readonly (readonly [number, number])[]])[] = [
  [1.62, [0, 0]],
  [1.22, [-0.56, 0.04], [0.56, -0.04]],
  [1.08, [-0.55, -0.4], [0.55, -0.4], [0, 0.56]],
  [1, [-0.52, -0.52], [0.52, -0.52], [-0.52, 0.52], [0.52, 0.52]],
];

/** Where the ships of a view stand, each beside those with which it shares its space and side. */
export function standsOf(pack: CompiledPack, view: Pick<View, 'ships'>, chart: Chart): readonly Stand[] {
  return view.ships.map((ship) => {
    const together = view.ships.filter(({ space, side }) => space === ship.space && side === ship.side);
    return standAt(pack, chart, ship, together.indexOf(ship), together.length);
  });
}

/** Where the `index`th of some ships stands on the space and side of this one. */
function standAt(pack: CompiledPack, chart: Chart, ship: ShipView, index: number, count: number): Stand {
  const { space, side } = ship;
  const middle = chart.points[space] ?? { x: 0, y: 0 };
  const isPlanet = space === 0 || space === pack.last;
  const radius = chart.radius * (isPlanet ? 1.3 : side === undefined ? 1 : 0.8);
  const [size, x, y] = placeIn(index, count);
  const shift = side === undefined ? 0 : sideShift(pack, space, side) * chart.radius * 0.55;
  const heading = chart.headings[space] ?? 0;
  // Beside one another, across the way, so that they stay off the spaces before and behind; on a side, one over the other.
  const turn = ((side === undefined ? heading : 90) * Math.PI) / 180;
  return {
    ship,
    size: size * radius,
    x: middle.x + (x * Math.cos(turn) - y * Math.sin(turn)) * radius + shift,
    y: middle.y + (x * Math.sin(turn) + y * Math.cos(turn)) * radius,
    heading,
  };
}

function placeIn(index: number, count: number): readonly [size: number, x: number, y: number] {
  const [size = 1, ...places] = groups[count - 1] ?? [];
  const place = places[index];
  if (place !== undefined) return [size, ...place];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [0.86, Math.cos(angle) * 1.02, Math.sin(angle) * 1.02];
}

/** -1 on the left of a double space, 1 on its right. */
export function sideShift({ sides }: CompiledPack, space: number, side: string): number {
  return sides[space]?.[0] === side ? -1 : 1;
}
