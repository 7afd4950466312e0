import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Preview } from '../rules/preview.ts';
import { seenBy, tableOf } from '../testing/table.ts';
import { forecastSentence } from './forecast.ts';

const view = seenBy(tableOf({ at: 'cover', hands: ['Y01'] }), 0);
const still: Preview = { ends: [], effects: [], win: 0, loss: 0, hero: 0 };

function told(ahead: Partial<Preview>): string {
  return JSON.stringify(forecastSentence(view, { ...still, ...ahead }));
}

test('what can be is never told as impossible, and what can fail never as sure', () => {
  const ends = [
    { field: 11, chance: 0.999 },
    { field: 12, chance: 0.001 },
  ];
  const text = told({ ends, hero: 0.002, loss: 0.998 });
  assert.deepEqual([...text.matchAll(/"chance":([\d.]+)/g)].map(([, chance]) => chance).sort(), [
    '0.01',
    '0.01',
    '0.99',
    '0.99',
  ]);
});

test('a field that counts for certain is told without a chance', () => {
  const on = (chance: number) => told({ ends: [{ field: 10, chance: 1 }], effects: [{ field: 11, chance }] });
  assert.ok(on(1).includes('"sure":"yes"'));
  assert.ok(on(0.5).includes('"sure":"no"'));
});
