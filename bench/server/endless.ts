import type { Chance } from '../../kernel/chance.ts';
import { observeStack } from '../../kernel/frames.ts';
import type { BySeat, ChoiceStep, Frame, Game, Outcome, Rules, Seat, State } from '../../kernel/game.ts';

/**
 * A duel that does not end within a benchmark. In turn, each seat plays a card of its hidden hand and draws another.
 * `boardgame-io-server.ts` has the same rules for the peer.
 */
export const handSize = 5;
export const values = 10;
const longest = 1_000_000;

interface PlayFrame extends Frame {
  step: 'play';
}

interface EndlessState extends State {
  stack: PlayFrame[];
  hands: BySeat<number[]>;
  scores: BySeat<number>;
  last: number;
  toMove: Seat;
  played: number;
}

interface EndlessView {
  readonly stack: readonly Frame[];
  readonly hands: BySeat<readonly number[] | number>;
  readonly scores: BySeat<number>;
  readonly last: number;
  readonly toMove: Seat;
  readonly played: number;
}

type EndlessEvent =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: number };

const play: ChoiceStep<EndlessState, PlayFrame, number, EndlessEvent> = {
  kind: 'choice',
  seats: ({ toMove }) => [toMove],
  choices: ({ hands }, _frame, seat) => [...new Set(hands[seat])],
  refuse: () => 'not-in-hand',
  apply({ state, chance, emit }, _frame, seat, card) {
    const hand = state.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    state.scores[seat] = (state.scores[seat] ?? 0) + card;
    state.last = card;
    emit?.({ kind: 'played', seat, card });
    const drawn = chance.pick(values);
    hand.push(drawn);
    hand.sort((one, other) => one - other);
    emit?.({ kind: 'drew', seat, card: drawn }, [seat], { kind: 'drew', seat });
    state.toMove = 1 - seat;
    state.played++;
    if (state.played === longest) state.stack.pop();
  },
};

const facts = {
  id: 'endless',
  version: '1',
  nature: {
    seats: { min: 2, max: 2 },
    teams: false,
    hidden: true,
    chance: true,
    simultaneous: false,
    cooperative: false,
    longest,
  },
  notation: 'a card of the hand',
  rules: { 'not-in-hand': { page: '1' } },
  format: (card: number) => `${card}`,
  parse: (text: string) => (/^\d$/.test(text) ? Number(text) : undefined),
};

const rules: Rules<EndlessState, number, EndlessView, EndlessEvent, EndlessView> = {
  ...facts,
  steps: { play },
  setup: (_seats, chance) => ({
    stack: [{ step: 'play' }],
    hands: [deal(chance), deal(chance)],
    scores: [0, 0],
    last: 0,
    toMove: 0,
    played: 0,
  }),
  copy: (state) => ({
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    hands: state.hands.map((hand) => hand.slice()),
    scores: state.scores.slice(),
  }),
  seatCount: () => 2,
  observe: ({ stack, hands, scores, last, toMove, played }, viewer) => ({
    stack: observeStack(stack, viewer, (frame) => ({ ...frame })),
    hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    scores: [...scores],
    last,
    toMove,
    played,
  }),
  imagine: setOut,
  arrange: setOut,
  position: ({ stack, hands, scores, last, toMove, played }) => ({
    stack,
    hands,
    scores,
    last,
    toMove,
    played,
  }),
  outcome: ({ stack }): Outcome | undefined => (stack.length > 0 ? undefined : { ranks: [1, 1] }),
  evaluate: ({ scores }, seat) => scores[seat] ?? 0,
};

export const endless: Game<
  EndlessState,
  number,
  EndlessView,
  EndlessEvent,
  Record<string, never>,
  EndlessView
> = {
  ...facts,
  optionsSchema: { type: 'object', additionalProperties: false },
  positionSchema: { type: 'object' },
  open: () => rules,
};

function deal(chance: Chance): number[] {
  return Array.from({ length: handSize }, () => chance.pick(values)).sort((one, other) => one - other);
}

function setOut({ hands, ...rest }: EndlessView, chance: Chance): EndlessState {
  return {
    ...rest,
    stack: [{ step: 'play' }],
    hands: hands.map((hand) => (typeof hand === 'number' ? deal(chance) : [...hand])),
    scores: [...rest.scores],
  };
}
