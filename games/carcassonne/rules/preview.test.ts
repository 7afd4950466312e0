import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TestTable, table } from '../testing/table-talk.ts';
import { parse } from './notation.ts';
import { type Preview, preview } from './preview.ts';

function previewOf(t: TestTable, text: string): Preview {
  const choice = parse(text);
  assert.ok(choice);
  return preview({ ...t.view, pack: t.rules.pack }, choice);
}

test('before a tile counts, its preview tells who would score what', () => {
  const t = table({ tiles: ['START 0,0r0', 'W 1,0r0 red:small:r3'], pile: ['ST-E'], toMove: 'white' });
  const before = JSON.stringify(t.view);
  const { battles, scores } = previewOf(t, '-1,0r3');
  assert.deepEqual(battles, []);
  assert.deepEqual(
    scores.map(({ realm, seats, points }) => [realm.id, seats, points]),
    [['0,0:r1', [0], 3]],
  );
  assert.equal(JSON.stringify(t.view), before);
});

test('before a figure attacks a planet, its preview tells the exact odds', () => {
  const t = table({ tiles: ['B-R 0,0r0 white:large:p1'], pile: ['U-R'] }).play('1,0r0');
  const { battles, scores } = previewOf(t, 'small:p1@0,0');
  assert.deepEqual(scores, []);
  assert.deepEqual(
    battles.map(({ realm, sides, prize }) => [
      realm.id,
      sides.map(({ seats, dice, chance }) => [seats, dice, chance.toFixed(4)]),
      prize,
    ]),
    [
      [
        '0,0:p1',
        [
          [[0], 2, '0.5000'],
          [[1], 2, '0.5000'],
        ],
        undefined,
      ],
    ],
  );
});

test('a preview comes true, whatever is played', () => {
  for (const seed of ['a', 'b', 'c']) {
    const t = table({ colors: ['red', 'green', 'black', 'white'], pile: [] });
    for (let turn = 0; t.match.outcome === undefined; turn++) {
      const choices = t.choices();
      const choice = choices[(turn * 7919 + seed.charCodeAt(0)) % choices.length] ?? '';
      const expected = previewOf(t, choice);
      const known = t.events.length;
      const wasFigure = t.kind() === 'placeFigure';
      t.play(choice);
      if (!wasFigure) continue;
      const events = t.events.slice(known);
      assert.deepEqual(
        events.flatMap((event) =>
          event.kind === 'battleBegan' ? [event.fighters.map(({ dice }) => dice)] : [],
        ),
        expected.battles.map(({ sides }) => sides.map(({ dice }) => dice)),
      );
      const scored = events.flatMap((event) =>
        event.kind === 'scoredRealm' && !event.final ? [event.points] : [],
      );
      const prizes = expected.battles.flatMap(({ prize }) => (prize === undefined ? [] : [prize]));
      assert.deepEqual(
        scored.sort((a, b) => a - b),
        [...expected.scores.map(({ points }) => points), ...prizes].sort((a, b) => a - b),
      );
    }
  }
});
