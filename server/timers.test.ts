import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wait } from './timers.ts';

test('a wait ends with its value', async () => {
  assert.equal(await wait(1, 'value'), 'value');
});

test('a wait that is aborted rejects with the reason, before and while it waits', async () => {
  const reason = new Error('enough');
  await assert.rejects(wait(60_000, 0, { signal: AbortSignal.abort(reason) }), reason);
  const end = new AbortController();
  const waiting = wait(60_000, 0, { signal: end.signal });
  end.abort(reason);
  await assert.rejects(waiting, reason);
});
