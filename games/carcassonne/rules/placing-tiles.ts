import type { DecisionStep, RuleId } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import type { Choice, Rotation, TilePlacement } from './choice.ts';
import type { Event } from './event.ts';
import { cellOf, columnOf, rowOf } from './grid.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { putTile, rotationsAt } from './table.ts';

export const rotations: readonly Rotation[] = [0, 1, 2, 3];

/** Action 1 (p. 11): the drawn tile must be put next to another, so that all sides that touch match. */
export const placeTile: DecisionStep<CarcassonneState, TurnFrame, Choice, Event> = {
  automatic: false,

  seats: (state) => [state.toMove],

  choices(state) {
    const choices: TilePlacement[] = [];
    for (const cell of state.frontier) {
      const fitting = rotationsAt(state, state.drawn, cell);
      if (fitting === 0) continue;
      const x = columnOf(state, cell);
      const y = rowOf(state, cell);
      for (const rotation of rotations) {
        if (fitting & (1 << rotation)) choices.push({ kind: 'placeTile', x, y, rotation });
      }
    }
    return choices;
  },

  refuse(state, _frame, _seat, choice): RuleId | undefined {
    if (choice.kind !== 'placeTile') return 'tile-must-be-placed';
    const cell = cellOf(state, choice.x, choice.y);
    if (cell < 0) return 'touches-no-tile';
    if (at(state.tileAt, cell) >= 0) return 'square-taken';
    if (at(state.needs, cell) === 0) return 'touches-no-tile';
    return rotationsAt(state, state.drawn, cell) & (1 << choice.rotation) ? undefined : 'sides-differ';
  },

  answer({ state, tell }, _frame, seat, choice) {
    if (choice.kind !== 'placeTile') return;
    const { x, y, rotation } = choice;
    putTile(state, state.drawn, x, y, rotation);
    tell?.({ kind: 'placedTile', seat, tile: entry(state.pack.tiles, state.drawn).id, x, y, rotation });
    state.drawn = -1;
    state.stack[state.stack.length - 1] = { step: 'placeFigure' };
  },
};
