import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused } from '../../../testkit/refused.ts';
import { game } from '../game.ts';
import { answer, type Setting, tableOf } from '../testing/table.ts';
import { type Refusal, refusals } from './refusals.ts';

const plain: Setting = { track: 'nnnn', hand: ['red3', 'red1'] };
const answering: Setting = { track: 'nnn3nn', hand: ['red1', 'red2'] };
const inMaw: Setting = { track: 'nnmnn', hand: ['red3', 'red1'], bonus: [['boost', 'hook']] };

/** What is played first, and then refused. */
const cases: Readonly<Record<Refusal, readonly [Setting, readonly string[], string]>> = {
  'card-not-in-hand': [plain, [], 'red4>xwing'],
  'other-color': [plain, [], 'red3>tantive'],
  'ship-in-box': [{ ...plain, seats: 3 }, [], 'red3>fighter'],
  'ship-home': [{ ...plain, ships: 'xwing 5' }, [], 'red3>xwing'],
  'not-universal': [plain, [], 'red3=green>destroyer'],
  'name-a-color': [{ ...plain, ships: 'xwing 5, falcon 5' }, [], 'red3>tantive'],
  'no-such-side': [{ ...plain, track: 'nn1n' }, ['red3>xwing'], 'side:normal'],
  'bonus-not-in-hand': [{ ...answering, bonus: [['pilot']] }, ['red1>xwing'], 'bonus:boost>xwing'],
  'bonus-on-opponent': [{ ...answering, bonus: [['boost']] }, ['red1>xwing'], 'bonus:boost>destroyer'],
  'bonus-on-resting': [{ ...answering, bonus: [['boost']] }, ['red1>xwing'], 'bonus:boost>falcon'],
  'one-bonus-a-ship': [
    { ...plain, bonus: [[], ['hook', 'hook', 'hook']] },
    ['red3>xwing', 'bonus:hook>destroyer'],
    'bonus:hook>destroyer',
  ],
  'before-flight': [inMaw, ['red3>xwing', '-'], 'bonus:boost>xwing'],
  'pilot-off-asteroids': [{ ...answering, bonus: [['pilot']] }, ['red1>xwing'], 'bonus:pilot>xwing'],
  'lightspeed-start': [
    { ...answering, ships: 'xwing 4:asteroid', bonus: [['lightspeed']] },
    ['red1>xwing'],
    'bonus:lightspeed>xwing',
  ],
  'boost-on-asteroids': [
    { ...answering, ships: 'xwing 4:asteroid', bonus: [['boost']] },
    ['red1>xwing'],
    'bonus:boost>xwing',
  ],
  'evasive-off-maw': [{ ...answering, bonus: [['evasive']] }, ['red1>xwing'], 'bonus:evasive>xwing'],
  'hook-passed': [inMaw, ['red3>xwing', '-'], 'bonus:hook>falcon'],
};

for (const [rule, [setting, played, choice]] of Object.entries(cases)) {
  test(`${rule}: refused with its rule, and nothing changes`, () => {
    const table = tableOf(setting);
    answer(table, ...played);
    refused(table, choice, rule);
  });
}

test('every rule that can refuse is in the catalogue of the game, with its page', () => {
  assert.deepEqual(Object.keys(cases).sort(), Object.keys(refusals).sort());
  for (const { page } of Object.values(game.rules)) assert.match(page, /^([1-9]|10)$/);
});

test('a card where a bonus card is asked for answers nothing', () => {
  const table = tableOf({ ...answering, bonus: [['boost']] });
  answer(table, 'red1>xwing');
  assert.throws(() => table.play(0, 'red2>xwing'), { code: 'illegal-choice', rule: undefined });
});
