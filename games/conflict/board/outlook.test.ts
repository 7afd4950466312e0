import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../rules/notation.ts';
import type { Preview } from '../rules/preview.ts';
import { type Setting, seenBy, tableOf } from '../testing/table.ts';
import { outlook } from './outlook.ts';

function ahead(setting: Setting, choice: string): Preview | undefined {
  const meant = parse(choice);
  assert.ok(meant);
  return outlook(seenBy(tableOf(setting), 0), meant);
}

test('who keeps the dice is told no odds of equal dice, who rolls some again is', () => {
  const setting: Setting = { at: 'reroll', dice: '1 2 F' };
  assert.equal(ahead(setting, 'roll:keep'), undefined);
  assert.ok((ahead(setting, 'reroll:1')?.dice?.pair ?? 0) > 0);
});

test('leaving the dice moves nothing, covering nobody lets the leaders march', () => {
  assert.equal(ahead({ at: 'useDice', dice: '1 2 F' }, '-'), undefined);
  const march = ahead({ at: 'cover', hands: ['Y01'] }, '-');
  assert.deepEqual(march?.ends, [{ field: 14, chance: 1 }]);
});
