import type { AutomaticStep } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { compile } from '../content/compile.ts';
import type { Event } from './event.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { fitsSomewhere } from './table.ts';

/**
 * A turn begins with a tile from the pile. One that fits nowhere leaves the game, and the same player draws again
 * (ruling 8); where no tile is left, the match ends (p. 16).
 */
export const drawTile: AutomaticStep<CarcassonneState, TurnFrame, Event> = {
  automatic: true,
  run({ state, tell }) {
    const top = state.stack.length - 1;
    const kind = state.pile.shift();
    if (kind === undefined) {
      state.stack[top] = { step: 'finalScoring' };
      return;
    }
    const tile = entry(state.pack.tiles, kind).id;
    tell?.({ kind: 'drewTile', seat: state.toMove, tile });
    if (fitsSomewhere(compile(state.pack), state, kind)) {
      state.drawn = kind;
      state.stack[top] = { step: 'placeTile' };
    } else {
      state.removed.push(kind);
      tell?.({ kind: 'removedTile', seat: state.toMove, tile });
    }
  },
};
