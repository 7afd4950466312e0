import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DuelPosition, type DuelState, duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import { hashOf } from './canonical.ts';
import { eventsFor } from './emitted-event.ts';
import { type ErrorCode, InputError } from './error.ts';
import { type Game, type Rules, seatCounts } from './game.ts';
import { Match } from './match.ts';
import { seeded } from './seeded.ts';

/** The cards 1 to 4 in both hands, and a deck from which seat 0 draws sixes. */
const table: DuelPosition = {
  hands: [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  deck: [5, 5, 5, 5, 6, 6, 6, 6],
  discard: [1, 1, 2, 2, 3, 3, 4, 4],
};

function refused(code: ErrorCode, rule?: string) {
  return (fault: unknown) => fault instanceof InputError && fault.code === code && fault.rule === rule;
}

function duelAt(position = {}, script: number[] = []) {
  return new Match(duel, { options: {}, seed: 'duel', position: { ...table, ...position } }, script);
}

describe('a move is refused, and nothing has changed', () => {
  const attacked = {
    attacker: 0,
    played: [3],
    hands: [
      [1, 2, 4],
      [1, 2, 3, 4],
    ],
  } as const;
  const faults: readonly (readonly [string, object, number, string, ErrorCode, string?])[] = [
    ['by a seat that is not asked', attacked, 0, '4', 'not-your-decision'],
    ['by a seat that does not exist', attacked, 2, '4', 'not-your-decision'],
    ['in a notation that is none', attacked, 1, 'four', 'bad-notation'],
    ['with a card that is too low', attacked, 1, '2', 'illegal-choice', 'not-higher'],
    ['with a card that is not there', attacked, 1, '6', 'illegal-choice', 'not-in-hand'],
  ];
  for (const [name, position, seat, choice, code, rule] of faults) {
    test(name, () => {
      const match = duelAt(position);
      const before = hashOf(match.state);
      assert.throws(() => match.play(seat, choice), refused(code, rule));
      assert(refused(code, rule)(match.refusal(seat, choice)));
      assert.equal(hashOf(match.state), before);
      assert.deepEqual(match.moves, []);
    });
  }

  test('after the end', () => {
    const match = new Match(ticTacToe, { options: {}, seed: '', position: { cells: 'xxxoo....' } });
    assert.deepEqual(match.decisions(), []);
    assert.throws(() => match.play(0, 'c3'), refused('match-over'));
  });

  test('when the scripted chance cannot be', () => {
    const match = duelAt(
      {
        laid: [null, 4],
        hands: [
          [1, 2, 3, 4],
          [1, 2, 3],
        ],
      },
      [7],
    );
    const before = hashOf(match.state);
    assert.throws(() => match.play(0, '4'), refused('bad-chance'));
    assert.equal(hashOf(match.state), before);
    match.script([1]);
    match.play(0, '4');
    assert.deepEqual(match.moves, [{ seat: 0, choice: '4', draws: [1] }]);
    assert.deepEqual(
      match.decisions().map(({ seat, kind }) => [seat, kind]),
      [[1, 'attack']],
    );
  });

  test('when a rule itself breaks down', () => {
    const rules = duel.open({});
    const step = rules.steps.lay;
    assert(step.kind === 'choice');
    const apply = (turn: { state: DuelState }) => {
      turn.state.scores = [9, 9];
      throw new TypeError('broken');
    };
    const broken = { ...rules, steps: { ...rules.steps, lay: { ...step, apply } } };
    const game: typeof duel = { ...duel, open: () => broken };
    const match = new Match(game, { options: {}, seed: 'duel', seats: 2 });
    const before = hashOf(match.state);
    assert.throws(() => match.play(0, match.decisions()[0]?.choices[0] ?? ''), TypeError);
    assert.equal(hashOf(match.state), before);
  });
});

test('a match does not begin with a wrong number of seats', () => {
  for (const seats of [0, 1, 3, 1.5, Number.NaN]) {
    assert.throws(() => new Match(duel, { options: {}, seed: '', seats }), refused('bad-seats'));
  }
});

test('where only even numbers of seats can play, no odd one does', () => {
  const game: typeof duel = { ...duel, nature: { ...duel.nature, seats: { min: 2, max: 6, even: true } } };
  assert.deepEqual(seatCounts(game.nature.seats), [2, 4, 6]);
  assert.throws(() => new Match(game, { options: {}, seed: '', seats: 3 }), refused('bad-seats'));
});

test('a match does not begin from a position that cannot be', () => {
  assert.throws(() => duelAt({ discard: [6] }), refused('bad-position'));
  assert.throws(
    () => new Match(ticTacToe, { options: {}, seed: '', position: { cells: 'xx.......' } }),
    refused('bad-position'),
  );
});

test('both seats are asked at the same time, in either order, and the first move stays hidden', () => {
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const match = duelAt();
    assert.deepEqual(
      match.decisions().map(({ seat }) => seat),
      [0, 1],
    );
    const emitted = match.play(first, '3');
    assert.deepEqual(eventsFor(emitted, first), [{ kind: 'laid', seat: first, card: 3 }]);
    assert.deepEqual(eventsFor(emitted, second), [{ kind: 'laid', seat: first, card: 'hidden' }]);
    assert.deepEqual(eventsFor(emitted, 'spectator'), [{ kind: 'laid', seat: first, card: 'hidden' }]);
    assert.equal(match.view(second).laid?.[first], 'hidden');
    assert.deepEqual(
      match.decisions().map(({ seat }) => seat),
      [second],
    );
    assert.throws(() => match.play(first, '4'), refused('not-your-decision'));
    match.play(second, '4');
    assert.deepEqual(
      match.decisions().map(({ seat, kind }) => [seat, kind]),
      [[second, 'attack']],
    );
  }
});

test('a reaction to a reaction to a move takes effect from the last to the first', () => {
  const match = duelAt({ attacker: 0 });
  match.play(0, '1');
  match.play(1, '2');
  match.play(0, '3');
  const emitted = match.play(1, '4').map(({ event }) => event);
  assert.deepEqual(
    emitted.filter(({ kind }) => kind !== 'drew'),
    [
      { kind: 'played', seat: 1, card: 4 },
      { kind: 'cancelled', card: 3 },
      { kind: 'cancelled', card: 1 },
      { kind: 'scored', seat: 1, points: 1 },
    ],
  );
});

describe('undo', () => {
  test('goes back one move, and no further than the start', () => {
    const match = duelAt();
    const before = hashOf(match.state);
    match.play(0, '3');
    match.undo();
    assert.equal(hashOf(match.state), before);
    assert.throws(() => match.undo(), refused('nothing-to-undo'));
  });

  const tie = {
    laid: [null, 4],
    hands: [
      [1, 2, 3, 4],
      [1, 2, 3],
    ],
  };
  const winner = (match: Match<DuelState>) => match.decisions()[0]?.seat;

  test('puts scripted chance back into the script', () => {
    for (const seat of [0, 1]) {
      const match = duelAt(tie, [seat, 1, 1]);
      match.play(0, '4');
      match.undo();
      match.play(0, '4');
      assert.equal(winner(match), seat);
      match.undo();
      match.play(0, '1');
      assert.equal(winner(match), 1);
    }
  });

  test('leaves seeded chance to the seed, which says the same again', () => {
    const match = duelAt(tie);
    match.play(0, '4');
    const first = match.moves;
    const draws = first[0]?.draws;
    match.undo();
    match.play(0, '4');
    assert.deepEqual(match.moves[0]?.draws, draws);
    match.undo();
    // Nothing of the undone answer is left over for the next one.
    match.script([]);
    match.play(0, '1');
    assert.deepEqual(match.moves, [{ seat: 0, choice: '1', draws: [] }]);
  });
});

test('an undo of several moves equals as many single ones', () => {
  const match = new Match(duel, { options: {}, seed: 'at once', seats: 2 });
  playAtRandom(match, 12);
  const other = match.at(12);
  match.undo(5);
  for (let back = 0; back < 5; back++) other.undo();
  assert.deepEqual(match.state, other.state);
  assert.deepEqual(match.moves, other.moves);
});

test('a stored match goes back to any of its checkpoints', () => {
  const match = new Match(duel, { options: {}, seed: 'kept', seats: 2 });
  const checkpoints = [4, 8, 12].map((count) => {
    playAtRandom(match, count - match.moves.length);
    return match.checkpoint();
  });
  const { opening, moves } = match;
  const kept = Match.restore(duel, { opening, moves, checkpoints });
  assert.deepEqual(kept.state, match.state);
  for (const count of [9, 6, 2]) {
    kept.undo(kept.moves.length - count);
    assert.deepEqual(kept.state, match.at(count).state);
  }
});

test('a viewer who may not know an event receives its replacement, or nothing', () => {
  const emitted = [
    { event: 'all' },
    { event: 'secret', only: [1] },
    { event: 'card', only: [0], others: 'hidden' },
  ];
  assert.deepEqual(eventsFor(emitted, 0), ['all', 'card']);
  assert.deepEqual(eventsFor(emitted, 1), ['all', 'secret', 'hidden']);
  assert.deepEqual(eventsFor(emitted, 'spectator'), ['all', 'hidden']);
});

test('a rule that never comes to a decision is stopped', () => {
  const endless = withSteps({
    mark: { kind: 'automatic', run: ({ stack }) => void stack.splice(0, 1, { step: 'mark' }) },
  });
  assert.throws(
    () => new Match(endless, { options: {}, seed: '', seats: 2 }),
    /never comes to a decision: mark/,
  );
});

test('an automatic step that forgets to change the stack is named', () => {
  const stuck = withSteps({ mark: { kind: 'automatic', run: () => undefined } });
  assert.throws(
    () => new Match(stuck, { options: {}, seed: '', seats: 2 }),
    /the automatic step mark of tic-tac-toe left the stack as it was/,
  );
});

test('a step that does not exist is named', () => {
  assert.throws(() => new Match(withSteps({}), { options: {}, seed: '', seats: 2 }), /has no step mark/);
});

/** Tic-tac-toe with other steps. */
function withSteps(steps: Rules['steps']): Game {
  const game: Game = ticTacToe;
  return { ...game, open: (options) => ({ ...game.open(options), steps }) };
}

/** Plays `count` random legal moves. */
function playAtRandom(match: Pick<Match, 'decisions' | 'play'>, count: number): void {
  const dice = seeded('at random');
  for (let left = count; left > 0; left--) {
    const [decision] = match.decisions();
    if (decision === undefined) return;
    match.play(decision.seat, decision.choices[dice.pick(decision.choices.length)] ?? '');
  }
}
