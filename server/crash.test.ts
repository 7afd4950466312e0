import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Child } from './testing/child-process.ts';
import { Player } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';
import { storm } from './testing/storm.ts';

/** On either storage, with one process and with two: 52 in all. `npm run crash -- --kills 1000` kills more often. */
const kills = 13;

let postgres: Postgres;
let scratch: string;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  Child.killAll();
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

describe('after SIGKILL at random moments every promised answer is there once, and play goes on', () => {
  for (const processes of [1, 2]) {
    it(`SQLite, servers: ${processes}`, async () => {
      const data = await mkdtemp(join(scratch, 'data-'));
      const { acknowledged } = await storm({ place: { data }, processes, kills, seed: 'test' });
      assert.ok(acknowledged > 20, `only ${acknowledged} answers were given`);
    });

    it(`PostgreSQL, servers: ${processes}`, async () => {
      const place = { data: join(scratch, 'unused'), database: await postgres.database() };
      const { acknowledged } = await storm({ place, processes, kills, seed: 'test' });
      assert.ok(acknowledged > 20, `only ${acknowledged} answers were given`);
    });
  }
});

it('a server that is told to stop lets go of everything and ends by itself, and play goes on after it', async () => {
  const data = await mkdtemp(join(scratch, 'data-'));
  const first = await Child.start({ data });
  const ann = await Player.arrive(first.url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const client = await ann.connect(id);
  await client.until(() => client.seq === 0);
  await client.play(0, client.decisions[0]?.choices[0] ?? '');
  await client.until(() => client.seq === 1);
  assert.equal(await first.stop(), 0);

  const second = await Child.start({ data });
  const back = await ann.at(second.url).connect(id);
  await back.until(() => back.seq === 1);
  assert.deepEqual(back.view, client.view);
  assert.equal((await back.play(1, back.decisions[0]?.choices[0] ?? '', { id: 'next' })).type, 'accepted');
  assert.equal(await second.stop(), 0);
});
