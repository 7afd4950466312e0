import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { again, asked, matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { TestPosition } from './attribute-test.ts';
import type { MissionPosition } from './schema.ts';

type Active = NonNullable<MissionPosition['activation']>;
type Cards = NonNullable<MissionPosition['players'][number]['cards']>;

/** Dark Recon: Diala beside an informant, with a card by which friends roll dice of tests again, and Fenn near. */
function positionOf(activation: Active, cards: Cards = [{ card: 'force-adept' }]): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [{ card: 'stormtrooper', figures: [{ at: 'C14' }] }],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }],
        cards: [{ card: 'plasteel-staff' }, ...cards],
      },
      { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
    ],
    activation,
  };
}

const diala: Active = { seat: 1, group: 0, figure: { is: [0, 0], actions: 1 } };

/** Diala tests Insight with the informant: no success on blue, green and yellow, where one is enough. */
const insight: TestPosition = {
  token: 4,
  dice: [
    { die: 'blue', face: 2 },
    { die: 'green', face: 4 },
    { die: 'yellow', face: 5 },
  ],
};

function testing(given: TestPosition, cards?: Cards): Played {
  return matchFrom(positionOf({ ...diala, test: given }, cards));
}

suite('a position in the midst of a test, when dice can be rolled again (A11)', () => {
  test('dice lie as they are written, and who can have them rolled again is asked', () => {
    const match = testing(insight);
    assert.deepEqual(asked(match).slice(0, 2), ['1 window', 'use:force-adept-test>b1.1']);
    assert.deepEqual(now(match).activation?.test, { ...insight, asked: 1 });
    playChoices(match, '-');
    assert.equal(now(match).counters?.length, 0, 'the informant says nothing');
    assert.deepEqual(now(match).activation?.figure, { is: [0, 0], actions: 1 });
  });

  test('a test that is played to this question can be written, and goes on alike from there, to the end', () => {
    const played = matchFrom(positionOf({ ...diala, figure: { is: [0, 0] } }));
    played.script([2, 4, 5]);
    playChoices(played, 'token:5');
    const at: (MissionPosition['activation'] | undefined)[] = [];
    let set = played;
    for (const choice of ['use:force-adept-test>b1.1', 'die:2']) {
      set = again(set);
      at.push(now(set).activation);
      set.script([3]);
      playChoices(set, choice);
    }
    assert.deepEqual(at[1]?.test, {
      ...insight,
      asked: 1,
      rerolls: 1,
      used: [{ ability: 'force-adept.force-adept-test', seat: 1, by: [1, 0, 0] }],
    });
    played.script([3]);
    playChoices(played, 'use:force-adept-test>b1.1', 'die:2');
    assert.deepEqual(now(set), now(played));
    assert.equal(now(set).counters?.[0]?.count, 1, 'a success: the informant talks');
  });

  test('who is asked first is written, and dice and successes that abilities have added', () => {
    const given: TestPosition = {
      token: 4,
      dice: [...insight.dice.slice(0, 2), { die: 'red', face: 1, rerolled: true }],
      added: ['red'],
      removed: ['yellow'],
      successes: 1,
    };
    const match = testing(given, [{ card: 'force-adept' }, { card: 'combat-visor' }]);
    assert.deepEqual(now(match).activation?.test, { ...given, asked: 1 });
    playChoices(match, 'use:combat-visor>b1.1');
    const { rerolls, used } = now(match).activation?.test ?? {};
    assert.deepEqual([rerolls, used?.length], [1, 1]);
    const set = again(match);
    playChoices(set, '-');
    assert.deepEqual(
      asked(set).slice(0, 2),
      ['1 window', 'use:force-adept-test>b1.1'],
      'the other card is left',
    );
    assert.deepEqual(asked(matchFrom(now(set))), asked(set));
    playChoices(set, '-');
    assert.equal(now(set).counters?.[0]?.count, 1, 'none on the dice, one besides');
  });
});

suite('a test that cannot be is refused, with the field and what to write instead', () => {
  const refused = (name: string, given: TestPosition, why: RegExp, cards?: Cards): void => {
    test(name, () => assertBadPosition(() => testing(given, cards), why));
  };
  const used = [{ ability: 'force-adept.force-adept-test', seat: 1, by: [1, 0, 0] }];

  refused(
    'dice of another attribute',
    { ...insight, dice: insight.dice.slice(1) },
    /activation.test.dice: it rolls blue, green, yellow/,
  );
  refused(
    'a token without a test',
    { ...insight, token: 2 },
    /test.token: nobody tests with token 2; name one/,
  );
  refused('no such token', { ...insight, token: 30 }, /nobody tests with token 30/);
  refused(
    'a token far away',
    { ...insight, token: 5 },
    /does not interact with token 5 \(token-too-far\); put it beside it/,
  );
  refused(
    'no card for it',
    insight,
    /nobody has anything to use at this moment, so there is no question; leave it out/,
    [],
  );
  refused(
    'a seat that has none',
    { ...insight, asked: 2 },
    /asked: seat 2 has nothing to use at this moment; name another seat/,
  );
  refused('no such seat', { ...insight, asked: 4 }, /there is no seat 4/);
  refused(
    'rolled again by nothing',
    { ...insight, rerolls: 1 },
    /used: write last the ability of seat 1 by which dice are rolled again/,
  );
  refused(
    'more than the ability has',
    { ...insight, rerolls: 2, asked: 1, used },
    /rerolls: the ability has 1 dice rolled again/,
  );
  refused(
    'each die already',
    { ...insight, dice: insight.dice.map((die) => ({ ...die, rerolled: true })), rerolls: 1, asked: 1, used },
    /rerolls: each die was rolled again already/,
  );
  refused(
    'by an ability for attacks',
    { ...insight, used: [{ ability: 'force-adept.force-adept', seat: 1 }] },
    /used: force-adept.force-adept is not used at this moment/,
  );

  test('a figure without a sheet has no attributes', () => {
    const position = positionOf({ seat: 0, group: 0, figure: { is: [0, 0], actions: 1 }, test: insight });
    assertBadPosition(() => matchFrom(position), /does not interact with token 4 \(other-side-uses\)/);
  });

  test('a test of nobody', () => {
    const position = positionOf({ seat: 1, group: 0, test: insight });
    assertBadPosition(
      () => matchFrom(position),
      /activation.figure|activation.test: the active figure tests/,
    );
  });
});
