import { type Beside, targetOf } from '../../../web/packs/kit/nearest-in-row.ts';
import { factions, sides, type Terrain, type TileKind } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { markOwnData } from './certainty.ts';
import { setPlanet, setTerrain, turnTile } from './layout.ts';
import { tileSentence } from './names.ts';
import { sideLetters } from './spelling.ts';
import { copyTile, removeTile, withTile } from './tiles.ts';

/**
 * What the keys do on a tile: the letter of a side changes its kind, P the planet, T turns the tile, a digit is how many
 * there are; arrows go from tile to tile, Insert copies one and Delete takes one out.
 */
export function tileKeys(bench: Bench, beside: Beside): (event: KeyboardEvent) => void {
  const { pack, selected, announce } = bench;

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };

  function act(key: string): boolean {
    const index = selected.peek();
    const last = pack.peek().tiles.length - 1;
    const target = targetOf(key, index, last, beside);
    if (target !== undefined) goTo(bench, target);
    else if (key === 'Insert' || key === '+') putCopy(bench);
    else if (key === 'Delete' || key === 'Backspace') takeOut(bench);
    else return key.length === 1 && type(key.toLowerCase());
    return true;
  }

  function type(letter: string): boolean {
    const index = selected.peek();
    const tile = pack.peek().tiles[index];
    const next = tile && typed(tile, letter);
    if (next === undefined) return false;
    bench.edit(withTile(pack.peek(), index, next), `tile ${index}`);
    announce(tileSentence(next));
    return true;
  }
}

/** The tile after a letter or digit was typed on it; undefined if it means nothing. */
export function typed(tile: TileKind, letter: string): TileKind | undefined {
  const side = sides.find((one) => sideLetters[one] === letter);
  if (side !== undefined) return setTerrain(tile, side, nextTerrain(tile.edges[side]));
  if (letter === 'p') {
    const choices = [undefined, ...factions];
    return setPlanet(tile, choices[(choices.indexOf(tile.planet?.symbol) + 1) % choices.length]);
  }
  if (letter === 't') return turnTile(tile);
  if (/^[1-9]$/.test(letter)) return markOwnData({ ...tile, count: Number(letter) }, 'count');
  return undefined;
}

/** The kind that a side becomes when it is pressed. */
export function nextTerrain(terrain: Terrain): Terrain {
  switch (terrain) {
    case 'space':
      return 'route';
    case 'route':
      return 'asteroid';
    case 'asteroid':
      return 'space';
  }
}

/** Goes to a tile. Whatever is typed next is meant for it, even before it has the focus. */
function goTo({ selected, wanted }: Bench, index: number): void {
  selected.value = index;
  wanted.value = index;
}

/** Puts a copy of the tile after it, and goes to it. */
export function putCopy(bench: Bench): void {
  const { pack, selected, edit, announce } = bench;
  const next = copyTile(pack.peek(), selected.peek());
  if (next === pack.peek()) return;
  edit(next);
  announce({ key: 'editor.copied', args: { count: next.tiles.length } });
  goTo(bench, selected.peek() + 1);
}

/** Takes the tile out, and goes to the one after it. */
export function takeOut(bench: Bench): void {
  const { pack, selected, edit, announce } = bench;
  const next = removeTile(pack.peek(), selected.peek());
  if (next === pack.peek()) return;
  edit(next);
  announce({ key: 'editor.taken', args: { count: next.tiles.length } });
  goTo(bench, Math.min(selected.peek(), next.tiles.length - 1));
}
