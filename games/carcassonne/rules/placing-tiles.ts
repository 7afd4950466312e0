import type { DecisionStep, RuleId } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { compile } from '../content/compile.ts';
import type { Choice, Rotation, Square, TilePlacement } from './choice.ts';
import type { Event } from './event.ts';
import { cellOf, untouched } from './grid.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { putTile, rotationsAt } from './table.ts';

export const rotations: readonly Rotation[] = [0, 1, 2, 3];

/** Action 1 (p. 11): the drawn tile must be put next to another, so that all sides that touch match. */
export const placeTile: DecisionStep<CarcassonneState, TurnFrame, Choice, Event> = {
  automatic: false,

  seats: (state) => [state.toMove],

  choices(state) {
    const { rotations: fitting } = compile(state.pack);
    const { frontier, squares, width, minX, minY } = state;
    const tile = state.drawn * 256;
    const choices: TilePlacement[] = [];
    for (let index = 0; index < frontier.length; index++) {
      const cell = frontier[index] ?? 0;
      const fits = fitting[tile + ~(squares[cell] ?? 0)] ?? 0;
      if (fits === 0) continue;
      const row = (cell / width) | 0;
      const y = row + minY;
      const x = cell - row * width + minX;
      const known = placementsOn(x, y);
      if (fits & 1) choices.push(known[0]);
      if (fits & 2) choices.push(known[1]);
      if (fits & 4) choices.push(known[2]);
      if (fits & 8) choices.push(known[3]);
    }
    return choices;
  },

  refuse(state, _frame, _seat, choice): RuleId | undefined {
    if (choice.kind !== 'placeTile') return 'tile-must-be-placed';
    const cell = cellOf(state, choice.x, choice.y);
    if (cell < 0) return 'touches-no-tile';
    const square = at(state.squares, cell);
    if (square >= 0) return 'square-taken';
    if (square === untouched) return 'touches-no-tile';
    const fitting = rotationsAt(compile(state.pack), state, state.drawn, cell);
    return fitting & (1 << choice.rotation) ? undefined : 'sides-differ';
  },

  answer({ state, tell }, _frame, seat, choice) {
    if (choice.kind !== 'placeTile') return;
    const { x, y, rotation } = choice;
    putTile(compile(state.pack), state, state.drawn, x, y, rotation);
    tell?.({ kind: 'placedTile', seat, tile: entry(state.pack.tiles, state.drawn).id, x, y, rotation });
    state.drawn = -1;
    state.stack[state.stack.length - 1] = { step: 'placeFigure' };
  },
};

/** Choices of squares up to this far from the start tile are made once and kept: matches list them over and over. */
const near = 32;
const kept: (ByRotation | undefined)[] = new Array((2 * near) ** 2);

type ByRotation = readonly [TilePlacement, TilePlacement, TilePlacement, TilePlacement];

/** The choices to lay a tile on a square, by rotation. */
function placementsOn(x: number, y: number): ByRotation {
  const isNear = x >= -near && x < near && y >= -near && y < near;
  const place = (y + near) * 2 * near + x + near;
  const known = isNear ? kept[place] : undefined;
  if (known) return known;
  const turned = (rotation: Rotation): TilePlacement => ({ kind: 'placeTile', x, y, rotation });
  const made = [turned(0), turned(1), turned(2), turned(3)] as const;
  if (isNear) kept[place] = made;
  return made;
}
