import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HeroOf, Mission } from '../testing/mission.ts';
import { observe } from '../view.ts';
import { heroFigure } from './current.ts';

/** The Empire names heroes for strain, after it has named the hero of this seat twice. */
function strike(struck: number, first: HeroOf): Mission {
  const named = [heroFigure(struck), heroFigure(struck)];
  return new Mission({
    heroes: [first, { at: 'H1' }],
    stack: [
      { step: 'sides', next: 'rebels' },
      { step: 'strikeHeroes', seat: 0, what: 'strain', amount: 2, struck: named },
    ],
  });
}

test('A13: the Empire names no more heroes for strain when the last that it could name has withdrawn', () => {
  const mission = strike(2, { at: 'A1', damage: 9, state: { wounded: true, strain: 4 } });
  mission.play('figure:b1.1');
  assert.ok(mission.hero(1).withdrawn);
  assert.deepEqual([mission.asks, mission.choices], ['a strikeHeroes', ['-']]);
  assert.equal(mission.play('-').asks, 'c rebelTurn');
});

test('A13: whom the Empire named for strain stays told, for the mission may end by it: the fuzz of long campaigns found a finale whose end told nothing', () => {
  const latestAfter = (choice: string) => {
    const { terms, state } = strike(0, { at: 'A1' }).play(choice);
    return observe(terms, state, 'spectator').latest;
  };
  assert.deepEqual(latestAfter('figure:b1.1'), [{ kind: 'choseFigure', seat: 0, figure: heroFigure(1) }]);
  assert.deepEqual(latestAfter('figure:c1.1'), [{ kind: 'choseFigure', seat: 0, figure: heroFigure(2) }]);
});

test('A13: a hero that cannot be named for strain any more is the reason why the answer is refused', () => {
  const mission = strike(1, { at: 'A1' });
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
