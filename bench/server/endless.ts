import type { Chance } from '../../kernel/chance.ts';
import type { BySeat, DecisionStep, Frame, Game, Outcome, Seat, State } from '../../kernel/game.ts';

/**
 * A duel that does not end within a benchmark: in turn each seat plays a card of its hidden hand and draws another.
 * The same rules stand in `boardgame-io-server.ts` for the peer.
 */
export const handSize = 5;
export const values = 10;
const longest = 1_000_000;

interface EndlessState extends State {
  hands: BySeat<number[]>;
  scores: BySeat<number>;
  last: number;
  toMove: Seat;
  played: number;
}

interface EndlessView {
  readonly hands: BySeat<readonly number[] | number>;
  readonly scores: BySeat<number>;
  readonly last: number;
  readonly toMove: Seat;
  readonly played: number;
}

type EndlessEvent =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: number };

const play: DecisionStep<EndlessState, Frame, number, EndlessEvent> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices: ({ hands }, _frame, seat) => [...new Set(hands[seat])],
  refuse: () => 'not-in-hand',
  answer({ state, chance, tell }, _frame, seat, card) {
    const hand = state.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    state.scores[seat] = (state.scores[seat] ?? 0) + card;
    state.last = card;
    tell?.({ kind: 'played', seat, card });
    const drawn = chance.pick(values);
    hand.push(drawn);
    hand.sort((one, other) => one - other);
    tell?.({ kind: 'drew', seat, card: drawn }, [seat], { kind: 'drew', seat });
    state.toMove = 1 - seat;
    state.played++;
    if (state.played === longest) state.stack.pop();
  },
};

export const endless: Game<
  EndlessState,
  number,
  EndlessView,
  EndlessEvent,
  Record<string, never>,
  EndlessView
> = {
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
  optionsSchema: { type: 'object', additionalProperties: false },
  positionSchema: { type: 'object' },
  notation: 'a card of the hand',
  rules: { 'not-in-hand': { page: '1' } },
  steps: { play },
  setup: (_options, _seats, chance) => ({
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
  observe: ({ hands, scores, last, toMove, played }, viewer) => ({
    hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    scores: [...scores],
    last,
    toMove,
    played,
  }),
  imagine: setOut,
  arrange: (position, _options, chance) => setOut(position, chance),
  position: ({ hands, scores, last, toMove, played }) => ({ hands, scores, last, toMove, played }),
  outcome: ({ stack }): Outcome | undefined => (stack.length > 0 ? undefined : { ranks: [1, 1] }),
  format: (card) => `${card}`,
  parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  evaluate: ({ scores }, seat) => scores[seat] ?? 0,
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
