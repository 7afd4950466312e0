import { at, entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Rotation } from './choice.ts';
import { cellBeside, cellOf, growTo, untouched } from './grid.ts';
import { addSegment, join } from './realm.ts';
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
  pack: CompiledPack,
  state: CarcassonneState,
  kind: number,
  x: number,
  y: number,
  rotation: Rotation,
): void {
  growTo(state, x, y);
  const { segments, segmentAt, borders } = entry(pack.tiles, kind);
  const tile = state.tiles.length;
  const first = state.tileOf.length;
  state.tiles.push(kind);
  state.xs.push(x);
  state.ys.push(y);
  state.rotations.push(rotation);
  state.firstSegment.push(first);
  for (const segment of segments) addSegment(state, tile, segment);

  const { squares, frontier } = state;
  const cell = cellOf(state, x, y);
  if (squares[cell] !== untouched) frontier.splice(frontier.indexOf(cell), 1);
  squares[cell] = tile;
  for (let side = 0; side < 4; side++) {
    const neighbour = cellBeside(state, cell, side);
    const other = at(squares, neighbour);
    const opposite = (side + 2) & 3;
    if (other < 0) {
      // The free square must show the same as this tile at the side where they touch.
      const shown = (at(borders, rotation) >> (side * 2)) & 3;
      if (other === untouched) frontier.push(neighbour);
      squares[neighbour] = ~(~other | (shown << (opposite * 2)));
    } else {
      const mine = at(segmentAt, rotation * 4 + side);
      const beyond = entry(pack.tiles, at(state.tiles, other));
      const theirs = at(beyond.segmentAt, at(state.rotations, other) * 4 + opposite);
      if (mine >= 0 && theirs >= 0) join(pack, state, first + mine, at(state.firstSegment, other) + theirs);
    }
  }
  surroundPlanets(pack, state, tile, cell);
}

/** The new tile counts for the planets around it, and the tiles around it for its own planet (p. 13). */
function surroundPlanets(pack: CompiledPack, state: CarcassonneState, tile: number, cell: number): void {
  const own = planetOn(pack, state, tile);
  if (own >= 0) state.open[own] = around.length;
  const { squares, width } = state;
  for (let row = cell - width; row <= cell + width; row += width) {
    for (let square = row - 1; square <= row + 1; square++) {
      const neighbour = squares[square] ?? -1;
      if (neighbour < 0 || square === cell) continue;
      if (own >= 0) surround(state, own);
      const planet = planetOn(pack, state, neighbour);
      if (planet >= 0) surround(state, planet);
    }
  }
}

function surround(state: CarcassonneState, planet: number): void {
  state.open[planet] = at(state.open, planet) - 1;
  state.tilesIn[planet] = at(state.tilesIn, planet) + 1;
}

/** The segment of a placed tile's planet, or -1. */
export function planetOn(pack: CompiledPack, state: CarcassonneState, tile: number): number {
  const planet = pack.planets[at(state.tiles, tile)] ?? -1;
  return planet < 0 ? -1 : at(state.firstSegment, tile) + planet;
}

export function lastTile(state: CarcassonneState): number {
  return state.tiles.length - 1;
}

/** The planets on the eight squares around a placed tile, in the order of placing. */
export function planetsAround(pack: CompiledPack, state: CarcassonneState, tile: number): number[] {
  const planets: number[] = [];
  const cell = cellOf(state, at(state.xs, tile), at(state.ys, tile));
  const { squares, width } = state;
  for (let row = cell - width; row <= cell + width; row += width) {
    for (let square = row - 1; square <= row + 1; square++) {
      const neighbour = squares[square] ?? -1;
      if (neighbour < 0 || square === cell) continue;
      const planet = planetOn(pack, state, neighbour);
      if (planet >= 0) planets.push(planet);
    }
  }
  return planets.length > 1 ? planets.sort((a, b) => a - b) : planets;
}

/**
 * The realms that the last tile touches: of its own segments, and the planets around it. In the order in which they
 * are fought for and scored (ruling 43): routes, fields, planets, each by lowest segment.
 */
export function touchedRealms(pack: CompiledPack, state: CarcassonneState): number[] {
  const tile = lastTile(state);
  if (tile < 0) return [];
  const first = at(state.firstSegment, tile);
  const { joinable } = entry(pack.tiles, at(state.tiles, tile));
  const realms: number[] = [];
  for (let index = 0; index < joinable.length; index++) {
    const realm = at(state.realmOf, first + at(joinable, index));
    if (!realms.includes(realm)) realms.push(realm);
  }
  const planets = planetsAround(pack, state, tile);
  for (let index = 0; index < planets.length; index++) realms.push(at(planets, index));
  const own = planetOn(pack, state, tile);
  if (own >= 0) realms.push(own);
  return realms;
}

/** One bit for each rotation in which a kind of tile fits on a free square of the grid. */
export function rotationsAt(
  pack: CompiledPack,
  squares: readonly number[],
  kind: number,
  cell: number,
): number {
  return pack.rotations[kind * 256 + ~(squares[cell] ?? 0)] ?? 0;
}

export function fitsSomewhere(pack: CompiledPack, state: CarcassonneState, kind: number): boolean {
  const { frontier, squares } = state;
  for (let index = 0; index < frontier.length; index++) {
    if (rotationsAt(pack, squares, kind, frontier[index] ?? 0) !== 0) return true;
  }
  return false;
}
