import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DecisionStep, Game, State } from '../kernel/game.ts';
import { type DuelState, duel } from './games/duel.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { checks } from './kit.ts';
import { type Seen, shows } from './promises/nature.ts';
import { parses } from './promises/notation.ts';
import { unbounded } from './promises/schemas.ts';
import type { Situation } from './situation.ts';

/** What one check says of a game, over some seeds; undefined if it finds nothing wrong. */
function verdict(game: Game, check: (situation: Situation) => void): string | undefined {
  for (let seed = 0; seed < 60; seed++) {
    try {
      check({ game, table: { seats: 2, options: {} }, seed, looks: 8 });
    } catch (fault) {
      return String(fault);
    }
  }
  return undefined;
}

function check(promise: string): (situation: Situation) => void {
  const found = checks[promise];
  assert(found, `no promise "${promise}"`);
  return found;
}

/** The step that a broken game has in its place. */
function stepOf<S extends State, C, E>(game: Game<S, C, unknown, E>, name: string) {
  const step = game.steps[name];
  assert(step !== undefined && !step.automatic);
  const found: DecisionStep<S, { step: string }, C, E> = step;
  return found;
}

let lastSeen: DuelState | undefined;

/** Games that break one promise each: the promise, what is wrong, the game. */
const broken: readonly (readonly [promise: string, fault: string, game: Game])[] = [
  [
    'legal choices are unique in print and parse back',
    'two cards print alike',
    {
      ...duel,
      format: (choice) => (choice === 'pass' ? '-' : choice > 4 ? '5' : `${choice}`),
    } satisfies typeof duel,
  ],
  [
    'legal choices are unique in print and parse back',
    'a cell parses as its mirror image',
    {
      ...ticTacToe,
      parse: (text) => {
        const cell = ticTacToe.parse(text);
        return cell === undefined ? undefined : 8 - cell;
      },
    } satisfies typeof ticTacToe,
  ],
  [
    'legal choices are unique in print and parse back',
    'a seat that does not exist is asked',
    {
      ...ticTacToe,
      steps: { mark: { ...stepOf(ticTacToe, 'mark'), seats: ({ marks }) => [marks % 3] } },
    } satisfies typeof ticTacToe,
  ],
  [
    'nobody else can answer, and nonsense is refused',
    'a rule is named that is not listed',
    { ...duel, rules: {} } satisfies typeof duel,
  ],
  [
    'nobody else can answer, and nonsense is refused',
    'a refusal changes the state',
    {
      ...ticTacToe,
      steps: {
        mark: {
          ...stepOf(ticTacToe, 'mark'),
          refuse(state) {
            state.marks += 2;
            return 'cell-taken';
          },
        },
      },
    } satisfies typeof ticTacToe,
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy shares the hands',
    { ...duel, copy: (state) => ({ ...duel.copy(state), hands: state.hands }) } satisfies typeof duel,
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy shares the frames',
    { ...duel, copy: (state) => ({ ...duel.copy(state), stack: [...state.stack] }) } satisfies typeof duel,
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy forgets the discard pile',
    { ...duel, copy: (state) => ({ ...duel.copy(state), discard: [] }) } satisfies typeof duel,
  ],
  [
    'states, views and events survive JSON',
    'the state holds what JSON cannot',
    {
      ...ticTacToe,
      setup: (...given) => Object.assign(ticTacToe.setup(...given), { seen: new Set([1]) }),
    } satisfies typeof ticTacToe,
  ],
  [
    'what was shown or told stays as it was',
    'the view shows the very list of the state',
    {
      ...duel,
      observe: (state, viewer) => ({ ...duel.observe(state, viewer), scores: state.scores }),
    } satisfies typeof duel,
  ],
  [
    'undo walks back to the start, state by state',
    'something random does not come from chance',
    {
      ...duel,
      setup(...given) {
        const state = duel.setup(...given);
        state.scores = [Math.random(), 0];
        return state;
      },
    } satisfies typeof duel,
  ],
  [
    'a record replays to the same hash',
    'a record is printed as what is not legal',
    { ...ticTacToe, format: (cell) => ticTacToe.format((cell + 1) % 9) } satisfies typeof ticTacToe,
  ],
  [
    'the same seed gives the same match',
    'something random does not come from chance',
    {
      ...duel,
      setup(...given) {
        const state = duel.setup(...given);
        state.deck.sort(() => Math.random() - 0.5);
        return state;
      },
    } satisfies typeof duel,
  ],
  [
    'a match ends in time, and its points add up',
    'events tell too few points',
    {
      ...duel,
      points: (event) => (event.kind === 'scored' ? [event.points, 0] : undefined),
    } satisfies typeof duel,
  ],
  [
    'a match ends in time, and its points add up',
    'matches are longer than declared',
    { ...ticTacToe, nature: { ...ticTacToe.nature, longest: 6 } } satisfies typeof ticTacToe,
  ],
  [
    'a match ends in time, and its points add up',
    'there is an outcome from the start',
    { ...ticTacToe, outcome: () => ({ ranks: [1, 1] }) } satisfies typeof ticTacToe,
  ],
  [
    'a match ends in time, and its points add up',
    'there is never an outcome',
    { ...ticTacToe, outcome: () => undefined } satisfies typeof ticTacToe,
  ],
  [
    'a match ends in time, and its points add up',
    'second place without a first',
    {
      ...ticTacToe,
      outcome: (state) => (state.stack.length === 0 ? { ranks: [2, 2] } : undefined),
    } satisfies typeof ticTacToe,
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'the imagined state has other scores',
    {
      ...duel,
      imagine: (view, chance) => ({ ...duel.imagine(view, chance), scores: [0, 0] }),
    } satisfies typeof duel,
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'an event tells everybody the secret card',
    {
      ...duel,
      steps: {
        ...duel.steps,
        lay: {
          ...stepOf(duel, 'lay'),
          answer(turn, frame, seat, choice) {
            const tell: typeof turn.tell = (event) => turn.tell?.(event);
            stepOf(duel, 'lay').answer({ ...turn, tell }, frame, seat, choice);
          },
        },
      },
    } satisfies typeof duel,
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'the imagined state asks another seat',
    {
      ...duel,
      imagine(view, chance) {
        const state = duel.imagine(view, chance);
        const top = state.stack[state.stack.length - 1];
        if (top?.step === 'attack') top.seat = 1 - top.seat;
        return state;
      },
      observe: (state, viewer) => {
        const { attacker, ...view } = duel.observe(state, viewer);
        return attacker === undefined ? view : { ...view, attacker: 0 };
      },
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows all hands',
    {
      ...duel,
      observe: (state, viewer) => ({
        ...duel.observe(state, viewer),
        hands: state.hands.map((hand) => [...hand]),
      }),
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows the order of the deck',
    {
      ...duel,
      observe: (state, viewer) => ({ ...duel.observe(state, viewer), deck: [...state.deck] }),
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows the secret card',
    {
      ...duel,
      observe(state, viewer) {
        const view = duel.observe(state, viewer);
        const laid = duel.position(state).laid;
        return laid ? { ...view, laid } : view;
      },
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'a refusal depends on the hand of the other seat',
    {
      ...duel,
      steps: {
        ...duel.steps,
        attack: {
          ...stepOf(duel, 'attack'),
          refuse: (state, _frame, seat) =>
            state.hands[1 - seat]?.includes(6) ? 'not-higher' : 'not-in-hand',
        },
      },
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'who cannot answer is not asked, which tells the others',
    {
      ...duel,
      steps: {
        ...duel.steps,
        attack: {
          ...stepOf(duel, 'attack'),
          answer(turn, frame, seat, choice) {
            stepOf(duel, 'attack').answer(turn, frame, seat, choice);
            const top = turn.state.stack[turn.state.stack.length - 1];
            if (top?.step === 'answer' && !turn.state.hands[1 - seat]?.some((card) => card > top.card)) {
              turn.state.stack.pop();
              turn.state.stack.push({ step: 'attack', seat });
            }
          },
        },
      },
    } satisfies typeof duel,
  ],
  [
    'nobody can tell apart what nobody told',
    'imagining peeks at what was last observed',
    {
      ...duel,
      observe(state, viewer) {
        lastSeen = duel.copy(state);
        return duel.observe(state, viewer);
      },
      imagine: (view, chance) => lastSeen ?? duel.imagine(view, chance),
    } satisfies typeof duel,
  ],
  [
    'a position is set out again as itself',
    'the position forgets the scores',
    {
      ...duel,
      position(state, viewer) {
        const { deck, hands } = duel.position(state, viewer);
        return { ...(deck !== undefined && { deck }), ...(hands && { hands }) };
      },
    } satisfies typeof duel,
  ],
  [
    'a position is set out again as itself',
    'the position is not as its schema says',
    { ...ticTacToe, position: () => ({ cells: 'none' }) } satisfies typeof ticTacToe,
  ],
  [
    'every state has a value',
    'a value is no number',
    { ...ticTacToe, evaluate: (state, seat) => 1 / (state.marks - seat - 3) } satisfies typeof ticTacToe,
  ],
  [
    'every state has a value',
    'a choice has no weight',
    { ...ticTacToe, weigh: (_view, _seat, [, ...others]) => others.map(() => 0) } satisfies typeof ticTacToe,
  ],
];

for (const [promise, fault, game] of broken) {
  test(`the kit finds that ${fault}`, () => {
    const found = verdict(game, check(promise));
    assert.notEqual(found, undefined, `"${promise}" held, though ${fault}`);
  });
}

test('every promise of the kit is broken by some game of this file', () => {
  const proven = new Set(broken.map(([promise]) => promise));
  assert.deepEqual(
    Object.keys(checks).filter((promise) => !proven.has(promise)),
    [],
  );
});

for (const trait of ['chance', 'simultaneous', 'hidden'] as const) {
  test(`the kit finds that ${trait} is denied`, () => {
    const seen: Seen = { chance: false, simultaneous: false, hidden: false, teams: false };
    const game: Game = { ...duel, nature: { ...duel.nature, [trait]: false } } satisfies typeof duel;
    assert.match(verdict(game, (situation) => shows(situation, seen)) ?? '', new RegExp(`denies ${trait}`));
  });
}

test('the kit finds a parser that throws', () => {
  const game: Game = {
    ...ticTacToe,
    parse: (text) => ticTacToe.parse(text.at(0)?.concat('1') ?? JSON.parse('')),
  } satisfies typeof ticTacToe;
  assert.match(verdict(game, (situation) => parses(situation, '')) ?? '', /throws/);
});

test('the kit finds lists and texts without bounds, however deep', () => {
  const text = { type: 'string' };
  const schema = {
    properties: { note: text, names: { type: 'array', items: { anyOf: [{ ...text, maxLength: 9 }, text] } } },
  };
  assert.deepEqual(unbounded(schema), [
    '/properties/note',
    '/properties/names',
    '/properties/names/items/anyOf/1',
  ]);
});

test('the unbroken games keep every promise', () => {
  for (const game of [ticTacToe, duel]) {
    for (const hold of Object.values(checks)) assert.equal(verdict(game, hold), undefined);
  }
});
