import { at, entry } from '../../common/at.ts';
import { compile } from '../content/compile.ts';
import type { SegmentKind } from '../content/pack.ts';
import type { Rotation } from './choice.ts';
import { cellOf, growTo } from './grid.ts';
import { addSegment, join, kindOf, tileKind } from './realm.ts';
import type { CarcassonneState } from './state.ts';

/** The four squares at the sides of a square, clockwise from north. */
export const beside = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The eight squares around a square, row by row. */
export const around = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** Puts a tile down and joins its segments to what they meet. Whether it fits is asked before. */
export function putTile(
  state: CarcassonneState,
  kind: number,
  x: number,
  y: number,
  rotation: Rotation,
): void {
  growTo(state, x, y);
  const compiled = entry(compile(state.pack).tiles, kind);
  const tile = state.tiles.length;
  const first = state.tileOf.length;
  state.tiles.push(kind);
  state.xs.push(x);
  state.ys.push(y);
  state.rotations.push(rotation);
  state.firstSegment.push(first);
  for (let index = 0; index < compiled.segments.length; index++) addSegment(state, tile, index);

  const cell = cellOf(state, x, y);
  state.tileAt[cell] = tile;
  const waiting = state.frontier.indexOf(cell);
  if (waiting >= 0) state.frontier.splice(waiting, 1);
  for (let side = 0; side < 4; side++) {
    const [dx, dy] = entry(beside, side);
    const neighbour = cellOf(state, x + dx, y + dy);
    const other = at(state.tileAt, neighbour);
    const opposite = (side + 2) & 3;
    if (other < 0) needFrom(state, neighbour, opposite, (at(compiled.borders, rotation) >> (side * 2)) & 3);
    else {
      const mine = at(compiled.segmentAt, rotation * 4 + side);
      const theirs = at(tileKind(state, other).segmentAt, at(state.rotations, other) * 4 + opposite);
      if (mine >= 0 && theirs >= 0) join(state, first + mine, at(state.firstSegment, other) + theirs);
    }
  }
  surroundPlanets(state, tile);
}

/** A free square now has a neighbour, and must show the same as that neighbour at that side. */
function needFrom(state: CarcassonneState, cell: number, side: number, terrain: number): void {
  const need = at(state.needs, cell);
  if (need === 0) state.frontier.push(cell);
  state.needs[cell] = need | (terrain << (side * 2));
}

/** The new tile counts for the planets around it, and the tiles around it for its own planet (p. 13). */
function surroundPlanets(state: CarcassonneState, tile: number): void {
  const cell = cellOf(state, at(state.xs, tile), at(state.ys, tile));
  const own = planetOn(state, tile);
  if (own >= 0) state.open[own] = around.length;
  for (const [dx, dy] of around) {
    const neighbour = at(state.tileAt, cell + dy * state.width + dx);
    if (neighbour < 0) continue;
    if (own >= 0) surround(state, own);
    const planet = planetOn(state, neighbour);
    if (planet >= 0) surround(state, planet);
  }
}

function surround(state: CarcassonneState, planet: number): void {
  state.open[planet] = at(state.open, planet) - 1;
  state.tilesIn[planet] = at(state.tilesIn, planet) + 1;
}

/** The segment of a placed tile's planet, or -1. */
export function planetOn(state: CarcassonneState, tile: number): number {
  const { planet } = tileKind(state, tile);
  return planet < 0 ? -1 : at(state.firstSegment, tile) + planet;
}

export function lastTile(state: CarcassonneState): number {
  return state.tiles.length - 1;
}

/** The planets on the eight squares around a placed tile, in the order of placing. */
export function planetsAround(state: CarcassonneState, tile: number): number[] {
  const planets: number[] = [];
  const cell = cellOf(state, at(state.xs, tile), at(state.ys, tile));
  for (const [dx, dy] of around) {
    const neighbour = at(state.tileAt, cell + dy * state.width + dx);
    if (neighbour < 0) continue;
    const planet = planetOn(state, neighbour);
    if (planet >= 0) planets.push(planet);
  }
  return planets.length > 1 ? planets.sort((a, b) => a - b) : planets;
}

const order: readonly SegmentKind[] = ['route', 'asteroid', 'planet'];

/**
 * The realms that the last tile touches: of its own segments, and the planets around it. In the order in which they
 * are fought for and scored (ruling 43): routes, fields, planets, each by lowest segment.
 */
export function touchedRealms(state: CarcassonneState): number[] {
  const tile = lastTile(state);
  if (tile < 0) return [];
  const first = at(state.firstSegment, tile);
  const realms: number[] = [];
  for (const kind of order) {
    if (kind === 'planet') realms.push(...planetsAround(state, tile));
    for (let segment = first; segment < state.tileOf.length; segment++) {
      const realm = at(state.realmOf, segment);
      if (kindOf(state, segment) === kind && !realms.includes(realm)) realms.push(realm);
    }
  }
  return realms;
}

/** One bit for each rotation in which the tile fits on a square of the grid. */
export function rotationsAt(state: CarcassonneState, kind: number, cell: number): number {
  return at(compile(state.pack).rotations, kind * 256 + at(state.needs, cell));
}

export function fitsSomewhere(state: CarcassonneState, kind: number): boolean {
  return state.frontier.some((cell) => rotationsAt(state, kind, cell) !== 0);
}
