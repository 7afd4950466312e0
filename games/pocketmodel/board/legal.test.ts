import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from '../../common/at.ts';
import { game } from '../game.ts';
import { format } from '../rules/notation.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { codeOf, type PocketMatch, type Setting, tableOf } from '../testing/table.ts';
import { directWays, keyOf, legalOf, type Thing, turnWays, type Ways } from './legal.ts';

/** The rules of the tables that are set out here. */
const rules = game.open({ pack: plainPack(), size: 60 });

/** What each touch stands for, in notation. */
function told(ways: Ways | undefined): Record<string, string> {
  return Object.fromEntries([...(ways ?? [])].map(([key, way]) => [key, way.map(format).join(' ')]));
}

function waysAfter(match: PocketMatch, first: Thing): Record<string, string> {
  const legal = legalOf(entry(match.decisions(), 0)) ?? assert.fail();
  return told(turnWays(rules, match.view(legal.seat), legal).get(keyOf(first)));
}

const unit = (name: string): Thing => ({ kind: 'unit', unit: codeOf(name) });
const keyFor = (name: string): string => keyOf(unit(name));

const setting: Setting = {
  seats: [
    { units: 'ace-2 ace-1@mid ace-5@b', hand: 'o-echo-base c-lock-on', objectives: '? ? -' },
    { units: 'ace-2@mid ace-2@mid ace-2', objectives: '^o-echo-base ? -' },
  ],
};

test('a unit at home can move to the middle alone', () => {
  assert.deepEqual(waysAfter(tableOf(setting), unit('a1')), { 'zone 8': 'move unit:a1' });
});

test('a unit in the middle can move to every home and attack whatever is there', () => {
  assert.deepEqual(waysAfter(tableOf(setting), unit('a2')), {
    'zone 0': 'move unit:a2 zone:a',
    'zone 1': 'move unit:a2 zone:b',
    [keyFor('b1')]: 'combat unit:a2 unit:b1',
    [keyFor('b2')]: 'combat unit:a2 unit:b2',
  });
});

test('a unit in the home zone of an opponent can strike, attack the only unit there, and go back', () => {
  assert.deepEqual(waysAfter(tableOf(setting), unit('a3')), {
    'zone 8': 'move unit:a3',
    [keyFor('b3')]: 'combat unit:a3',
    'slot 1 0': 'strike:b1 unit:a3',
    'slot 1 1': 'strike:b2 unit:a3',
  });
});

test('an objective card can replace every objective that stands; a combat card can do nothing', () => {
  const match = tableOf(setting);
  assert.deepEqual(waysAfter(match, { kind: 'card', card: 'o-echo-base' }), {
    'slot 0 0': 'objective:o-echo-base:1',
    'slot 0 1': 'objective:o-echo-base:2',
  });
  assert.deepEqual(waysAfter(match, { kind: 'card', card: 'c-lock-on' }), {});
});

test('whatever a touch stands for can be played as it is', () => {
  const legal = legalOf(entry(tableOf(setting).decisions(), 0)) ?? assert.fail();
  for (const ways of turnWays(rules, tableOf(setting).view(0), legal).values()) {
    for (const way of ways.values()) {
      const match = tableOf(setting);
      for (const choice of way) match.play(0, format(choice));
    }
  }
});

test('while targets are named every touch is a choice', () => {
  const match = tableOf(setting);
  match.play(0, 'combat');
  match.play(0, 'unit:a2');
  assert.deepEqual(told(directWays(legalOf(entry(match.decisions(), 0)) ?? assert.fail())), {
    [keyFor('b1')]: 'unit:b1',
    [keyFor('b2')]: 'unit:b2',
  });
});
