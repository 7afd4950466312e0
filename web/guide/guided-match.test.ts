import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Guide } from '../../games/guide.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import { GuidedMatch } from './guided-match.ts';

const says = (key: string) => ({ key });

/** The learner is told to take the middle, may then do as they like, and learns at the end what it was about. */
const guide: Guide = {
  opening: { options: {}, seed: 'lesson', seats: 2 },
  seat: 0,
  names: ['', 'Somebody'],
  messages: async () => ({}),
  lessons: [
    { says: says('hello') },
    { says: says('middle'), task: { choices: ['b2'], hint: says('middle.hint') } },
    { says: says('corner'), when: 'turn' },
    { says: says('never'), when: () => false },
    { says: says('end'), when: 'end' },
  ],
  scriptedMoves: [{ seat: 1, choice: 'a1' }],
};

function begin(given: Guide = guide): GuidedMatch {
  return new GuidedMatch(ticTacToe, given);
}

const lessonOf = ({ lesson }: GuidedMatch): string | undefined => lesson?.says.key;
const askedOf = ({ decision }: GuidedMatch): number | undefined => decision?.seat;

suite('a guided match', () => {
  test('nobody is asked anything while there is something to read', () => {
    const run = begin();
    assert.equal(lessonOf(run), 'hello');
    assert.equal(askedOf(run), undefined);
    assert.equal(run.suggestion(), undefined);
    run.read();
    assert.equal(lessonOf(run), 'middle');
    assert.equal(askedOf(run), 0);
  });

  test('reading on does not pass over what the learner is to do', () => {
    const run = begin();
    run.read();
    run.read();
    assert.equal(lessonOf(run), 'middle');
  });

  test('what the lesson does not want is refused with its hint, what no rule allows with the rule', () => {
    const run = begin();
    run.read();
    const unfit = run.play('a1');
    assert.equal(unfit?.kind === 'elsewhere' ? unfit.hint.key : unfit?.kind, 'middle.hint');
    assert.equal(run.play('nonsense')?.kind, 'illegal');
    assert.equal(run.steps.length, 1, 'nothing was played');
    assert.equal(run.suggestion(), 'b2');
    assert.equal(run.play('b2'), undefined);
  });

  test('the others go on by their script as soon as nothing is to be read', () => {
    const run = begin();
    assert.equal(run.othersGoOn, false);
    run.read();
    run.play('b2');
    assert.equal(lessonOf(run), undefined, 'the next lesson waits for the turn of the learner');
    assert.equal(run.othersGoOn, true);
    run.goOn();
    assert.equal(run.place.moves.at(-1)?.choice, 'a1');
    assert.equal(lessonOf(run), 'corner');
  });

  test('a bot answers where the script has nothing that is legal', () => {
    const run = begin({ ...guide, scriptedMoves: [{ seat: 1, choice: 'b2' }] });
    run.read();
    run.play('b2');
    run.goOn();
    const reply = run.place.moves.at(-1);
    assert.equal(reply?.seat, 1);
    assert.notEqual(reply?.choice, 'b2');
  });

  test('a lesson that never comes up holds nobody up, and at the end the rest follow', () => {
    const run = begin();
    run.read();
    run.play('b2');
    run.goOn();
    run.read();
    for (let turn = 0; turn < 9 && run.outcome === undefined; turn++) {
      const choice = run.suggestion();
      if (choice === undefined) run.goOn();
      else assert.equal(run.play(choice), undefined, 'the learner is free');
    }
    assert.equal(lessonOf(run), 'end');
    run.read();
    assert.ok(run.over);
  });

  test('a place of another guide is refused', () => {
    const place = { moves: [{ seat: 1, choice: 'a1', draws: [] }], lessons: 1, since: 1, scriptedMoves: 0 };
    assert.throws(() => new GuidedMatch(ticTacToe, guide, place));
  });
});
