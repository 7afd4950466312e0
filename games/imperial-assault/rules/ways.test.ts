import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BattleMatch, choicesOf, playChoices, tableOf } from '../testing/table.ts';
import { missionOf } from './drawn-mission.ts';
import { formatFigure, parseFigure } from './notation.ts';
import { type Terms, termsOf } from './options.ts';
import { controllersOf, sightsFrom, type Ways, waysOf, waysOnFrom } from './ways.ts';

const far = { groups: 'scout@J6' };

function termsIn(match: BattleMatch): Terms {
  return termsOf(match.opening.options);
}

/** The ways of the figure that moves: `C4 3+1` costs 3 points, for which one action is needed. */
function told(ways: Ways | undefined): string[] {
  return (ways?.ways ?? []).map(
    ({ at, cost, actions }) => `${at} ${cost}${actions > 0 ? `+${actions}` : ''}`,
  );
}

test('A4, A6: each place in reach is told with its cost and the actions that it takes', () => {
  const match = tableOf({
    map: { rows: ['.~......'], zones: 'red@A1 blue@H1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@H1' }],
  });
  playChoices(match, 'group:a1');
  assert.deepEqual(told(waysOf(termsIn(match), match.state)), [
    'B1 2+1',
    'C1 3+1',
    'D1 4+1',
    'E1 5+2',
    'F1 6+2',
    'G1 7+2',
  ]);
  playChoices(match, 'run');
  assert.deepEqual(told(waysOf(termsIn(match), match.state)).slice(0, 4), ['B1 2', 'C1 3', 'D1 4', 'E1 5+1']);
});

test('A6: what needs no action is what the rules list', () => {
  const match = tableOf({
    map: { walls: 'B2|C2 B3|C3', rows: ['....~~....', '..........', '..........', '.....#....'] },
    seats: [{ groups: 'hero@B2 scout@C1' }, { groups: 'scout@D3' }],
  });
  playChoices(match, 'group:a1', 'run');
  const ways = waysOf(termsIn(match), match.state);
  const now = (ways?.ways ?? []).filter(({ actions }) => actions === 0).map(({ at }) => at);
  // The rules also list single steps onto others, where nobody can stay.
  const steps = choicesOf(match, 'move:')
    .split(' ')
    .filter((at) => !now.includes(at));
  assert.deepEqual(steps, ['C1']);
});

test('A9: who is stunned goes nowhere', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2+stunned' }, far] });
  playChoices(match, 'group:a1');
  assert.deepEqual(told(waysOf(termsIn(match), match.state)), []);
});

test('A6: a way can be drawn on from a place that was reached', () => {
  const match = tableOf({
    map: { rows: ['......'], zones: 'red@A1 blue@F1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@F1' }],
  });
  playChoices(match, 'group:a1', 'run', 'run');
  const terms = termsIn(match);
  const on = waysOnFrom(terms, match.state, 'C1', 6);
  assert.deepEqual(told(on).sort(), ['A1 2', 'B1 1', 'D1 1', 'E1 2']);
  assert.deepEqual(on?.ways.find(({ at }) => at === 'E1')?.path, ['C1', 'D1', 'E1']);
});

test('A7: what a figure would see from a place, what would see it, and how far that is', () => {
  const match = tableOf({
    map: { rows: ['.....', '..#..', '.....'], zones: 'red@A1 blue@E3' },
    seats: [{ groups: 'hero@A2' }, { groups: 'scout@E2' }],
  });
  playChoices(match, 'group:a1');
  const terms = termsIn(match);
  const figure = parseFigure('a1.1') ?? assert.fail();
  const tell = (at?: string) =>
    sightsFrom(terms, match.state, figure, at).map(
      ({ figure: other, distance, sees, seenBy }) => `${formatFigure(other)} ${distance} ${sees} ${seenBy}`,
    );
  assert.deepEqual(tell(), ['b1.1 4 false false']);
  assert.deepEqual(tell('B1'), ['b1.1 3 true true']);
  // It stands where it stood.
  assert.deepEqual(tell(), ['b1.1 4 false false']);
});

test('A11: who controls a terminal', () => {
  const match = tableOf({
    map: { terminals: 'C1' },
    seats: [{ groups: 'hero@B1' }, far],
  });
  const space = missionOf(termsIn(match), match.state).terminals[0] ?? assert.fail();
  assert.deepEqual(controllersOf(termsIn(match), match.state, space), [0]);
});
