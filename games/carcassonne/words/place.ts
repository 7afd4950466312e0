import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Square } from '../rules/choice.ts';
import type { TableView } from '../rules/view.ts';
import { squareName } from './square.ts';
import { tileKind } from './table-look.ts';

/** Clockwise from north, as the messages `compass.<name>`. */
const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** As far off as this, in squares, people go by planets even if the start tile is nearer. */
const inSight = 3;

/** Something on the table that people know by name. */
interface Landmark extends Square {
  /** The planet; undefined for the start tile. */
  readonly planet: string | undefined;
}

/** Where a square lies as people at a table would say it, without coordinates: next to which planet, and on which side. */
export function placeName(view: TableView, square: Square): Sentence {
  const here = view.placed.find(({ x, y }) => x === square.x && y === square.y);
  if (here !== undefined && tileKind(view, here.tile).start) return sentence('place.onStart');
  const known = landmarks(view)
    .map((landmark) => ({ ...landmark, far: distance(landmark, square) }))
    .filter(({ far }) => far > 0)
    .toSorted((a, b) => a.far - b.far);
  const near = known.find(({ planet, far }) => planet !== undefined && far <= inSight) ?? known[0];
  if (near === undefined) return squareName(square);
  const to = sentence(`compass.${directionOf(near, square)}`);
  const args = { to, count: near.far, ...(near.planet !== undefined && { name: near.planet }) };
  const how = near.far === 1 ? 'beside' : 'off';
  return sentence(`place.${how}.${near.planet === undefined ? 'start' : 'planet'}`, args);
}

function landmarks(view: TableView): readonly Landmark[] {
  return view.placed.flatMap(({ tile, x, y }) => {
    const { planet, start } = tileKind(view, tile);
    return planet !== null || start ? [{ x, y, planet: planet?.name }] : [];
  });
}

/** In steps to any of the eight squares around. */
function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function directionOf(from: Square, to: Square): (typeof compass)[number] {
  // Clockwise from north; rows grow southwards.
  const turns = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  return compass[(Math.round(turns * compass.length) + compass.length) % compass.length] ?? 'N';
}
