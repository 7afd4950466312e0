import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChoiceStep, Frame, Game, Rules, State, Step, Turn } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { courseOf, seriesOf } from './course.ts';
import { imaginesEvenly } from './evenly.ts';
import { type Card, type DuelEvent, type DuelState, duel } from './games/duel.ts';
import { type OutpostOptions, outpost } from './games/outpost/game.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { catchThrown } from './invariants/catch-thrown.ts';
import { type ShownTraits, shows } from './invariants/nature.ts';
import { findOpen, findUnbounded } from './invariants/schemas.ts';
import { checks } from './kit.ts';
import { playthrough } from './playthrough.ts';
import { Broken, situationOf, type TestCase } from './test-case.ts';

/** What one check says of a game, over some seeds; undefined if it finds nothing wrong. */
function verdict(game: Game, check: (testCase: TestCase) => void): string | undefined {
  for (let seed = 0; seed < 60; seed++) {
    try {
      check(situationOf(game, { seats: 2, options: {} }, seed, 8));
    } catch (fault) {
      return String(fault);
    }
  }
  return undefined;
}

function check(invariant: string): (testCase: TestCase) => void {
  const found = checks[invariant];
  assert(found, `no promise "${invariant}"`);
  return found;
}

const duelRules = duel.open({});
const ticTacToeRules = ticTacToe.open({});

/** A step that asks for a choice, altered in some places. */
function choiceStep<S extends State, F extends Frame, C, E>(
  step: Step<S, F, C, E>,
  changes: Partial<ChoiceStep<S, F, C, E>> = {},
): ChoiceStep<S, F, C, E> {
  assert(step.kind === 'choice');
  return { ...step, ...changes };
}

/** A game with other rules than its own in some places. */
function altered<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  changes: Partial<Rules<S, C, V, E, P>>,
): Game {
  const changed: Game<S, C, V, E, O, P> = {
    ...game,
    ...(changes.nature && { nature: changes.nature }),
    open: (options) => ({ ...game.open(options), ...changes }),
  };
  return changed;
}

let lastSeen: DuelState | undefined;

const forgetful: Game = {
  ...outpost,
  open(options: OutpostOptions) {
    const { pack } = options;
    if (typeof pack !== 'object') return outpost.open(options);
    const { sealed: _forgotten, ...open } = pack;
    return outpost.open({ ...options, pack: open });
  },
};

/** Games that break one promise each: the promise, what is wrong, the game. */
const broken: readonly (readonly [invariant: string, fault: string, game: Game])[] = [
  [
    'legal choices are unique in print and parse back',
    'two cards print alike',
    altered(duel, {
      format: (choice) => (choice === 'pass' ? '-' : choice > 4 ? '5' : `${choice}`),
    }),
  ],
  [
    'legal choices are unique in print and parse back',
    'a cell parses as its mirror image',
    altered(ticTacToe, {
      parse: (text) => {
        const cell = ticTacToeRules.parse(text);
        return cell === undefined ? undefined : 8 - cell;
      },
    }),
  ],
  [
    'legal choices are unique in print and parse back',
    'a seat that does not exist is asked',
    altered(ticTacToe, {
      steps: { mark: choiceStep(ticTacToeRules.steps.mark, { seats: ({ marks }) => [marks % 3] }) },
    }),
  ],
  [
    'any text parses or does not, and never throws',
    'the parser throws where there is no text',
    altered(ticTacToe, {
      parse: (text) => ticTacToe.parse(text.at(0)?.concat('1') ?? JSON.parse('')),
    }),
  ],
  [
    'nobody else can answer, and nonsense is refused',
    'a rule is named that is not listed',
    altered(duel, { rules: {} }),
  ],
  [
    'nobody else can answer, and nonsense is refused',
    'a refusal changes the state',
    altered(ticTacToe, {
      steps: {
        mark: choiceStep(ticTacToeRules.steps.mark, {
          refuse(state) {
            state.marks += 2;
            return 'cell-taken';
          },
        }),
      },
    }),
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy shares the hands',
    altered(duel, { copy: (state) => ({ ...duelRules.copy(state), hands: state.hands }) }),
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy shares the frames',
    altered(duel, { copy: (state) => ({ ...duelRules.copy(state), stack: [...state.stack] }) }),
  ],
  [
    'a copy equals the original and shares nothing with it',
    'the copy forgets the discard pile',
    altered(duel, { copy: (state) => ({ ...duelRules.copy(state), discard: [] }) }),
  ],
  [
    'states, views and events survive JSON',
    'the state holds what JSON cannot',
    altered(ticTacToe, {
      setup: (...given) => Object.assign(ticTacToeRules.setup(...given), { seen: new Set([1]) }),
    }),
  ],
  [
    'what was shown or told stays as it was',
    'the view shows the very list of the state',
    altered(duel, {
      observe: (state, viewer) => ({ ...duelRules.observe(state, viewer), scores: state.scores }),
    }),
  ],
  [
    'undo walks back to the start, state by state',
    'something random does not come from chance',
    altered(duel, {
      steps: {
        ...duelRules.steps,
        lay: choiceStep(duelRules.steps.lay, {
          apply(turn, frame, seat, choice) {
            choiceStep(duelRules.steps.lay).apply(turn, frame, seat, choice);
            turn.state.scores = [Math.random(), 0];
          },
        }),
      },
    }),
  ],
  [
    'a record replays to the same hash',
    'a record is printed as what is not legal',
    altered(ticTacToe, { format: (cell) => ticTacToeRules.format((cell + 1) % 9) }),
  ],
  [
    'the same seed gives the same match',
    'something random does not come from chance',
    altered(duel, {
      setup(...given) {
        const state = duelRules.setup(...given);
        state.deck.sort(() => Math.random() - 0.5);
        return state;
      },
    }),
  ],
  [
    'a match ends in time, and its points add up',
    'events tell too few points',
    altered(duel, {
      points: (event) => (event.kind === 'scored' ? [{ seat: 0, points: event.points }] : []),
    }),
  ],
  [
    'a match ends in time, and its points add up',
    'matches are longer than declared',
    altered(ticTacToe, { nature: { ...ticTacToeRules.nature, longest: 6 } }),
  ],
  [
    'a match ends in time, and its points add up',
    'there is an outcome from the start',
    altered(ticTacToe, { outcome: () => ({ ranks: [1, 1] }) }),
  ],
  [
    'a match ends in time, and its points add up',
    'there is never an outcome',
    altered(ticTacToe, { outcome: () => undefined }),
  ],
  [
    'a match ends in time, and its points add up',
    'second place without a first',
    altered(ticTacToe, {
      outcome: (state) => (state.stack.length === 0 ? { ranks: [2, 2] } : undefined),
    }),
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'the imagined state has other scores',
    altered(duel, {
      imagine: (view, chance) => ({ ...duelRules.imagine(view, chance), scores: [0, 0] }),
    }),
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'an event tells everybody the secret card',
    altered(duel, {
      steps: {
        ...duelRules.steps,
        lay: choiceStep(duelRules.steps.lay, {
          apply(turn, frame, seat, choice) {
            const emit: typeof turn.emit = (event) => turn.emit?.(event);
            choiceStep(duelRules.steps.lay).apply({ ...turn, emit }, frame, seat, choice);
          },
        }),
      },
    }),
  ],
  [
    'what is imagined from a view looks the same, and stays so',
    'the imagined state asks another seat',
    altered(duel, {
      imagine(view, chance) {
        const state = duelRules.imagine(view, chance);
        const top = state.stack[state.stack.length - 1];
        if (top?.step === 'attack') top.seat = 1 - top.seat;
        return state;
      },
      observe: (state, viewer) => {
        const { attacker, ...view } = duelRules.observe(state, viewer);
        return attacker === undefined ? view : { ...view, attacker: 0 };
      },
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows all hands',
    altered(duel, {
      observe: (state, viewer) => ({
        ...duelRules.observe(state, viewer),
        hands: state.hands.map((hand) => [...hand]),
      }),
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows the order of the deck',
    altered(duel, {
      observe: (state, viewer) => ({ ...duelRules.observe(state, viewer), deck: [...state.deck] }),
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'the view shows the secret card',
    altered(duel, {
      observe(state, viewer) {
        const view = duelRules.observe(state, viewer);
        const laid = duelRules.position(state).laid;
        return laid ? { ...view, laid } : view;
      },
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'a refusal depends on the hand of the other seat',
    altered(duel, {
      steps: {
        ...duelRules.steps,
        attack: choiceStep(duelRules.steps.attack, {
          refuse: (state, _frame, seat) =>
            state.hands[1 - seat]?.includes(6) ? 'not-higher' : 'not-in-hand',
        }),
      },
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'a seat is asked only if its secret hand holds a fitting card',
    altered(duel, {
      steps: {
        ...duelRules.steps,
        attack: choiceStep(duelRules.steps.attack, {
          apply(turn, frame, seat, choice) {
            choiceStep(duelRules.steps.attack).apply(turn, frame, seat, choice);
            const top = turn.stack[turn.stack.length - 1];
            if (top?.step !== 'answer') return;
            const fitting = turn.state.hands[1 - seat]?.some((card) => card > top.card);
            if (!fitting) turn.stack.pop();
          },
        }),
      },
    }),
  ],
  [
    'nobody can tell apart what nobody told',
    'imagining peeks at what was last observed',
    altered(duel, {
      observe(state, viewer) {
        lastSeen = duelRules.copy(state);
        return duelRules.observe(state, viewer);
      },
      imagine: (view, chance) => lastSeen ?? duelRules.imagine(view, chance),
    }),
  ],
  [
    'a position is set out again as itself',
    'the position forgets the scores',
    altered(duel, {
      position(state, viewer) {
        const { deck, hands } = duelRules.position(state, viewer);
        return { ...(deck !== undefined && { deck }), ...(hands && { hands }) };
      },
    }),
  ],
  [
    'a position is set out again as itself',
    'the position is not as its schema says',
    altered(ticTacToe, { position: () => ({ cells: 'none' }) }),
  ],
  [
    'a changed position is refused with a reason, or is one like any other',
    'a position is refused without a reason',
    altered(duel, {
      arrange: (position, ...given) => {
        const fault = catchThrown(() => duelRules.arrange(position, ...given));
        if (fault !== undefined) throw new TypeError('undefined is not a card');
        return duelRules.arrange(position, ...given);
      },
    }),
  ],
  [
    'every state has a value',
    'a value is no number',
    altered(ticTacToe, { evaluate: (state, seat) => 1 / (state.marks - seat - 3) }),
  ],
  [
    'every state has a value',
    'a choice has no weight',
    altered(ticTacToe, { weigh: (_view, _seat, [, ...others]) => others.map(() => 0) }),
  ],
  [
    'a match can go on with its content under other packs',
    'what is sealed is forgotten when it is opened again',
    forgetful,
  ],
];

for (const [invariant, fault, game] of broken) {
  test(`the kit finds that ${fault}`, () => {
    const found = verdict(game, check(invariant));
    assert.notEqual(found, undefined, `"${invariant}" held, though ${fault}`);
  });
}

test('the kit finds a copy that goes wrong only late in a long match', () => {
  const rules = outpost.open({ rounds: 200 });
  const game = altered(outpost, {
    copy: (state) => {
      const copy = rules.copy(state);
      return state.round > 100 ? { ...copy, scores: copy.scores.map((score) => score + 1) } : copy;
    },
  });
  const testCase = situationOf(game, { seats: 4, options: { rounds: 200 } }, 1, 8);
  assert.ok(courseOf(testCase).moves.length > 2500, `${courseOf(testCase).moves.length} moves`);
  assert.throws(() => check('a copy equals the original and shares nothing with it')(testCase), Broken);
});

/** All orders of some cards. */
function ordersOf(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
  );
}

test('the kit finds hands that are not imagined evenly', () => {
  const given = { bring: [], carry: undefined };
  const thinkable = ordersOf([3, 4, 5, 6]).map(([one = 3, two = 4, ...deck]) =>
    duelRules.arrange(
      {
        attacker: 0,
        hands: [[1, 2], [one, two].sort()],
        deck,
        discard: ([1, 2, 3, 4, 5, 6] as const).flatMap((card) => [card, card, card]),
      },
      seeded('nothing is dealt'),
      given,
    ),
  );
  const [state] = thinkable;
  assert.ok(state);
  assert.equal(imaginesEvenly({ rules: duelRules, state, viewer: 0, thinkable }), 12);
  const imagine: typeof duelRules.imagine = (view, chance) => {
    const first = duelRules.imagine(view, chance);
    return first.hands[1]?.includes(6) ? first : duelRules.imagine(view, chance);
  };
  assert.throws(
    () => imaginesEvenly({ rules: { ...duelRules, imagine }, state, viewer: 0, thinkable }),
    /does not imagine all 12 states alike/,
  );
});

test('every promise of the kit is broken by some game of this file', () => {
  const proven = new Set(broken.map(([invariant]) => invariant));
  assert.deepEqual(
    Object.keys(checks).filter((invariant) => !proven.has(invariant)),
    [],
  );
});

for (const trait of ['chance', 'simultaneous', 'hidden'] as const) {
  test(`the kit finds that ${trait} is denied`, () => {
    const seen: ShownTraits = { chance: false, simultaneous: false, hidden: false, teams: false };
    const game = altered(duel, { nature: { ...duel.nature, [trait]: false } });
    assert.match(verdict(game, (testCase) => shows(testCase, seen)) ?? '', new RegExp(`denies ${trait}`));
  });
}

test('the kit names the cause where a game deals in setup', () => {
  const dealing = altered(duel, {
    setup(...given) {
      const state = duelRules.setup(...given);
      for (const hand of state.hands) hand.push(...state.deck.splice(-4).sort());
      return state;
    },
  });
  assert.match(
    verdict(dealing, check('nobody can tell apart what nobody told')) ?? '',
    /before the first answer: .*deal in a first automatic step and emit it there/,
  );
});

/** The rules of the duel, in matches that may be long, with a step `lay` that moves otherwise. */
function layingOtherwise(answer: (turn: Turn<DuelState, DuelEvent>, laid: (Card | null)[]) => void): Game {
  const lay = choiceStep(duelRules.steps.lay, { apply: (turn, { laid }) => answer(turn, laid) });
  return altered(duel, {
    steps: { ...duelRules.steps, lay },
    nature: { ...duelRules.nature, longest: 1000 },
  });
}

const stuck: readonly (readonly [fault: string, game: Game, said: RegExp])[] = [
  [
    'a decision never pops its frame',
    layingOtherwise((_turn, laid) => laid.fill(null)),
    /not over after \d+ moves.*round > lay\. Does the step lay pop its frame/,
  ],
  [
    'a decision pushes and never pops',
    layingOtherwise(({ stack }) => stack.push({ step: 'lay', laid: [null, null] })),
    /201 frames on the stack; the stack is … > lay > lay.*Does the step lay pop its frame/,
  ],
];
for (const [fault, game, said] of stuck) {
  test(`every promise names step and stack at once where ${fault}`, () => {
    for (const [promise, hold] of Object.entries(checks)) {
      // Reading texts and opening content play no match.
      const plays = !promise.startsWith('any text') && !promise.includes('its content');
      if (plays) assert.match(verdict(game, hold) ?? '', said, promise);
    }
  });
}

test('the kit finds lists and texts without bounds, however deep', () => {
  const text = { type: 'string' };
  const schema = {
    properties: { note: text, names: { type: 'array', items: { anyOf: [{ ...text, maxLength: 9 }, text] } } },
  };
  assert.deepEqual(findUnbounded(schema), [
    '/properties/note',
    '/properties/names',
    '/properties/names/items/anyOf/1',
  ]);
});

test('a schema that lets unknown properties through is found, at any level', () => {
  const closed = { type: 'object', properties: { n: { enum: [1] } }, additionalProperties: false };
  const bounded = { type: 'object', maxProperties: 2, propertyNames: { maxLength: 9 } };
  const schema = {
    ...closed,
    properties: {
      closed,
      open: { type: 'object', properties: { deeper: { type: 'object' } } },
      map: { type: 'object', additionalProperties: { type: 'integer' } },
      boundedMap: { ...bounded, additionalProperties: { type: 'integer' } },
      mapOfAnything: { ...bounded, additionalProperties: true },
      list: { type: 'array', items: { anyOf: [closed, { ...closed, additionalProperties: true }] } },
      tuple: { type: 'array' },
      anything: {},
    },
  };
  assert.deepEqual(findOpen(closed), []);
  assert.deepEqual(
    findOpen(schema),
    [
      'open',
      'open/properties/deeper',
      'map',
      'mapOfAnything/additionalProperties',
      'list/items/anyOf/1',
      'tuple/items',
      'anything',
    ].map((place) => `/properties/${place}`),
  );
});

test('the unbroken games keep every promise', () => {
  for (const game of [ticTacToe, duel]) {
    for (const hold of Object.values(checks)) assert.equal(verdict(game, hold), undefined);
  }
});

test('the matches of a series follow each other, each with what the one before has handed on, and are one golden text', () => {
  const table = { seats: 2, options: { rounds: 1, series: true } };
  const first = situationOf(outpost, table, 1, 1);
  assert.deepEqual([...seriesOf(first)], [first]);
  const matches = [...seriesOf(situationOf(outpost, { ...table, series: true }, 1, 1))];
  assert.deepEqual(
    matches.map(({ table: { carry } }) => carry),
    [undefined, ...matches.slice(0, -1).map((one) => one.rules.carry?.(courseOf(one).last))],
  );
  const text = playthrough(outpost, { ...table, name: 'series', series: true });
  assert.equal(text.match(/^outcome/gm)?.length, matches.length);
  assert.ok(matches.length > 1);
});
