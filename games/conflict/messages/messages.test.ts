import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionsIn } from '../../../testkit/mentions.ts';
import { certainties } from '../../common/certainty.ts';
import { commonMessages } from '../../messages/index.ts';
import { faultKeys } from '../content/check.ts';
import { deckNames, heroes, leaderNames, roles, symbols } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { themes } from '../words/names.ts';
import { certainParts } from '../words/table.ts';
import { messages } from './index.ts';

const english = await messages('en');
const common = await commonMessages('en');
const faults = faultKeys.map((key) => `pack.${key}`);

test('what the rules name besides rules and options has a message', () => {
  const named = [
    ...faults,
    ...deckNames.flatMap((deck) => [`deck.${deck}`, `from.${deck}`, `back.${deck}`]),
    ...leaderNames.map((leader) => `leader.${leader}`),
    ...heroes.map((hero) => `hero.${hero}`),
    ...roles.map((role) => `role.${role}`),
    ...symbols.map((symbol) => `symbol.${symbol}`),
    ...themes.map((theme) => `theme.${theme}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
    ...certainParts.map((part) => `part.${part}`),
    ...['none', 'bury', 'peek', 'draw'].map((power) => `power.${power}`),
    ...['blank', 'play', 'draw', 'discard', 'aside'].map((effect) => `effect.${effect}`),
  ];
  for (const key of named) assert.ok(key in english, key);
});

test('every group of data and every picture of the shipped packs has a name', () => {
  for (const { status, decks } of Object.values(packs)) {
    for (const part of Object.keys(status)) assert.ok(`part.${part}` in english, part);
    for (const { theme, hero } of deckNames.flatMap((deck) => decks[deck])) {
      assert.ok(hero !== undefined || `theme.${theme}` in english, theme);
    }
  }
});

test('no message is left unused', () => {
  const { literal, named } = mentionsIn(new URL('..', import.meta.url));
  // Said by the page around the table, refusals and options, and by what all games share.
  const outside = ['rule.', 'option.', 'list.', 'part.'];
  const unused = Object.keys(english)
    .filter((key) => !(key in common))
    .filter((key) => {
      // `told` takes the name of an event without what stands before it.
      const [, event] = /^(?:event|brief)\.(.*)$/.exec(key) ?? [];
      if (event !== undefined) return !named(event) && !literal(key);
      return !named(key) && !faults.includes(key) && !outside.some((begin) => key.startsWith(begin));
    });
  assert.deepEqual(unused, []);
});
