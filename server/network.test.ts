import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { processTime } from './process-time.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import { playOverFaultyNetwork } from './testing/faulty-network.ts';

/** `SEEDS=1000 node --test server/network.test.ts` plays more. */
const seeds = Number(process.env.SEEDS ?? 20);

let scratch: string;
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(() => rm(scratch, { recursive: true }));

/** Plays in a storage of its own, with a clock that is told the time. */
async function play(seed: string) {
  const storage = await SqliteStorage.open(join(await mkdtemp(join(scratch, 'data-')), 'test.db'));
  let now = 0;
  const clock = mock.method(processTime, 'now', () => now);
  try {
    return await playOverFaultyNetwork(seed, storage, (time) => {
      // The clock of a machine may jump back: the time of a process does not.
      now = Math.max(now, time);
    });
  } finally {
    clock.mock.restore();
    await storage.close();
  }
}

describe('over a network that drops, repeats, holds back, reorders and cuts', () => {
  it(`every promise is kept, in matches of ${seeds} seeds`, async () => {
    const sum = {
      dropped: 0,
      repeated: 0,
      reordered: 0,
      cuts: 0,
      crashes: 0,
      compared: 0,
      said: 0,
    };
    const seldom = { undone: 0, paused: 0 };
    for (let seed = 0; seed < seeds; seed++) {
      const report = await play(String(seed)).catch((failure: unknown) => {
        throw new Error(`seed ${seed}`, { cause: failure });
      });
      sum.dropped += report.dropped;
      sum.repeated += report.repeated;
      sum.reordered += report.reordered;
      sum.cuts += report.cuts;
      sum.crashes += report.crashes;
      sum.compared += report.compared;
      sum.said += report.said;
      seldom.undone += report.undone;
      seldom.paused += report.paused;
    }
    for (const [what, times] of Object.entries(seldom)) assert.ok(times > 0, `${what}: never`);
    for (const [what, times] of Object.entries(sum)) assert.ok(times >= seeds, `${what}: ${times}`);
  });

  it('a seed brings the same run again, byte for byte', async () => {
    assert.deepEqual(await play('again'), await play('again'));
  });
});
