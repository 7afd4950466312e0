import type { Chance } from '../../../kernel/chance.ts';
import { at } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { figure } from './figures.ts';
import { putFigures } from './placing-figures.ts';
import { tileKind } from './realm.ts';
import { type CarcassonneState, emptyTable } from './state.ts';
import { suppliesOf } from './supply.ts';
import { putTile } from './table.ts';
import type { PlacedTile, View } from './view.ts';

/** The state that a view shows; the tiles that lie face down are in the order of the pack. */
export function restore(pack: CompiledPack, view: View): CarcassonneState {
  const number = (id: string) => pack.byId.get(id) ?? -1;
  const state = emptyTable(
    pack,
    view.variant,
    view.seats.map(({ color }) => color),
  );
  for (const tile of view.placed) layOut(pack, state, number(tile.tile), tile);
  state.toMove = view.toMove;
  state.stack = [...view.stack];
  state.drawn = view.tile === undefined ? -1 : number(view.tile);
  state.removed = view.removed.map(number);
  state.scores = view.seats.map(({ score }) => score);
  state.supply = suppliesOf(view.seats.map(({ supply }) => supply));
  state.pile = Object.entries(view.remaining).flatMap(([id, count]) =>
    new Array<number>(count).fill(number(id)),
  );
  return state;
}

/** A match that looks like this view; the tiles that lie face down are shuffled anew. */
export function imagine(pack: CompiledPack, view: View, chance: Chance): CarcassonneState {
  const state = restore(pack, view);
  chance.shuffle(state.pile);
  return state;
}

/** Puts down a tile with the figures that stand on it; all that it names must exist. */
export function layOut(pack: CompiledPack, state: CarcassonneState, kind: number, placed: PlacedTile): void {
  const tile = state.tiles.length;
  putTile(pack, state, kind, placed.x, placed.y, placed.rotation);
  for (const { color, size, segment } of placed.figures ?? []) {
    const index = tileKind(pack, state, tile).segments.findIndex(({ id }) => id === segment);
    putFigures(state, at(state.firstSegment, tile) + index, figure(state.colors.indexOf(color), size));
  }
}
