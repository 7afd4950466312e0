import { InputError } from '../../kernel/error.ts';
import type { ChoiceStep, Frame, Game, Outcome, Rules, Seat, State, Viewer } from '../../kernel/game.ts';

/** The cells of every line of three. */
export const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const signs = '.xo';

/** A cell holds 0 while it is free, otherwise 1 more than the seat whose mark it bears; row by row from the top. */
export interface TicTacToeState extends State {
  stack: MarkFrame[];
  cells: number[];
  marks: number;
}

/** A seat marks a cell. */
interface MarkFrame extends Frame {
  step: 'mark';
}

/** The cells as `x`, `o` and `.`, row by row from the top. */
export interface TicTacToePosition {
  readonly cells?: string;
}

export interface TicTacToeView {
  readonly stack: readonly MarkFrame[];
  readonly cells: string;
  readonly outcome?: Outcome;
}

export type TicTacToeEvent =
  | { readonly kind: 'marked'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'matchEnded' };

type Cell = number;

const mark: ChoiceStep<TicTacToeState, MarkFrame, Cell, TicTacToeEvent> = {
  kind: 'choice',
  seats: (state) => (state.marks % 2 === 0 ? [0] : [1]),
  choices({ cells }) {
    const free: Cell[] = [];
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
    return free;
  },
  refuse: () => 'cell-taken',
  apply({ state, stack, emit }, _frame, seat, cell) {
    state.cells[cell] = seat + 1;
    state.marks++;
    emit?.({ kind: 'marked', seat, cell });
    if (state.marks === 9 || lineThrough(state.cells)) {
      stack.pop();
      emit?.({ kind: 'matchEnded' });
    }
  },
};

const facts = {
  id: 'tic-tac-toe',
  version: '1',
  nature: {
    seats: { min: 2, max: 2 },
    teams: false,
    hidden: false,
    chance: false,
    simultaneous: false,
    cooperative: false,
    longest: 9,
  },
  notation: 'column a to c and row 1 to 3, counted from the top left: b2',
  rules: { 'cell-taken': { page: '1' } },
  format: (cell: Cell) => `${'abc'.charAt(cell % 3)}${Math.floor(cell / 3) + 1}`,
  parse: (text: string) =>
    /^[abc][123]$/.test(text) ? 'abc'.indexOf(text.charAt(0)) + 3 * (Number(text.charAt(1)) - 1) : undefined,
} as const;

const rules: Rules<TicTacToeState, Cell, TicTacToeView, TicTacToeEvent, TicTacToePosition> = {
  ...facts,
  steps: { mark },
  setup: () => ({ stack: [{ step: 'mark' }], cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], marks: 0 }),
  copy: ({ stack, cells, marks }) => ({
    stack: stack.length === 0 ? [] : [{ step: 'mark' }],
    cells: cells.slice(),
    marks,
  }),
  seatCount: () => 2,
  observe(state: TicTacToeState, _viewer: Viewer) {
    const outcome = outcomeOf(state);
    return {
      stack: state.stack.map((frame) => ({ ...frame })),
      cells: print(state.cells),
      ...(outcome && { outcome }),
    };
  },
  imagine: ({ cells }) => stateOf(cells),
  arrange: ({ cells = '.........' }) => stateOf(cells),
  position: ({ cells }) => ({ cells: print(cells) }),
  outcome: outcomeOf,
  evaluate(state, seat) {
    const winner = lineThrough(state.cells);
    return winner === 0 ? 0 : winner === seat + 1 ? 1 : -1;
  },
};

/** Tic-tac-toe: the smallest whole game, with nothing hidden and no chance. */
export const ticTacToe: Game<
  TicTacToeState,
  Cell,
  TicTacToeView,
  TicTacToeEvent,
  Record<string, never>,
  TicTacToePosition
> = {
  ...facts,
  optionsSchema: { type: 'object', additionalProperties: false },
  positionSchema: {
    type: 'object',
    properties: { cells: { type: 'string', pattern: '^[.xo]{9}$' } },
    additionalProperties: false,
  },
  open: () => rules,
};

/** The mark that fills a line; 0 if none does. */
function lineThrough(cells: readonly number[]): number {
  for (const [a, b, c] of lines) {
    const sign = cells[a] ?? 0;
    if (sign !== 0 && sign === cells[b] && sign === cells[c]) return sign;
  }
  return 0;
}

function outcomeOf(state: TicTacToeState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const winner = lineThrough(state.cells);
  return { ranks: winner === 0 ? [1, 1] : winner === 1 ? [1, 2] : [2, 1] };
}

function print(cells: readonly number[]): string {
  return cells.map((cell) => signs.charAt(cell)).join('');
}

function stateOf(text: string): TicTacToeState {
  const cells = [...text].map((sign) => signs.indexOf(sign));
  const xs = cells.filter((cell) => cell === 1).length;
  const os = cells.filter((cell) => cell === 2).length;
  if (xs !== os && xs !== os + 1) {
    throw new InputError('bad-position', `x begins, so there cannot be ${xs} x and ${os} o`);
  }
  const over = xs + os === 9 || lineThrough(cells) !== 0;
  return { stack: over ? [] : [{ step: 'mark' }], cells, marks: xs + os };
}
