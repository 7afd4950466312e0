import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Queue } from './queue.ts';
import { inSlices, yieldIfDue } from './yielder.ts';

/** Keeps the event loop busy for so many milliseconds. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Looks how long the event loop was held at most while something goes on. */
async function longestTurn(during: Promise<unknown>): Promise<number> {
  let [last, longest, over] = [performance.now(), 0, false];
  const ended = during.finally(() => (over = true));
  while (!over) {
    await new Promise(setImmediate);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await ended;
  return longest;
}

function* parts(count: number, milliseconds: number): Generator<void, number> {
  for (let part = 0; part < count; part++) {
    work(milliseconds);
    yield;
  }
  return count;
}

describe('long work', () => {
  it('in parts, of many at once, holds the event loop no longer than that of one', async () => {
    const many = Promise.all(Array.from({ length: 20 }, () => inSlices(parts(10, 1))));
    // 200 ms of work. Other programs run on this machine too.
    assert.ok((await longestTurn(many)) < 60);
    assert.deepEqual(await many, Array(20).fill(10));
  });

  it('lets a move go first, and moves one after the other', async () => {
    const done: string[] = [];
    const long = Promise.all(
      Array.from({ length: 10 }, async () => {
        await inSlices(parts(4, 3));
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

  it('does not hold up jobs of a queue that are short, and lets others go on between jobs that are not', async () => {
    const queue = new Queue();
    const jobs = Promise.all(Array.from({ length: 64 }, () => queue.run(() => work(2))));
    assert.ok((await longestTurn(jobs)) < 60);
    assert.equal(yieldIfDue(), undefined);
  });
});
