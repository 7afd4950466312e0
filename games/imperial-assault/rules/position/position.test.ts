import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entry } from '../../../common/at.ts';
import { game } from '../../game.ts';
import {
  type BattleMatch,
  choicesOf,
  describeDecision,
  isReady,
  optionsOf,
  placeOf,
  playChoices,
  type Setting,
  tableOf,
} from '../../testing/table.ts';
import type { Position } from './schema.ts';

const seats = [{ groups: 'stormtrooper@C3,D3,E3 j4x-7@C4>1' }, { groups: 'wookiee-warrior@F3!2+focused' }];
const setting: Setting = { seats, pack: 'core' };

function positionIn(match: BattleMatch): Position {
  const rules = game.open(optionsOf(setting, 2));
  assert.ok(rules.calm?.(match.state), 'a position can express it');
  return rules.position(match.state);
}

/** The table that is set out anew from the position of another one. */
function again(match: BattleMatch): BattleMatch {
  const { players: _players, ...position } = positionIn(match);
  const copy = tableOf({ ...setting, position: { ...position, players: positionIn(match).players } });
  assert.deepEqual(positionIn(copy), positionIn(match));
  assert.deepEqual(copy.decisions(), match.decisions());
  return copy;
}

describe('A4: a position in the midst of an activation', () => {
  test('has the actions and movement points that are left', () => {
    const position = {
      activation: {
        group: 0,
        done: [[0, 0]],
        figure: { is: [0, 1], actions: 1, points: 2, attackAction: true },
      },
    };
    const match = tableOf({ ...setting, position });
    assert.match(describeDecision(match), /^0 activation: run /);
    assert.ok(choicesOf(match, 'move:').includes('D5'));
    assert.equal(choicesOf(match, 'attack:'), '', 'a second attack is no action any more');
    playChoices(match, 'run', '-');
    assert.equal(match.state.activation?.figure, 2, 'the last figure of the group follows');
  });

  test('is set out again as itself after moves, attacks and special actions', () => {
    const match = tableOf({ ...setting, rolls: '5 5 1' });
    playChoices(match, 'group:a1', 'figure:a1.2', 'run', 'move:D4');
    again(match);
    playChoices(match, 'attack:b1.1');
    while (match.decisions()[0]?.kind !== 'activation') playChoices(match, entry(pendingOf(match), 0));
    const { activation } = positionIn(again(match));
    assert.deepEqual(activation?.figure?.from, 'D3');
    assert.equal(activation.figure.attackAction, true);
    assert.equal(placeOf(again(match), 'b1.1'), placeOf(match, 'b1.1'));
  });

  test('A6: is not there as long as a figure stands on another one through which it moves', () => {
    const match = tableOf(setting);
    const isCalm = () => game.open(optionsOf(setting, 2)).calm?.(match.state);
    playChoices(match, 'group:a1', 'figure:a1.1', 'run', 'move:D3');
    assert.equal(isCalm(), false);
    playChoices(match, 'move:D4');
    assert.equal(isCalm(), true);
  });

  test('B3: is not there while a companion of another group activates in this one', () => {
    const groups = 'ugnaught-tinkerer-elite@C3 ugnaught-tinkerer@E3 junk-droid@D4>2';
    const match = tableOf({ ...setting, seats: [{ groups }, entry(seats, 1)] });
    const isCalm = () => game.open(optionsOf(setting, 2)).calm?.(match.state);
    playChoices(match, 'group:a1', '-');
    assert.equal(isReady(match, 'a3'), false, 'Scrap Battalion: the droid activates now');
    assert.equal(isCalm(), false);
    playChoices(match, '-');
    assert.equal(isReady(match, 'a1'), false);
  });

  test('is there between two figures of a group', () => {
    const match = tableOf(setting);
    playChoices(match, 'group:a1');
    again(match);
    playChoices(match, 'figure:a1.2', '-');
    assert.deepEqual(positionIn(match).activation, { group: 0, done: [[0, 1]] });
    again(match);
  });

  test('knows which special actions were used', () => {
    const groups = 'jabba-the-hutt-campaign@A3 wookiee-warrior@E3!3';
    const special = { is: [0, 0], specials: ['jabba-the-hutt-campaign.financial-incentive'] };
    const uses = (position: Partial<Position>): string =>
      choicesOf(tableOf({ ...setting, seats: [{ groups }, entry(seats, 1)], position }), 'use:');
    assert.match(uses({ activation: { group: 0, figure: { is: [0, 0] } } }), /financial-incentive/);
    assert.doesNotMatch(uses({ activation: { group: 0, figure: special } }), /financial-incentive/);
  });
});

test('a position knows what was used up in the round, and who has played command cards', () => {
  const used = [
    { ability: 'boba-fett.battle-presence', seat: 1, by: [1, 0, 0], on: [0, 0, 0], once: 'round' as const },
  ];
  const match = tableOf({
    seats: [{ groups: 'wookiee-warrior@E3' }, { groups: 'boba-fett@F3' }],
    pack: 'core',
    position: { used, played: [1], silenced: [0] },
  });
  assert.deepEqual(positionIn(match).used, used);
  playChoices(match, 'group:a1', 'run', 'move:D3');
  assert.equal(placeOf(match, 'a1.1'), 'D3', 'it has suffered strain for leaving in this round');
});

test('B3: the card of a companion is exhausted when it has activated', () => {
  const match = tableOf(setting);
  playChoices(match, 'group:a1', 'figure:a2.1');
  assert.equal(isReady(match, 'a2'), false);
  assert.equal(isReady(match, 'a1'), true);
});

test('positions that no match comes to are refused', () => {
  const refused = (position: Partial<Position>, why: RegExp): void => {
    assert.throws(() => tableOf({ ...setting, position }), why);
  };
  refused({ activation: { group: 1, figure: { is: [1, 0] } } }, /group 1 of seat 0 does not activate/);
  refused({ activation: { group: 0, figure: { is: [0, 4] } } }, /there is no figure 0 0 4/);
  refused({ activation: { group: 0, figure: { is: [0, 0], from: 'Z9' } } }, /there is no space Z9/);
  refused(
    {
      activation: {
        group: 0,
        done: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      },
    },
    /no two figures/,
  );
  refused({ used: [{ ability: 'nobody.nothing', seat: 0, once: 'round' }] }, /no ability nobody.nothing/);
  refused({ used: [{ ability: 'nobody.nothing', seat: 3, once: 'round' }] }, /there is no seat 3/);
});

function pendingOf(match: BattleMatch): readonly string[] {
  const choices = match.decisions()[0]?.choices ?? [];
  return choices.includes('-') ? ['-'] : choices;
}
