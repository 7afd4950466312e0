import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '../games/games.ts';
import type { JsonSchema } from '../kernel/game.ts';
import { clientMessageSchema, meSchema, newTableSchema } from '../server/schemas.ts';
import * as compiled from './compiled.ts';
import * as interpreted from './interpreted.ts';

const table = {
  game: 'g',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  options: {},
  listed: false,
};
const clock = { kind: 'fischer', seconds: 60, increment: 5, timeout: 'bot' };
const play = { type: 'play', id: '1', seat: 0, seq: 3, choice: 'turn' };

const values: readonly (readonly [JsonSchema, readonly unknown[]])[] = [
  [
    meSchema,
    [{ name: 'Ann' }, { name: ' Ann' }, { name: 'Ann\u0007a' }, { name: 'Żółw 7' }, {}, { name: 7 }],
  ],
  [
    newTableSchema,
    [table, { ...table, clock }, { ...table, seats: [] }, { ...table, clock: { kind: 'none' } }, 7],
  ],
  [clientMessageSchema, [play, { ...play, seat: -1 }, { ...play, more: 1 }, { type: 'dance' }, null, []]],
];

test('both ways to check find the same values right, and name a place in those that are wrong', () => {
  for (const [schema, candidates] of values) {
    for (const value of candidates) {
      for (const which of ['first', 'all'] as const) {
        const right = compiled.findFaults(schema, value, which);
        const other = interpreted.findFaults(schema, value, which);
        assert.equal(other.length === 0, right.length === 0, JSON.stringify({ value, right, other }));
      }
    }
  }
  assert.deepEqual(
    interpreted.findFaults(meSchema, { name: 7 }, 'all').map(({ place }) => place),
    ['/name'],
  );
});

test('both ways to check agree on the options of every game', async () => {
  for (const entry of games) {
    const { optionsSchema } = await entry.game();
    for (const value of [{}, { unknown: 1 }, { pack: 7 }, []]) {
      const verdicts = [compiled, interpreted].map(
        ({ findFaults }) => findFaults(optionsSchema, value, 'first').length === 0,
      );
      assert.equal(verdicts[0], verdicts[1], `${entry.id} ${JSON.stringify(value)}`);
    }
  }
});
