import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Mission } from '../testing/mission.ts';
import { heroFigure } from './current.ts';

test('A13: the Empire names no more heroes for strain when the last that it could name has withdrawn', () => {
  const state = { wounded: true, strain: 4 };
  const mission = new Mission({
    heroes: [{ at: 'A1', damage: 9, state }, { at: 'H1' }],
    stack: [
      { step: 'sides', next: 'rebels' },
      {
        step: 'strikeHeroes',
        seat: 0,
        what: 'strain',
        amount: 2,
        struck: [heroFigure(2), heroFigure(2)],
      },
    ],
  });
  mission.play('figure:b1.1');
  assert.ok(mission.hero(1).withdrawn);
  assert.deepEqual([mission.asks, mission.choices], ['a strikeHeroes', ['-']]);
  assert.equal(mission.play('-').asks, 'c rebelTurn');
});

test('A13: a hero that cannot be named for strain any more is the reason why the answer is refused', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    stack: [
      { step: 'sides', next: 'rebels' },
      {
        step: 'strikeHeroes',
        seat: 0,
        what: 'strain',
        amount: 2,
        struck: [heroFigure(1), heroFigure(1)],
      },
    ],
  });
  assert.deepEqual(mission.choices, ['figure:c1.1']);
  assert.equal(mission.refuses('figure:b1.1'), 'not-meant');
});

test('B8: a figure that is to use a special action and has none any more uses none', () => {
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    stack: [
      { step: 'sides', next: 'rebels' },
      { step: 'specialAction', seat: 0, figure: 0 },
    ],
  });
  assert.deepEqual([mission.asks, mission.choices], ['a specialAction', ['-']]);
  assert.equal(mission.play('-').asks, 'b rebelTurn');
});
