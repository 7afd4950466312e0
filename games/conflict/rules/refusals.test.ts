import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { game } from '../game.ts';
import { playChoices, refusalOf, type Setting, tableOf } from '../testing/table.ts';
import { type Refusal, refusals } from './refusals.ts';

const dice: Setting = { at: 'useDice', dice: '2 3 F', hands: ['Y01 O01'] };
const cover: Setting = { at: 'cover', hands: ['Y01 Y02 Y03 Y04'] };
const simplified: Setting = { ...cover, options: { simplified: true } };
const discard: Setting = {
  at: 'discard',
  hands: ['Y01 Y02 Y03 Y04'],
  track: `${'.'.repeat(9)}3.`,
  more: { turnStart: 9 },
};
const manyCards = Array.from({ length: 12 }, (_, at) => `Y${10 + at}`).join(' ');

/** What is played first, and then refused. */
const cases: Readonly<Record<Refusal, readonly [Setting, readonly string[], string]>> = {
  'not-asked': [dice, [], 'play:Y01'],
  'one-by-one': [{ at: 'cover', hands: [manyCards] }, [], 'cover:Y10,Y11'],
  'no-reroll': [dice, [], 'reroll:1'],
  'die-locked': [{ ...dice, at: 'reroll' }, [], 'reroll:1,3'],
  'no-such-die': [dice, [], 'reveal:yellow:die4'],
  'die-used': [dice, ['store:die1'], 'reveal:yellow:die1'],
  'first-order-die': [dice, [], 'reveal:yellow:die3'],
  'dice-differ': [dice, [], 'draw:yellow:dice1,2'],
  'deck-empty': [{ ...dice, orange: '' }, [], 'reveal:orange:die1:pay=Y01'],
  'wrong-price': [dice, [], 'reveal:orange:die1:pay=O01'],
  'nothing-stored': [dice, [], 'help:die1'],
  'just-stored': [dice, ['store:die1'], 'help:die2'],
  'wrong-order': [dice, ['reveal:yellow:die1'], 'order:1,1'],
  'must-play': [{ at: 'playCard' }, [], '-'],
  'no-power': [{ at: 'playCard', orange: '' }, [], 'play:S1-orange:plain'],
  'not-in-hand': [cover, [], 'cover:Y05'],
  'in-order': [cover, [], 'cover:Y01@phasma'],
  'name-leaders': [simplified, [], 'cover:Y01'],
  'leader-has-hero': [{ ...simplified, heroes: 1 }, [], 'cover:Y01@phasma'],
  'too-many-covers': [cover, [], 'cover:Y01,Y02,Y03,Y04'],
  'must-discard': [discard, [], '-'],
  'wrong-number': [discard, [], 'discard:Y01,Y02'],
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
  for (const { page } of Object.values(game.rules)) assert.match(page, /^[4-9](, [4-9])?$/);
});

test('what is not in a hand is not discarded, a die that is not there not rolled', () => {
  assert.equal(refusalOf(tableOf(discard), 'discard:Y01,Y02,Y09'), 'not-in-hand');
  assert.equal(refusalOf(tableOf({ ...dice, at: 'reroll' }), 'reroll:4'), 'no-such-die');
});
