import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { bonusKinds, colors, shipIds, sides } from '../content/pack.ts';
import { game } from '../game.ts';
import { playChoices, type Setting, tableOf } from '../testing/table.ts';
import { type Refusal, refusals } from './refusals.ts';

const plain: Setting = { track: 'nnnn', hand: ['red3', 'red1'] };
const answering: Setting = { track: 'nnn3nn', hand: ['red1', 'red2'] };
const inMaw: Setting = { track: 'nnmnn', hand: ['red3', 'red1'], bonus: [['boost', 'hook']] };

/** What is played first, and then refused. */
const cases: Readonly<Record<Refusal, readonly [Setting, readonly string[], string]>> = {
  'must-play': [plain, [], '-'],
  'one-card-a-turn': [{ ...plain, track: 'nn1n' }, ['red3>xwing'], 'red1>xwing'],
  'card-not-in-hand': [plain, [], 'red4>xwing'],
  'other-color': [plain, [], 'red3>tantive'],
  'ship-in-box': [{ ...plain, seats: 3 }, [], 'red3>fighter'],
  'ship-home': [{ ...plain, ships: 'xwing 5' }, [], 'red3>xwing'],
  'not-universal': [plain, [], 'red3=green>destroyer'],
  'name-a-color': [{ ...plain, ships: 'xwing 5, falcon 5' }, [], 'red3>tantive'],
  'side-first': [{ ...plain, track: 'nn1n' }, ['red3>xwing'], '-'],
  'no-side-to-choose': [plain, [], 'side:normal'],
  'no-such-side': [{ ...plain, track: 'nn1n' }, ['red3>xwing'], 'side:normal'],
  'bonus-without-move': [{ ...plain, bonus: [['boost']] }, [], 'bonus:boost>xwing'],
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
    playChoices(table, ...played);
    assertRefused(table, choice, rule);
  });
}

test('every rule that can refuse is in the catalogue of the game, with its page', () => {
  assert.deepEqual(Object.keys(cases).sort(), Object.keys(refusals).sort());
  for (const { page } of Object.values(game.rules)) assert.match(page, /^([1-9]|10)$/);
});

/** Every choice that the notation can express, but for cards with values that no card has. */
const everything: readonly string[] = [
  '-',
  ...sides.map((side) => `side:${side}`),
  ...shipIds.flatMap((ship) => [
    ...bonusKinds.map((bonus) => `bonus:${bonus}>${ship}`),
    ...colors.flatMap((color) =>
      ['', ...colors.map((as) => `=${as}`)].flatMap((as) =>
        [1, 4, 6].map((value) => `${color}${value}${as}>${ship}`),
      ),
    ),
  ]),
];

test('whatever is refused names its rule, at every decision of whole matches', () => {
  for (const seats of [2, 3, 4]) {
    const match = new Match(game, { options: {}, seats, seed: `refusals ${seats}` });
    const player = seeded(`refusals ${seats}`);
    const kinds = new Set<string>();
    for (let decision = match.decisions()[0]; decision !== undefined; decision = match.decisions()[0]) {
      const { seat, kind, choices } = decision;
      kinds.add(kind);
      for (const text of everything) {
        const refusal = match.refusal(seat, text);
        assert.equal(refusal === undefined, choices.includes(text), `${kind}: ${text}`);
        assert.ok(refusal === undefined || (refusal.rule ?? '') in refusals, `${kind}: ${text}`);
      }
      match.play(seat, choices[player.pick(choices.length)] ?? '');
    }
    assert.deepEqual([...kinds].sort(), ['answer', 'evade', 'hook', 'playCard', 'side']);
  }
});
