import { type Faction, type Segment, type Side, sides, type TileKind } from '../content/pack.ts';
import type { Rotation } from '../rules/choice.ts';
import type { FigureOnTile } from '../rules/view.ts';
import { turned } from '../words/table-look.ts';
import type { Canvas } from './canvas.ts';

/** Characters of a tile. */
export const tileWidth = 5;
export const tileHeight = 3;

type Place = readonly [x: number, y: number];

const middle: Place = [2, 1];
/** The characters that lead from the middle to a side, the first beside the middle. */
const arms: Readonly<Record<Side, readonly Place[]>> = {
  N: [[2, 0]],
  E: [
    [3, 1],
    [4, 1],
  ],
  S: [[2, 2]],
  W: [
    [1, 1],
    [0, 1],
  ],
};
/** What a field fills at a side. */
const rims: Readonly<Record<Side, readonly Place[]>> = {
  N: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  E: arms.E,
  S: [
    [1, 2],
    [2, 2],
    [3, 2],
  ],
  W: arms.W,
};
const corners: readonly (readonly [Side, Side, Place])[] = [
  ['N', 'E', [4, 0]],
  ['E', 'S', [4, 2]],
  ['S', 'W', [0, 2]],
  ['W', 'N', [0, 0]],
];
/** Where figures on a planet stand. */
const onPlanet: readonly Place[] = [middle, [0, 2], [4, 2], [0, 0]];

/** How routes meet in the middle, by their sides from the north clockwise. */
const joints: Readonly<Record<string, string>> = {
  NE: '└',
  NS: '│',
  NW: '┘',
  ES: '┌',
  EW: '─',
  SW: '┐',
  NES: '├',
  ESW: '┬',
  NSW: '┤',
  NEW: '┴',
  NESW: '┼',
};

export const symbolSigns: Readonly<Record<Faction, string>> = { rebel: '^', empire: '*', bounty_hunter: '$' };

/** Draws a tile as it lies, its upper left corner at x, y. */
export function drawTile(
  canvas: Canvas,
  x: number,
  y: number,
  kind: TileKind,
  rotation: Rotation,
  figures: readonly FigureOnTile[] = [],
): void {
  for (const [, , [dx, dy]] of corners) canvas.put(x + dx, y + dy, '·', 'dim');
  for (const segment of kind.segments)
    if (segment.kind === 'asteroid') drawField(canvas, x, y, segment, rotation);
  drawRoutes(canvas, x, y, kind, rotation);
  for (const segment of kind.segments) {
    if (segment.kind === 'planet')
      canvas.put(x + 1, y + 1, `(${(kind.planet?.name ?? '?').slice(0, 1)})`, 'planet');
    const [symbol] = segment.symbols;
    if (symbol !== undefined)
      put(canvas, x, y, symbolPlace(segment, rotation), symbolSigns[symbol], 'symbol');
    const standing = figures.filter((figure) => figure.segment === segment.id);
    for (const [index, { color, size }] of standing.entries()) {
      const letter = color.slice(0, 1);
      put(
        canvas,
        x,
        y,
        figurePlace(segment, rotation, index),
        size === 'large' ? letter.toUpperCase() : letter,
        color,
      );
    }
  }
}

function drawField(canvas: Canvas, x: number, y: number, segment: Segment, rotation: Rotation): void {
  const reached = sidesOf(segment, rotation);
  const filled = reached.flatMap((side) => rims[side]);
  for (const [one, other, corner] of corners) {
    if (reached.includes(one) && reached.includes(other)) filled.push(corner);
  }
  if (reached.length > 1) filled.push(middle);
  for (const place of filled) put(canvas, x, y, place, '▒', 'asteroid');
}

function drawRoutes(canvas: Canvas, x: number, y: number, kind: TileKind, rotation: Rotation): void {
  const routes = kind.segments.filter((segment) => segment.kind === 'route');
  for (const side of routes.flatMap((segment) => sidesOf(segment, rotation))) {
    const line = side === 'N' || side === 'S' ? '│' : '─';
    for (const place of arms[side]) put(canvas, x, y, place, line, 'route');
  }
  const meeting = routes.filter(({ edges, endsAt }) => edges.length > 1 || endsAt === 'intersection');
  const joined = sides.filter((side) => meeting.some((segment) => sidesOf(segment, rotation).includes(side)));
  const joint = joints[joined.join('')];
  if (joint !== undefined) put(canvas, x, y, middle, joint, 'route');
}

/** A figure stands at the first side of its route or field. */
function figurePlace(segment: Segment, rotation: Rotation, index: number): Place {
  if (segment.kind === 'planet') return onPlanet[index] ?? middle;
  const [side] = sidesOf(segment, rotation);
  return (side && arms[side][0]) ?? middle;
}

/** A symbol lies at the last side of its route or field, where the figure is not if there is room. */
function symbolPlace(segment: Segment, rotation: Rotation): Place {
  if (segment.kind === 'planet') return [4, 0];
  const side = sidesOf(segment, rotation).at(-1);
  return (side && arms[side].at(-1)) ?? middle;
}

function sidesOf(segment: Segment, rotation: Rotation): Side[] {
  return segment.edges.map((edge) => turned(edge, rotation));
}

function put(
  canvas: Canvas,
  x: number,
  y: number,
  [dx, dy]: Place,
  text: string,
  style: Parameters<Canvas['put']>[3],
): void {
  canvas.put(x + dx, y + dy, text, style);
}
