import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playChoices, type Setting, tableOf } from '../testing/table.ts';

/** What a table is worth to a seat. */
function worth(setting: Partial<Setting>, seat = 0): number {
  const { rules, state } = tableOf({ track: 'nnhnannmmn', hand: ['red1', 'red2'], ...setting });
  return rules.evaluate(state, seat);
}

test('own and the partner’s advance count, the opponents’ count against it', () => {
  const seats = 4;
  assert.ok(worth({ seats, ships: 'xwing 2' }) > worth({ seats }));
  assert.ok(worth({ seats, ships: 'tantive 2' }) > worth({ seats }));
  assert.ok(worth({ seats, ships: 'destroyer 2' }) < worth({ seats }));
  assert.equal(worth({ seats, ships: 'xwing 2' }, 0), worth({ seats, ships: 'xwing 2' }, 2));
});

test('a ship in hyperspace is worth more than one space further, in asteroids less than one space before', () => {
  assert.ok(worth({ ships: 'xwing 3' }) > worth({ ships: 'xwing 4' }));
  assert.ok(worth({ ships: 'xwing 5' }) < worth({ ships: 'xwing 4' }));
});

test('a bonus card is played where it brings more than it is worth in hand, and kept where it does not', () => {
  const after = (choice: string, card: string) => {
    const table = tableOf({ track: 'nnnnnnnnnn', hand: [card, 'red1'], bonus: [['lightspeed']] });
    playChoices(table, `${card}>xwing`, choice);
    return table.rules.evaluate(table.state, 0);
  };
  assert.ok(after('bonus:lightspeed>xwing', 'red5') > after('-', 'red5'));
  assert.ok(after('bonus:lightspeed>xwing', 'red2') < after('-', 'red2'));
});

test('a move that waits for answers counts as flown, back from the Maw', () => {
  const value = (card: string) => {
    const table = tableOf({
      track: 'nnhnannmmn',
      ships: 'xwing 6',
      hand: [card, 'green1'],
      bonus: [['pilot']],
    });
    playChoices(table, `${card}>xwing`);
    assert.equal(table.decisions()[0]?.kind, 'answer');
    return table.rules.evaluate(table.state, 0);
  };
  assert.equal(value('red2'), value('red1'));
  assert.ok(value('red4') > value('red1'));
});

test('victory is worth more than any advance', () => {
  const table = tableOf({ track: 'nn', ships: 'xwing 3, falcon 3, starfighter 3', hand: ['yellow3'] });
  playChoices(table, 'yellow3>tantive');
  assert.ok(table.rules.evaluate(table.state, 0) > 500);
  assert.ok(table.rules.evaluate(table.state, 1) < -500);
});
