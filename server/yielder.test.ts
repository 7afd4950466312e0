import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workFor } from './party.ts';
import { Queue } from './queue.ts';
import { inSlices, yieldIfDue } from './yielder.ts';

/** How many pieces of work were done in this turn of the event loop, and in any turn at most. */
const turn = { now: 0, most: 0 };

/** Works for a millisecond at least. */
function work(): void {
  for (const end = performance.now() + 1; performance.now() < end; );
  turn.most = Math.max(turn.most, ++turn.now);
}

/** Counts how many pieces of work one turn of the event loop holds at most while something goes on. */
async function mostInOneTurn(during: Promise<unknown>): Promise<number> {
  let over = false;
  const ended = during.finally(() => (over = true));
  Object.assign(turn, { now: 0, most: 0 });
  while (!over) {
    await new Promise(setImmediate);
    turn.now = 0;
  }
  await ended;
  return turn.most;
}

function* parts(count: number): Generator<void, number> {
  for (let part = 0; part < count; part++) {
    work();
    yield;
  }
  return count;
}

describe('long work', () => {
  it('in parts, of many at once, holds the event loop no longer than that of one', async () => {
    const many = Promise.all(Array.from({ length: 20 }, () => inSlices(parts(10))));
    const most = await mostInOneTurn(many);
    assert.ok(most < 15, `${most} ms in one turn`);
    assert.deepEqual(await many, Array(20).fill(10));
  });

  it('lets a move go first, and moves one after the other', async () => {
    const done: string[] = [];
    const long = Promise.all(
      Array.from({ length: 10 }, async () => {
        await inSlices(parts(12));
        done.push('long');
      }),
    );
    await new Promise(setImmediate);
    const queues = ['a', 'b', 'c'].map((name) => new Queue().run(() => done.push(name)));
    await Promise.all([long, ...queues]);
    assert.deepEqual(
      done.filter((name) => name !== 'long'),
      ['a', 'b', 'c'],
    );
    assert.ok(done.indexOf('c') < done.lastIndexOf('long'));
  });

  it('is shared by address, and by the accounts of an address, however much each of them asks', async () => {
    const done: string[] = [];
    const begin = (address: string, account: string, times: number) =>
      workFor({ address, account }, () =>
        Promise.all(
          Array.from({ length: times }, async () => {
            await inSlices(parts(5));
            done.push(account);
          }),
        ),
      );
    await Promise.all([
      begin('198.51.100.1', 'eve', 30),
      begin('198.51.100.1', 'neighbour', 1),
      begin('198.51.100.2', 'ann', 1),
    ]);
    assert.equal(done.length, 32);
    assert.ok(done.indexOf('ann') <= 3, `ann waited for ${done.indexOf('ann')}`);
    assert.ok(done.indexOf('neighbour') <= 6, `the neighbour waited for ${done.indexOf('neighbour')}`);
  });

  it('of a queue lets others go on between its jobs, and short jobs wait for nothing', async () => {
    const queue = new Queue();
    const jobs = Promise.all(Array.from({ length: 64 }, () => queue.run(work)));
    const most = await mostInOneTurn(jobs);
    assert.ok(most < 15, `${most} ms in one turn`);
    await new Promise(setImmediate);
    assert.equal(yieldIfDue(), undefined);
  });
});
