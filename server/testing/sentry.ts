import { observeStack } from '../../kernel/frames.ts';
import type { AutomaticStep, ChoiceStep, Frame, Game, Rules, Seat, State } from '../../kernel/game.ts';
import { openWindow, type WindowFrame, windowStep } from '../../kernel/reactions.ts';

/** Seat 0 goes a round, step by step; after each step all others may react. */
interface RoundFrame extends Frame {
  step: 'round';
  left: number;
}

interface GoFrame extends Frame {
  step: 'go';
}

interface ReactFrame extends WindowFrame<Choice> {
  step: 'react';
}

interface SentryState extends State {
  stack: (GoFrame | RoundFrame | ReactFrame)[];
  rounds: number;
  /** By seat: whether it has a trap, which nobody else knows. */
  traps: boolean[];
  sprung: Seat[];
}

interface SentryView {
  readonly stack: readonly Frame[];
  readonly rounds: number;
  readonly trap: boolean;
  readonly sprung: readonly Seat[];
}

type Choice = 'go' | 'trap' | 'pass';

interface SentryEvent {
  readonly kind: 'went' | 'sprung';
}

/** How many steps a round has. */
export const steps = 10;
const seats = 3;

const go: ChoiceStep<SentryState, GoFrame, Choice, SentryEvent> = {
  kind: 'choice',
  seats: () => [0],
  choices: () => ['go'],
  refuse: () => 'only-go',
  apply({ state, stack }) {
    stack.pop();
    state.rounds++;
    if (state.rounds < 3) stack.push({ step: 'go' });
    stack.push({ step: 'round', left: steps });
  },
};

const round: AutomaticStep<SentryState, RoundFrame, SentryEvent> = {
  kind: 'automatic',
  run({ stack, emit }, { left }) {
    stack.pop();
    if (left === 0) return;
    emit?.({ kind: 'went' });
    stack.push({ step: 'round', left: left - 1 }, { step: 'react', ...openWindow<Choice>([1, 2]) });
  },
};

const react = windowStep<SentryState, ReactFrame, Choice, SentryEvent>({
  pass: 'pass',
  reactions: ({ traps }, _frame, seat) => (traps[seat] ? ['trap'] : []),
  refuse: () => 'no-trap',
  isPass: (choice) => choice === 'pass',
  resolve({ state, emit }, _frame, reactions) {
    for (const { seat } of reactions) {
      state.traps[seat] = false;
      state.sprung.push(seat);
      emit?.({ kind: 'sprung' });
    }
  },
});

const facts = {
  id: 'sentry',
  version: '1',
  nature: {
    seats: { min: seats, max: seats },
    teams: false,
    hidden: true,
    chance: false,
    simultaneous: true,
    cooperative: false,
    longest: 100,
  },
  notation: 'go, trap or -',
  rules: { 'only-go': { page: '1' }, 'no-trap': { page: '1' }, 'not-yes-or-no': { page: '1' } },
  format: (choice: Choice) => (choice === 'pass' ? '-' : choice),
  parse: (text: string): Choice | undefined =>
    text === '-' ? 'pass' : text === 'go' || text === 'trap' ? text : undefined,
};

const rules: Rules<SentryState, Choice, SentryView, SentryEvent, unknown, boolean> = {
  ...facts,
  steps: { go, round, react },
  bring: {
    schema: { type: 'boolean' },
    parse: (value) =>
      typeof value === 'boolean' ? { value } : { faults: [{ rule: 'not-yes-or-no', place: '' }] },
    sample: (chance) => chance.pick(2) === 1,
  },
  setup: (_seats, _chance, { bring }) => ({
    stack: [{ step: 'go' }],
    rounds: 0,
    traps: [...bring],
    sprung: [],
  }),
  copy: (state) => structuredClone(state),
  seatCount: () => seats,
  observe: ({ stack, rounds, traps, sprung }, viewer) => ({
    stack: observeStack(stack, viewer, (frame) => ({ step: frame.step })),
    rounds,
    trap: viewer !== 'spectator' && traps[viewer] === true,
    sprung: [...sprung],
  }),
  imagine: ({ rounds, sprung }) => ({ stack: [], rounds, traps: [], sprung: [...sprung] }),
  arrange: () => {
    throw new Error('nobody sets this game out');
  },
  position: () => undefined,
  outcome: ({ stack }) => (stack.length === 0 ? { ranks: [1, 1, 1] } : undefined),
  evaluate: () => 0,
};

/** A game of nothing but windows for reactions: who brought a trap may spring it in any of them. */
export const sentry: Game<SentryState, Choice, SentryView, SentryEvent, unknown, unknown, boolean> = {
  ...facts,
  optionsSchema: { type: 'object', additionalProperties: false },
  positionSchema: { not: {} },
  open: () => rules,
};
