import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { again, asked, matchFrom, now } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { MissionPosition } from './schema.ts';

/** Dark Recon: Jyn, who answers activations of hostile figures, Fenn behind her, a stormtrooper near. */
function positionOf(change: Partial<MissionPosition>): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [{ card: 'stormtrooper', figures: [{ at: 'C12' }] }],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card: 'jyn-odan', figures: [{ at: 'B11' }] }],
        cards: [{ card: 'vintage-blaster' }],
      },
      { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
    ],
    ...change,
  };
}

suite('a position where seats are asked what they use, outside of attacks and tests (A12)', () => {
  const activation = { seat: 0, group: 0, figure: { is: [0, 0] } };

  test('as the activation of a figure begins, before it acts', () => {
    const match = matchFrom(positionOf({ toMove: 'empire' }));
    playChoices(match, 'group:a1');
    const set = again(match);
    assert.deepEqual(now(set).question, { moment: 'activation-start', asked: 1 });
    assert.deepEqual(
      now(matchFrom(positionOf({ activation, question: { moment: 'activation-start' } }))),
      now(set),
    );
    for (const one of [match, set]) playChoices(one, '-');
    assert.deepEqual(asked(set), asked(match));
    assert.deepEqual(now(set), now(match));
    assert.equal(now(set).question, undefined);
  });

  const refused = (name: string, change: Partial<MissionPosition>, why: RegExp): void => {
    test(`refused: ${name}`, () => assertBadPosition(() => matchFrom(positionOf(change)), why));
  };
  refused(
    'nobody is active',
    { question: { moment: 'activation-start' } },
    /question.moment: nobody is active and may act; write it in activation/,
  );
  refused(
    'nobody deploys',
    { question: { moment: 'deployment' } },
    /question.moment: the Empire does not deploy; write deployment/,
  );
  refused(
    'a turn between two rounds',
    { toMove: 'empire', question: { moment: 'round-end' } },
    /question.moment: nobody activates or deploys then; leave out toMove/,
  );
  refused('nothing to use', { question: { moment: 'round-end' } }, /question: nobody has anything to use/);
  refused(
    'another seat than the one that has something to use',
    { activation, question: { moment: 'activation-start', asked: 2 } },
    /question.asked: seat 2 has nothing to use at this moment; name another seat/,
  );
});
