import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Queue } from './queue.ts';

describe('a queue', () => {
  it('does what is urgent before all else that waits, and everything alone', async () => {
    const queue = new Queue();
    const done: string[] = [];
    let working = 0;
    const job = (name: string) => async () => {
      assert.equal(++working, 1);
      await new Promise(setImmediate);
      working--;
      done.push(name);
    };
    const first = queue.run(job('first'));
    const later = ['look', 'look again'].map((name) => queue.runLater(job(name)));
    await new Promise(setImmediate);
    const moves = ['move', 'next move'].map((name) => queue.run(job(name)));
    await Promise.all([first, ...later, ...moves]);
    assert.deepEqual(done, ['first', 'move', 'next move', 'look', 'look again']);
  });

  it('goes on after a job that failed, and is idle after the last', async () => {
    const queue = new Queue();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.runLater(() => 'done');
    assert.equal(queue.idle, false);
    await assert.rejects(failing, /no/);
    assert.equal(await next, 'done');
    await new Promise(setImmediate);
    assert.equal(queue.idle, true);
  });
});
