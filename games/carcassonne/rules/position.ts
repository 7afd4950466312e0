import type { Seat, Viewer } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { compile } from '../content/compile.ts';
import type { Square } from './choice.ts';
import { largeOf, smallOf } from './figures.ts';
import { countTiles, idOf, placedTile } from './observe.ts';
import type { CarcassonneState } from './state.ts';
import { lastTile } from './table.ts';
import type { Color, PlacedTile, Supply } from './view.ts';

/** A table as a person would set it out. What is left out is as in a fresh match. */
export interface Position {
  readonly colors?: readonly Color[];
  readonly placed?: readonly PlacedTile[];
  /** In the order of drawing. While a tile waits to be placed, it is the first. */
  readonly pile?: readonly string[];
  /** How often each tile lies face down, where nobody may know the order. Not together with `pile`. */
  readonly remaining?: Readonly<Record<string, number>>;
  /** The tile that has been drawn and waits to be placed. Not together with `pile`. */
  readonly tile?: string;
  /** Tiles that fitted nowhere. */
  readonly removed?: readonly string[];
  readonly scores?: readonly number[];
  readonly supply?: readonly Supply[];
  readonly toMove?: Seat;
  /** The square of the tile that the seat to move has just placed, and on which it may now place a figure. */
  readonly lastPlaced?: Square;
}

/** The position that `arrange` would turn into this state; for a viewer without the order of the pile. */
export function positionOf(state: CarcassonneState, viewer?: Viewer): Position {
  const pack = compile(state.pack);
  const last = lastTile(state);
  const placing = state.stack[state.stack.length - 1]?.step === 'placeFigure';
  const id = (kind: number) => idOf(pack, kind);
  const drawn = state.drawn >= 0 ? [state.drawn] : [];
  return {
    colors: [...state.colors],
    placed: state.tiles.map((_, tile) => placedTile(pack, state, tile)),
    ...(viewer === undefined
      ? { pile: [...drawn, ...state.pile].map(id) }
      : {
          remaining: countTiles(pack, state.pile),
          ...(state.drawn >= 0 && { tile: id(state.drawn) }),
        }),
    removed: state.removed.map(id),
    scores: [...state.scores],
    supply: state.supply.map((own, seat) => ({ small: smallOf(own, seat), large: largeOf(own, seat) })),
    toMove: state.toMove,
    ...(placing && { lastPlaced: { x: at(state.xs, last), y: at(state.ys, last) } }),
  };
}
