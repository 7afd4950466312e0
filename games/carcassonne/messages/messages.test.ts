import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionsIn } from '../../../testkit/mentions.ts';
import { certainties } from '../../common/certainty.ts';
import { commonMessages } from '../../messages/index.ts';
import { faultKeys } from '../content/check.ts';
import { factions, sides } from '../content/pack.ts';
import { colors } from '../rules/view.ts';
import { messages } from './index.ts';

const english = await messages('en');
const common = await commonMessages('en');
const faults = faultKeys.map((key) => `pack.${key}`);

test('what the rules name besides rules and options has a message', () => {
  const named = [
    ...faults,
    ...colors.map((color) => `color.${color}`),
    ...factions.map((faction) => `faction.${faction}`),
    ...sides.map((side) => `side.${side}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
  ];
  for (const key of named) assert.ok(key in english, key);
});

test('no message is left unused', () => {
  const { named } = mentionsIn(new URL('..', import.meta.url));
  // Said by the page around the table, refusals and options, and by what all games share.
  const outside = ['rule.', 'option.', 'list.'];
  const unused = Object.keys(english)
    .filter((key) => !(key in common))
    .filter((key) => !named(key) && !faults.includes(key) && !outside.some((begin) => key.startsWith(begin)));
  assert.deepEqual(unused, []);
});
