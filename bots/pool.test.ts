import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { BotPool, type BotRequest } from './pool.ts';
import type { StakesState } from './testing/stakes.ts';

const games = new URL('./testing/games.ts', import.meta.url).href;
const pool = new BotPool({ threads: 2, games });
after(() => pool.close());

const view: StakesState = { stack: [{ step: 'take' }], scores: [0, 0], toMove: 0, taken: 0 };
const request: BotRequest = {
  game: 'stakes',
  opened: { key: 'stakes', options: {} },
  view,
  seat: 0,
  kind: 'take',
  choices: ['take:1', 'take:2', 'take:3'],
  bot: 'greedy',
  seed: 'pool',
  ms: 10_000,
};

test('a bot answers from its thread', async () => {
  assert.equal(await pool.choose(request), 'take:3');
});

test('the same request is answered alike every time', async () => {
  const random = { ...request, bot: 'random', seed: 'same' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => pool.choose(random)));
  assert.equal(new Set(answers).size, 1);
});

test('more requests than threads are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => pool.choose(request)));
  assert.deepEqual(new Set(answers), new Set(['take:3']));
});

test('no time at all still brings a legal answer', async () => {
  assert.ok(request.choices.includes(await pool.choose({ ...request, ms: 0 })));
});

test('all the time in the world does not end a bot early', async () => {
  assert.equal(await pool.choose({ ...request, ms: 1e300 }), 'take:3');
});

test('an unknown bot or game is refused by its code', async () => {
  await assert.rejects(pool.choose({ ...request, bot: 'clever' }), { code: 'unknown-bot' });
  await assert.rejects(pool.choose({ ...request, game: 'chess' }), { code: 'unknown-game' });
});

test('a bot that fails says so, and the next one plays', async () => {
  await assert.rejects(pool.choose({ ...request, game: 'crashing' }), {
    message: 'the bot greedy failed at crashing, seat 0: no idea',
  });
  assert.equal(await pool.choose(request), 'take:3');
});

test('a bot that never ends is ended when its time is over, and the next one plays', async () => {
  const endless = { ...request, game: 'endless', ms: 10 };
  await assert.rejects(Promise.all([pool.choose(endless), pool.choose(endless)]), /did not come to an end/);
  assert.equal(await pool.choose(request), 'take:3');
});

test('a cancelled request is rejected at once with the reason, running or waiting', async () => {
  const leaving = new AbortController();
  const running = [1, 2, 3].map(() => pool.choose({ ...request, game: 'endless' }, leaving.signal));
  leaving.abort(new Error('left the table'));
  for (const choice of running) await assert.rejects(choice, /left the table/);
  await assert.rejects(pool.choose(request, leaving.signal), /left the table/);
  assert.equal(await pool.choose(request), 'take:3');
});

test('closing tells whoever still waits', async () => {
  const closing = new BotPool({ threads: 1, games });
  const choices = [closing.choose({ ...request, game: 'endless' }), closing.choose(request)];
  const output = Promise.all(choices.map((choice) => assert.rejects(choice, /gone home/)));
  await closing.close();
  await output;
  await assert.rejects(closing.choose(request), /gone home/);
});
