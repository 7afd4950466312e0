import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { BotPool } from '../bots/pool.ts';
import type { Game } from '../kernel/game.ts';
import type { StandingPass } from './protocol.ts';
import { bring } from './testing/outposts.ts';
import { contribution, Player, type TableClient } from './testing/player.ts';
import { distanceOf, noteTimes, type Reply, repliesIn } from './testing/reply-times.ts';
import { sentry, steps } from './testing/sentry.ts';
import { withServer } from './testing/with-server.ts';

const game: Game = sentry;
const games = [{ id: game.id, game: async () => game }];
/** As people have it, but for bots. */
const usual = { games, cover: 900, tick: 50 };
/** Answers of one round: that of seat 0, and those of two seats in each window. */
const moves = 1 + 2 * steps;

/** Three people at a table of whom the last two may hold a trap. */
async function three(
  url: string,
  traps: readonly boolean[],
): Promise<readonly [TableClient, TableClient, TableClient]> {
  const people = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)] as const;
  const [ann, bob, cai] = people;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await ann.open({ game: 'sentry', seats });
  await bob.sit(id, 1);
  await cai.sit(id, 2);
  for (const [seat, person] of people.entries()) await bring(person, id, seat, traps[seat] === true);
  const clients = [await ann.connect(id), await bob.connect(id), await cai.connect(id)] as const;
  for (const client of clients) await client.until(() => client.seq === 0);
  return clients;
}

async function pass(client: TableClient, seat: number, until: StandingPass | 'off'): Promise<void> {
  assert.equal((await client.request({ type: 'pass', seat, until })).type, 'accepted');
}

/** Seat 0 goes; answers how long it took until nobody had to react any more, in milliseconds. */
async function go(client: TableClient): Promise<number> {
  const { seq } = client;
  const began = performance.now();
  assert.equal((await client.play(0, 'go')).type, 'accepted');
  await client.until(() => client.seq === seq + moves);
  return performance.now() - began;
}

describe('windows for reactions', () => {
  it('in which nobody reacts pass ten within a second, with two who have a standing pass', (test) =>
    withServer(async (url) => {
      for (const [until, traps] of [
        ['turn', [false, true, true]],
        ['match', [false, false, true]],
        ['able', [false, false, false]],
      ] as const) {
        const clients = await three(url, traps);
        for (const seat of [1, 2]) await pass(clients[seat] ?? assert.fail(), seat, until);
        const took = await go(clients[0]);
        test.diagnostic(`${until}: ten windows in ${took.toFixed(0)} ms`);
        assert.ok(took < 1000, `${until}: ${took} ms`);
        for (const client of clients) await client.close();
      }
    }, usual));

  it('pass at one tick after they opened, whatever those hold who passed, and however busy the server is', () =>
    withServer(async (url) => {
      const waits: number[][] = [];
      for (const traps of [
        [false, false, false],
        [false, true, true],
      ]) {
        const clients = await three(url, traps);
        for (const seat of [1, 2]) await pass(clients[seat] ?? assert.fail(), seat, 'match');
        const [ann] = clients;
        const times: number[] = [];
        ann.socket.on('message', () => times.push(performance.now()));
        await go(ann);
        const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
        waits.push(gaps.filter((gap) => gap > 30).sort((one, other) => one - other));
        for (const client of clients) await client.close();
      }
      // One gap a window, and each about a tick.
      for (const gaps of waits) assert.ok(Math.abs(gaps.length - steps) <= 2, JSON.stringify(gaps));
      const [without, withTraps] = waits.map((gaps) => gaps[gaps.length >> 1] ?? 0);
      assert.ok(Math.abs((without ?? 0) - (withTraps ?? 0)) < 20, JSON.stringify(waits));
    }, usual));

  it('look the same to everybody, byte for byte, whatever others hold who pass', () =>
    withServer(async (url) => {
      const heard: string[][] = [];
      for (const trap of [false, true]) {
        const clients = await three(url, [false, trap, false]);
        for (const seat of [1, 2]) await pass(clients[seat] ?? assert.fail(), seat, 'turn');
        const starts = clients.map(({ texts }) => texts.length);
        await go(clients[0]);
        for (const seat of [0, 2]) {
          const client = clients[seat] ?? assert.fail();
          await client.until(() => client.seq === moves);
          heard.push(client.texts.slice(starts[seat]).map(settled));
        }
        for (const client of clients) await client.close();
      }
      assert.deepEqual(heard[0], heard[2]);
      assert.deepEqual(heard[1], heard[3]);
    }, usual));

  it('ask all at the same time: whoever can do nothing is covered, and not one after the other', () =>
    withServer(
      async (url) => {
        const clients = await three(url, [false, false, false]);
        const took = await go(clients[0]);
        // Each window takes the longer of two covers of 50 to 150 ms; one after the other they would take about 200.
        assert.ok(took > steps * 50 && took < steps * 190, `${took} ms`);
      },
      { ...usual, cover: 100 },
    ));

  it('wait for a person who wants to be asked when they can, and for nobody else', () =>
    withServer(async (url) => {
      const [ann, bob, cai] = await three(url, [false, true, false]);
      await pass(bob, 1, 'able');
      await pass(cai, 2, 'able');
      await ann.play(0, 'go');
      await bob.until(() => bob.decisions.length > 0);
      assert.deepEqual(bob.decisions[0]?.choices, ['trap', '-']);
      await ann.until(() => ann.seq === 2);
      await setTimeout(300);
      assert.equal(ann.seq, 2);
      assert.deepEqual(cai.decisions, []);
      // As soon as the trap is sprung there is nothing left to be asked for.
      assert.equal((await bob.play(1, 'trap')).type, 'accepted');
      await ann.until(() => ann.seq === moves);
      assert.deepEqual(Object(ann.view).sprung, [1]);
      assert.deepEqual(bob.messages.at(-1)?.type, 'update');
    }, usual));

  it('are answered by bots at the same moment, whatever they hold, and whether the threads are busy or not', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url);
        const bots = [
          { kind: 'bot', bot: 'greedy' },
          { kind: 'bot', bot: 'random' },
        ] as const;
        const response = await ann.request('POST', '/tables', {
          game: 'sentry',
          seats: [{ kind: 'me' }, ...bots],
          options: {},
          listed: false,
        });
        const { id } = JSON.parse(await response.text());
        await ann.request('POST', `/tables/${id}/contribution`, contribution());
        await bring(ann, id, 0, false);
        const client = await ann.connect(id);
        await client.until(() => client.seq === 0);
        const took = await go(client);
        // Nobody ever answers for them, and each window takes three ticks.
        assert.ok(took >= steps * 3 * 50 && took < steps * 3 * 50 + 1500, `${took}`);
        assert.deepEqual(Object(client.view).sprung, []);
      },
      {
        ...usual,
        bots: { choose: () => new Promise(() => undefined), close: async () => undefined },
      },
    ));

  it('are answered by bots at times of one distribution, with a trap and without, while the threads are never done', (test) =>
    withServer(
      async (url) => {
        const playOne = async (): Promise<readonly Reply[]> => {
          const ann = await Player.arrive(url);
          const bot = { kind: 'bot', bot: 'greedy' } as const;
          const plan = { game: 'sentry', seats: [{ kind: 'me' }, bot, bot], options: {}, listed: false };
          const opened = await ann.request('POST', '/tables', plan);
          const { id } = JSON.parse(await opened.text());
          await ann.request('POST', `/tables/${id}/contribution`, contribution());
          await bring(ann, id, 0, false);
          const client = await ann.connect(id);
          await client.until(() => client.seq === 0);
          const times = noteTimes(client);
          // The first window alone: what a bot holds in the next ones is no other chance.
          await client.play(0, 'go');
          await client.until(() => client.seq >= 3);
          await client.request({ type: 'resign', seat: 0 });
          const record = await ann.request('GET', `/tables/${id}/record`);
          await client.close();
          return repliesIn(game, await record.text(), times).slice(0, 2);
        };
        const replies: Reply[] = [];
        for (let round = 0; round < 5; round++) {
          replies.push(...(await Promise.all(Array.from({ length: 10 }, playOne))).flat());
        }
        const able = replies.filter((reply) => reply.able).length;
        assert.ok(able >= 10 && replies.length - able >= 10, `${able} of ${replies.length}`);
        const distance = distanceOf(replies);
        test.diagnostic(
          `${able} replies with a trap, ${replies.length - able} without: ${distance.toFixed(2)}`,
        );
        assert.ok(distance < 2.5, `${distance}`);
      },
      {
        ...usual,
        bots: new BotPool({ threads: 1, games: new URL('./testing/slow-sentry.ts', import.meta.url).href }),
      },
    ));
});

/** Without what is another at every table. */
function settled(text: string): string {
  return text
    .replace(/"(opened|changed|since|at)":"[^"]*"/g, '')
    .replace(/"(id|name|person|commitment)":"[^"]*"/g, '')
    .replace(/"contributions":\[[^\]]*\]/g, '');
}
