import type { AutomaticStep } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Event } from './event.ts';
import { placingFrame } from './placing-tiles.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { fitsSomewhere } from './table.ts';

/**
 * A turn begins with a tile from the pile. One that fits nowhere leaves the game, and the same player draws again
 * (ruling 8); where no tile is left, the match ends (p. 16).
 */
export function drawTile(pack: CompiledPack): AutomaticStep<CarcassonneState, TurnFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, emit }) {
      const top = stack.length - 1;
      for (;;) {
        const kind = state.pile.shift();
        if (kind === undefined) {
          stack[top] = { step: 'finalScoring' };
          return;
        }
        const tile = entry(pack.tiles, kind).kind.id;
        emit?.({ kind: 'drewTile', seat: state.toMove, tile });
        if (fitsSomewhere(pack, state, kind)) {
          state.drawn = kind;
          stack[top] = placingFrame(pack, state);
          return;
        }
        state.removed.push(kind);
        emit?.({ kind: 'removedTile', seat: state.toMove, tile });
      }
    },
  };
}
