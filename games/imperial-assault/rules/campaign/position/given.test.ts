import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { again, asked, matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { MissionPosition } from './schema.ts';

type Active = NonNullable<MissionPosition['activation']>;

interface Setting {
  readonly imperial?: string;
  /** The hero of seat 1, and its cards. */
  readonly hero?: string;
  readonly cards?: readonly string[];
}

/** Dark Recon: a hero, Fenn behind it, and a figure of the Empire three spaces before him. */
function positionOf(
  activation: Active | undefined,
  { imperial = 'stormtrooper', hero = 'diala-passil', cards = ['plasteel-staff'] }: Setting = {},
): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [{ card: imperial, figures: [{ at: 'C12' }] }],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card: hero, figures: [{ at: 'B11' }] }],
        cards: cards.map((card) => ({ card })),
      },
      { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
    ],
    ...(activation === undefined ? { toMove: 'empire' } : { activation }),
  };
}

const empire: Active = { seat: 0, group: 0, figure: { is: [0, 0] } };
const diala: Active = { seat: 1, group: 0, figure: { is: [0, 0] } };

/** Plays choices one by one, in a match and in what is set out from each of its positions, which goes on alike. */
function playAlike(match: Played, faces: readonly number[], ...choices: string[]): void {
  for (const choice of choices) {
    const set = again(match);
    for (const one of [match, set]) {
      one.script(faces);
      playChoices(one, choice);
    }
    assert.deepEqual(set.rules.position(set.state), match.rules.position(match.state));
    assert.deepEqual(asked(set), asked(match));
  }
}

function givenIn(match: Played): Active['given'] {
  again(match);
  return now(match).activation?.given;
}

suite('a position in the midst of an attack that an ability gives (A4, A8)', () => {
  test('of two attacks of a special action, each with a target of its own', () => {
    const match = matchFrom(positionOf(empire, { imperial: 'sentry-droid' }));
    const multiFire = { ability: 'sentry-droid.multi-fire', seat: 0, by: [0, 0, 0], special: true };
    playChoices(match, 'use:multi-fire>a1.1', 'figure:c1.1');
    assert.deepEqual(givenIn(match), { ...multiFire, attackers: [[0, 0, 0]], left: 1 });
    playAlike(match, [1, 1, 1], '-', '-');
    const { attack } = now(match).activation ?? {};
    assert.deepEqual(attack?.changes, [{ ability: 'sentry-droid.multi-fire', damage: -1 }]);
    playAlike(match, [], 'surge:sentry-droid.pierce-2', '-');
    assert.deepEqual(asked(match), ['0 target', 'figure:b1.1'], 'another figure than before');
    playChoices(match, 'figure:b1.1');
    assert.deepEqual(givenIn(match), { ...multiFire, targets: [[2, 0, 0]] });
    playAlike(match, [1, 1, 1], '-', '-');
    playChoices(match, '-', '-');
    assert.equal(now(match).activation?.given, undefined);
    assert.equal(now(match).activation?.figure?.actions, 1);
  });

  test('of a hero that answers the activation of another figure', () => {
    const match = matchFrom(positionOf(undefined, { hero: 'jyn-odan', cards: ['vintage-blaster'] }));
    playChoices(match, 'group:a1', 'use:quick-draw>b1.1', 'figure:a1.1');
    assert.deepEqual(givenIn(match), {
      ability: 'jyn-odan.quick-draw',
      seat: 1,
      by: [1, 0, 0],
      on: [0, 0, 0],
      moment: 'activation-start',
    });
    assert.deepEqual(now(match).activation?.attack?.attacker, [1, 0, 0]);
    assert.equal(now(match).activation?.figure?.attacked, undefined, 'the stormtrooper has not');
    playAlike(match, [1, 1, 1], '-');
  });
});

suite('a position in the midst of a test that an ability gives (A11)', () => {
  const rerolled = { cards: ['plasteel-staff', 'force-throw', 'battle-meditation', 'force-adept'] };

  test('of a figure that uses it, for what is still to come of it', () => {
    const match = matchFrom(positionOf(diala, rerolled), [1, 1, 1]);
    playChoices(match, 'use:force-throw>b1.1', 'figure:a1.1');
    const given = { ability: 'force-throw.force-throw', seat: 1, by: [1, 0, 0], chosen: [[0, 0, 0]] };
    assert.deepEqual(givenIn(match), given);
    assert.equal(now(match).activation?.test?.token, undefined);
    playAlike(match, [3], 'use:force-adept-test>b1.1', 'die:1');
  });

  test('of one that answers an action', () => {
    const match = matchFrom(positionOf(diala, rerolled), [1, 1, 1]);
    playChoices(match, 'rest');
    const given = { ability: 'battle-meditation.battle-meditation', seat: 1, moment: 'rests' };
    assert.deepEqual(givenIn(match), { ...given, by: [1, 0, 0], on: [1, 0, 0] });
    playAlike(match, [3], 'use:force-adept-test>b1.1', 'die:1');
  });
});

suite('what no ability gives is refused, with the field and what to write instead', () => {
  const attack = { target: [2, 0, 0], moment: 'declare' } as const;
  const multiFire = { ability: 'sentry-droid.multi-fire', seat: 0, by: [0, 0, 0], special: true };
  const refused = (name: string, change: Partial<Active>, why: RegExp): void => {
    test(name, () => {
      const position = positionOf({ ...empire, ...change }, { imperial: 'sentry-droid' });
      assertBadPosition(() => matchFrom(position), why);
    });
  };
  refused(
    'no attack',
    { given: multiFire },
    /activation.given: write the attack or the test that the ability/,
  );
  refused(
    'an ability that gives none',
    { attack, given: { ...multiFire, ability: 'sentry-droid.targeting-computer' } },
    /given: sentry-droid.targeting-computer gives no attack; name an ability that does/,
  );
  refused(
    'no such ability',
    { attack, given: { ...multiFire, ability: 'sentry-droid.luck' } },
    /given: there is no ability sentry-droid.luck; write its card/,
  );
  refused(
    'an answer to a moment that it does not answer',
    { attack, given: { ...multiFire, moment: 'rests' } },
    /given.moment: the ability does not answer rests; leave moment out/,
  );
  refused(
    'another attacker by no ability',
    { attack: { ...attack, attacker: [1, 0, 0] } },
    /attack.attacker: write in given the ability by which another figure/,
  );
  const dice = [{ die: 'blue', face: 1 }] as const;
  refused(
    'a test with nothing',
    { test: { dice } },
    /test.token: write the token with which the figure tests/,
  );
});
