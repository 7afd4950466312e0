import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Setting, table } from '../testing/table-talk.ts';

/** What Red stands to gain at a table. */
function worth(setting: Setting): number {
  const { rules, match } = table(setting);
  return rules.evaluate(match.state, 0);
}

test('two that stand alike are worth nothing to each other, and a lead is worth its points', () => {
  assert.equal(worth({}), 0);
  assert.equal(worth({ scores: [12, 5] }), 7);
});

test('at the end, only points count', () => {
  const t = table({ tiles: ['START 0,0r0 red:small:r1'], scores: [3, 9], pile: [], lastTiles: true });
  assert.equal(t.rules.evaluate(t.match.state, 0), -5);
});

test('a field that needs one tile is worth more than one that needs two, and less than a complete one', () => {
  const one = worth({ tiles: ['E 0,0r0 red:small:a1'] });
  const two = worth({ tiles: ['N 0,0r0 red:small:a1'] });
  const complete = worth({ tiles: ['E 0,0r0', 'E 0,-1r2'], scores: [4, 0] });
  assert.ok(two < one && one < complete);
});

test('a planet is worth more with every tile around it', () => {
  const bare = worth({ tiles: ['B-R 0,0r0 red:small:p1'] });
  const half = worth({ tiles: ['B-R 0,0r0 red:small:p1', 'U0 1,0r0', 'U0 1,1r0', 'U0 1,-1r0'] });
  assert.ok(half > bare);
});

test('against several rivals, the strongest is what counts; partners gain together', () => {
  assert.equal(worth({ colors: ['red', 'white', 'black'], scores: [10, 4, 8] }), 2);
  const teams: Setting = {
    options: { variant: 'teams' },
    colors: ['red', 'black', 'green', 'white'],
    scores: [6, 2, 6, 2],
  };
  assert.equal(worth(teams), 4);
});
