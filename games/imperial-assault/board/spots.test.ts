import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missionOf } from '../rules/drawn-mission.ts';
import { format } from '../rules/notation.ts';
import { termsOf } from '../rules/options.ts';
import { waysOf } from '../rules/ways.ts';
import { type BattleMatch, playChoices, tableOf } from '../testing/table.ts';
import { legalOf } from './legal.ts';
import { costsBySpace, middleOfSpaces, type Spot, spotAt, spotsOf } from './spots.ts';

function spotsIn(match: BattleMatch, base: '1x1' | '1x2' | '2x2' = '1x1'): readonly Spot[] {
  const terms = termsOf(match.opening.options);
  const { choices } = legalOf(match.decisions()[0]) ?? assert.fail();
  return spotsOf(missionOf(terms, match.state), choices, base, waysOf(terms, match.state));
}

const told = (spots: readonly Spot[]): string[] =>
  spots.map(({ at, choices }) => `${at}: ${choices.map(format).join(' ')}`);

test('a place beyond the movement points is reached with actions for more of them first', () => {
  const match = tableOf({
    map: { rows: ['.......'], zones: 'red@A1 blue@G1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@G1' }],
  });
  playChoices(match, 'group:a1');
  assert.deepEqual(told(spotsIn(match)), [
    'B1: run move:B1',
    'C1: run move:C1',
    'D1: run move:D1',
    'E1: run move:E1',
    'F1: run run move:F1',
  ]);
  playChoices(match, 'run', 'run');
  assert.deepEqual(told(spotsIn(match)), [
    'B1: move:B1',
    'C1: move:C1',
    'D1: move:D1',
    'E1: move:E1',
    'F1: move:F1',
  ]);
});

test('what is played for each place leads there', () => {
  const match = tableOf({
    map: { walls: 'B2|C2 B3|C3', rows: ['....~~', '......', '......', '...#..'] },
    seats: [{ groups: 'hero@B2 scout@C1' }, { groups: 'scout@D3' }],
  });
  playChoices(match, 'group:a1');
  for (const { at, choices } of spotsIn(match)) {
    const again = tableOf({
      map: { walls: 'B2|C2 B3|C3', rows: ['....~~', '......', '......', '...#..'] },
      seats: [{ groups: 'hero@B2 scout@C1' }, { groups: 'scout@D3' }],
    });
    playChoices(again, 'group:a1', ...choices.map(format));
    const place = again.state.players[0]?.groups[0]?.figures[0]?.place;
    const terms = termsOf(again.opening.options);
    assert.equal(place && missionOf(terms, again.state).names[place.space], at);
  }
});

test('a point means the place whose middle is nearest, lying as the base lies now', () => {
  const match = tableOf({
    map: { rows: ['....', '....', '....', '....'], zones: 'red@A1 blue@D4' },
    seats: [{ groups: 'beast@A1' }, { groups: 'scout@D4' }],
  });
  playChoices(match, 'group:a1', 'run');
  const spots = spotsIn(match, '1x2');
  const at = (x: number, y: number, turned: boolean) => spotAt(spots, 4, { x, y }, turned)?.at;
  // A base of 1x2 at B2 covers B2 and C2: its middle is between the two.
  assert.equal(at(1.9, 1.5, false), 'B2');
  assert.equal(at(2.9, 1.5, false), 'C2');
  assert.equal(at(1.5, 1.9, true), 'B2r');
  assert.equal(at(3.5, 3.5, false), undefined);
});

test('a space that several places cover shows what the cheapest of them costs', () => {
  const spot = (at: string, cost: number, spaces: readonly number[]): Spot => ({
    at,
    place: { space: spaces[0] ?? 0, turned: false },
    path: [],
    spaces,
    cost,
    actions: cost > 2 ? 1 : 0,
    choices: [],
  });
  const costs = costsBySpace([spot('A1', 3, [0, 1]), spot('B1', 2, [1, 2])]);
  assert.deepEqual(
    [...costs.entries()],
    [
      [0, { cost: 3, actions: 1 }],
      [1, { cost: 2, actions: 0 }],
      [2, { cost: 2, actions: 0 }],
    ],
  );
});

test('the middle of a base is the middle of its first and last space', () => {
  assert.deepEqual(middleOfSpaces(4, [5]), { x: 1.5, y: 1.5 });
  assert.deepEqual(middleOfSpaces(4, [5, 6, 9, 10]), { x: 2, y: 2 });
});
