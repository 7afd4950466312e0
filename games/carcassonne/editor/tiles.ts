import { mostTiles } from '../content/check.ts';
import type { PackFile, TileKind } from '../content/pack.ts';
import { spellTile, wordsOf } from './spelling.ts';

/** With another tile in the place of one. */
export function withTile(pack: PackFile, index: number, tile: TileKind): PackFile {
  return { ...pack, tiles: pack.tiles.with(index, tile) };
}

/** With that tile as the only start tile, of which there is one. */
export function makeStart(pack: PackFile, index: number): PackFile {
  const tiles = pack.tiles.map((tile, at) =>
    at === index ? { ...tile, start: true, count: 1 } : { ...tile, start: false },
  );
  return { ...pack, tiles };
}

/** With a copy of a tile after it; the same pack if it is full. */
export function copyTile(pack: PackFile, index: number): PackFile {
  const tile = pack.tiles[index];
  if (tile === undefined || pack.tiles.length >= mostTiles) return pack;
  const names = new Set(pack.tiles.map(({ planet }) => planet?.name));
  const planet = tile.planet && { ...tile.planet, name: freeName(tile.planet.name, names) };
  const copy = { ...tile, id: freeId(pack.tiles), start: false, planet };
  return { ...pack, tiles: pack.tiles.toSpliced(index + 1, 0, copy) };
}

/** Without a tile; the same pack if it has no other. */
export function removeTile(pack: PackFile, index: number): PackFile {
  return pack.tiles.length <= 1 ? pack : { ...pack, tiles: pack.tiles.toSpliced(index, 1) };
}

/** All tiles as lines, each with its id; the start tile has a `!` before its words. */
export function linesOf({ tiles }: PackFile): string {
  return tiles.map((tile) => `${tile.id}: ${tile.start ? '!' : ''}${wordsOf(tile)}`).join('\n');
}

/**
 * With the tiles of these lines. Tiles keep their names and certainty by id; a line without an id gets one. Returns
 * undefined if a line says no tile.
 */
export function spellLines(pack: PackFile, lines: string): PackFile | undefined {
  const known = new Map(pack.tiles.map((tile) => [tile.id, tile]));
  const tiles: TileKind[] = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    const [, id, mark, words = ''] =
      /^\s*(?:([A-Za-z0-9][A-Za-z0-9_-]{0,31})\s*:)?\s*(!?)(.*)$/.exec(line) ?? [];
    const base = known.get(id ?? '') ?? freshTile(id ?? freeId([...pack.tiles, ...tiles]));
    const tile = spellTile(base, words);
    if (tile === undefined) return undefined;
    const start = mark === '!';
    tiles.push(tile.start === start ? tile : { ...tile, start });
  }
  return tiles.length === 0 || tiles.length > mostTiles ? undefined : { ...pack, tiles };
}

/** A tile of open space, to be given routes and fields. */
export function freshTile(id: string): TileKind {
  return {
    id,
    name: id,
    group: id,
    count: 1,
    start: false,
    edges: { N: 'space', E: 'space', S: 'space', W: 'space' },
    segments: [],
    planet: null,
    status: { geometry: 'original', count: 'original', symbols: 'original' },
  };
}

function freeName(name: string, taken: ReadonlySet<string | undefined>): string {
  for (let number = 2; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}

function freeId(tiles: readonly TileKind[]): string {
  const taken = new Set(tiles.map(({ id }) => id));
  for (let number = 1; ; number++) if (!taken.has(`T${number}`)) return `T${number}`;
}
