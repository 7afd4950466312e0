import type { Viewer } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import type { CompiledPack } from '../content/compile.ts';
import { largeOf, smallOf } from './figures.ts';
import { countTiles, idOf, placedTile } from './observe.ts';
import type { positionSchema } from './position-schema.ts';
import type { CarcassonneState } from './state.ts';
import { lastTile } from './table.ts';

/** A table as a person would set it out. What is left out is as in a fresh match. */
export type Position = FromSchema<typeof positionSchema>;

/** Positions know no area: once one is chosen, there is none until the tile lies. */
export function isCalm({ stack }: CarcassonneState): boolean {
  const frame = stack.at(-1);
  return !(frame?.step === 'placeTile' && frame.area !== undefined);
}

/** The position that `arrange` would turn into this state; for a viewer without the order of the pile. */
export function positionOf(pack: CompiledPack, state: CarcassonneState, viewer?: Viewer): Position {
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
