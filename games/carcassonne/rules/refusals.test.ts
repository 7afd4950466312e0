import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { game } from '../game.ts';
import { line } from '../testing/line.ts';
import { type Setting, table } from '../testing/table-talk.ts';
import { type Refusal, refusals } from './refusals.ts';

/** What is played first, and then refused. */
const cases: Readonly<Record<Refusal, readonly [Setting, readonly string[], string]>> = {
  'square-taken': [{ pile: ['U0'] }, [], '0,0r1'],
  'touches-no-tile': [{ pile: ['U0'] }, [], '1,1r1'],
  'sides-differ': [{ pile: ['U0'] }, [], '1,0r0'],
  'tile-must-be-placed': [{ pile: ['U0'] }, [], '-'],
  'area-first': [line(31), [], '31,0r0'],
  'outside-area': [line(31), ['-1,0..15,-1'], '31,0r0'],
  'tile-already-placed': [{ pile: ['U0'] }, ['1,0r1'], '2,0r1'],
  'route-occupied': [{ tiles: ['START 0,0r0 white:small:r1'], pile: ['U0'] }, ['1,0r1'], 'small:r1'],
  'field-occupied': [{ tiles: ['START 0,0r0 white:small:a1'], pile: ['E'] }, ['0,-1r2'], 'small:a1'],
  'none-in-supply': [{ pile: ['U0'], supply: { red: { small: 0, large: 1 } } }, ['1,0r1'], 'small:r1'],
  'no-such-segment': [{ pile: ['U0'] }, ['1,0r1'], 'small:a1'],
  'planet-not-adjacent': [{ tiles: ['START 0,0r0', 'A-R 1,0r1'], pile: ['U0'] }, ['-1,0r1'], 'small:p1@1,0'],
  'no-planet-there': [{ pile: ['U0'] }, ['1,0r1'], 'small:p1@0,0'],
};

for (const [rule, [setting, played, choice]] of Object.entries(cases)) {
  test(`${rule}: refused with its rule, and nothing changes`, () => {
    assertRefused(table(setting).play(...played).match, choice, rule);
  });
}

test('every rule that can refuse is in the catalogue of the game, with its page', () => {
  assert.deepEqual(Object.keys(cases).sort(), Object.keys(refusals).sort());
  for (const { page } of Object.values(game.rules)) assert.match(page, /^1[0-7]$/);
});
