import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { playChoices, refusalOf } from '../../../../../testkit/play-choices.ts';
import { matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { MissionPosition } from './schema.ts';

type Active = NonNullable<MissionPosition['activation']>;

/** Dark Recon: Diala is active, Fenn behind her, stormtroopers near. */
function positionOf(activation: Active, change: Partial<MissionPosition> = {}): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [{ card: 'stormtrooper', figures: [{ at: 'C12' }, { at: 'C14' }, {}] }],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card: 'diala-passil', figures: [{ at: 'B11', damage: 3 }] }],
        cards: [{ card: 'plasteel-staff' }],
        strain: 1,
      },
      { groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }], cards: [{ card: 'infantry-rifle' }] },
    ],
    activation,
    ...change,
  };
}

const diala = { seat: 1, group: 0, figure: { is: [0, 0] } };

function asked(match: Played): readonly string[] {
  return match.decisions()[0]?.choices ?? [];
}

suite('a position inside an activation', () => {
  test('A4: a hero begins with two actions and no points; the token of this activation is spent', () => {
    const match = matchFrom(positionOf(diala));
    assert.equal(match.decisions()[0]?.seat, 1);
    for (const choice of ['run', 'rest', 'strain', 'attack:a1.1', 'token:5', '-'])
      assert.ok(asked(match).includes(choice), `${choice} in ${asked(match).join(' ')}`);
    assert.equal(now(match).players[1]?.activations, 1, 'of two, as two heroes have');
    assert.equal(now(match).players[1]?.activated, true);
    assert.equal(now(match).players[2]?.activations, 2);
    assert.equal(now(match).toMove, 'rebels');
  });

  test('A4: it suffers strain for movement points twice in an activation, and not beyond its Endurance', () => {
    const once = matchFrom(positionOf({ ...diala, figure: { is: [0, 0], strainForMoves: 1 } }));
    playChoices(once, 'strain');
    assert.deepEqual(now(once).activation?.figure, { is: [0, 0], actions: 2, points: 1, strainForMoves: 2 });
    assert.equal(now(once).players[1]?.strain, 2);
    assert.equal(refusalOf(once, 'strain'), 'twice-strained');
    const [empire, hero, fenn] = positionOf(diala).players;
    assert.ok(empire && hero && fenn);
    const full = matchFrom(positionOf(diala, { players: [empire, { ...hero, strain: 5 }, fenn] }));
    assert.equal(refusalOf(full, 'strain'), 'no-endurance-left');
  });

  test('A10: what a card gives a wounded hero counts for its Endurance', () => {
    const [empire, , fenn] = positionOf(diala).players;
    assert.ok(empire && fenn);
    const groups = [{ card: 'diala-passil-wounded', figures: [{ at: 'B11' }] }];
    const hero = (...cards: string[]) => ({ groups, cards: cards.map((card) => ({ card })), strain: 5 });
    const withPainkillers = positionOf(diala, {
      players: [empire, hero('plasteel-staff', 'painkillers'), fenn],
    });
    assert.equal(now(matchFrom(withPainkillers)).players[1]?.strain, 5);
    const without = positionOf(diala, { players: [empire, hero('plasteel-staff'), fenn] });
    assertBadPosition(() => matchFrom(without), /strain: the hero of seat 1 has at most 4, its Endurance/);
  });

  test('A4: rest recovers strain equal to Endurance, and what is left of that recovers damage', () => {
    const match = matchFrom(positionOf({ ...diala, figure: { is: [0, 0], actions: 1 } }));
    playChoices(match, 'rest');
    assert.equal(now(match).players[1]?.strain, undefined);
    assert.deepEqual(
      now(match).players[1]?.groups[0]?.figures,
      [{ at: 'B11' }],
      '1 strain and 3 damage, of 5',
    );
    assert.deepEqual(now(match).activation?.figure, { is: [0, 0], actions: 0, rested: true });
    assert.equal(refusalOf(match, 'rest'), 'no-action-left');
  });

  test('A4: an Imperial figure that has attacked does not attack again, a hero does', () => {
    const figure = { is: [0, 0], actions: 1, attackAction: true, attacked: true };
    const troopers = matchFrom(positionOf({ seat: 0, group: 0, done: [[0, 1]], figure }));
    assert.equal(now(troopers).toMove, 'empire');
    assert.equal(refusalOf(troopers, 'attack:b1.1'), 'one-attack');
    const heroes = matchFrom(positionOf({ ...diala, figure }));
    assert.ok(asked(heroes).includes('attack:a1.1'));
  });

  test('A4: each special action is used once, and of several of one name on a card it is known which', () => {
    const [empire, , fenn] = positionOf(diala).players;
    assert.ok(empire && fenn);
    const gaarkhan = { groups: [{ card: 'gaarkhan', figures: [{ at: 'B11' }] }] };
    const used = (which: number): MissionPosition => ({
      ...positionOf({
        ...diala,
        figure: { is: [0, 0], actions: 1, specials: [{ ability: 'gaarkhan.charge', which }] },
      }),
      players: [empire, { ...gaarkhan, cards: [{ card: 'vibro-ax' }] }, fenn],
    });
    const match = matchFrom(used(2));
    assert.deepEqual(now(match).activation?.figure?.specials, [{ ability: 'gaarkhan.charge', which: 2 }]);
    assert.ok(!asked(match).includes('use:charge>b1.1'));
    assert.ok(asked(matchFrom(used(1))).includes('use:charge>b1.1'), 'the one of its other side');
    assertBadPosition(
      () => matchFrom(used(3)),
      /specials: there is no ability gaarkhan.charge; which is at most 2/,
    );
  });

  test('A3: between two figures of a group the Empire names the next one; then the heroes activate', () => {
    const match = matchFrom(positionOf({ seat: 0, group: 0 }));
    assert.deepEqual(asked(match), ['figure:a1.1', 'figure:a1.2']);
    playChoices(match, 'figure:a1.2', '-', '-');
    assert.deepEqual([now(match).toMove, now(match).activation], ['rebels', undefined]);
    assert.equal(now(match).players[0]?.groups[0]?.exhausted, true);
  });
});

suite('an activation that cannot be is refused, with the field and what to write instead', () => {
  const refused = (name: string, position: MissionPosition, why: RegExp): void => {
    test(name, () => assertBadPosition(() => matchFrom(position), why));
  };
  refused(
    'of the other side',
    positionOf(diala, { toMove: 'empire' }),
    /toMove: seat 1 activates a group; leave toMove out, or write rebels/,
  );
  refused(
    'while others wait',
    positionOf(diala, { notYet: [2] }),
    /notYet: a group activates already; leave notYet out/,
  );
  refused('no such seat', positionOf({ ...diala, seat: 4 }), /there is no seat 4/);
  refused(
    'no such group',
    positionOf({ ...diala, group: 1 }),
    /activation.group: group 1 of seat 1 does not activate; name a group that is there/,
  );
  refused(
    'a figure that is gone',
    positionOf({ seat: 0, group: 0, figure: { is: [0, 2] } }),
    /activation.done, activation.figure.is: .*is not on the map/,
  );
  refused(
    'strain of a stormtrooper',
    positionOf({ seat: 0, group: 0, figure: { is: [0, 0], strainForMoves: 1 } }),
    /activation.figure: only heroes rest and suffer strain/,
  );
  const { activation: _activation, ...between } = positionOf(diala);
  refused(
    'what lasts until the end of no activation',
    {
      ...between,
      lasting: [{ ability: 'fenn-signis.havoc-shot', seat: 0, figures: [], until: 'activation' }],
    },
    /lasting: no activation goes on/,
  );
});
