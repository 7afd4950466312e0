import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { largestTable } from './api.ts';
import type { Refusal, TableDetails } from './protocol.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import { force, packOf } from './testing/outposts.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const plan = { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, listed: false };

/** The status with which a table is opened or refused, and the code of the refusal. */
async function opening(player: Player, more: object = {}): Promise<readonly [number, string?]> {
  const response = await player.request('POST', '/tables', { ...plan, ...more });
  if (response.status === 201) return [201];
  return [response.status, (await jsonOf<Refusal>(response)).code];
}

describe('tables that are not over', () => {
  it('an account opens so many, also after a restart, and another one when a match is over', () =>
    withServer(
      async (url, server) => {
        const ann = await Player.arrive(url, '203.0.113.7');
        const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
        const { id } = await ann.open({ seats });
        assert.deepEqual([await opening(ann), await opening(ann)], [[201], [201]]);
        assert.deepEqual(await opening(ann), [429, 'too-many-tables']);
        const later = ann.at(await server.restart());
        assert.deepEqual(await opening(later), [429, 'too-many-tables']);
        const client = await later.connect(id);
        await client.until(() => client.seq === 0);
        await client.request({ type: 'resign', seat: 0 });
        await client.until(() => client.over);
        assert.deepEqual([await opening(later), await opening(later)], [[201], [429, 'too-many-tables']]);
      },
      { caps: { 'account-tables': 3 } },
    ));

  it('an address opens so many, whoever asks there, and others as many again', () =>
    withServer(
      async (url) => {
        const guests = await Promise.all(Array.from({ length: 6 }, () => Player.arrive(url, '203.0.113.7')));
        const replies: (readonly [number, string?])[] = [];
        for (const guest of guests) replies.push(await opening(guest));
        assert.deepEqual(replies.slice(0, 4), Array(4).fill([201]));
        assert.deepEqual(replies.slice(4), Array(2).fill([429, 'too-many-tables']));
        assert.deepEqual(await opening(await Player.arrive(url, '203.0.113.8')), [201]);
        const here = await Player.arrive(url);
        for (let count = 0; count < 6; count++) assert.deepEqual(await opening(here), [201]);
      },
      { caps: { 'address-tables': 4 } },
    ));

  it('are counted one by one, however many are asked for at once', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url, '203.0.113.7');
        const replies = await Promise.all(Array.from({ length: 20 }, () => opening(ann)));
        assert.ok(replies.filter(([status]) => status === 201).length <= 5);
        for (let more = 0; more < 5; more++) await opening(ann);
        assert.deepEqual(await opening(ann), [429, 'too-many-tables']);
        assert.equal((await jsonOf<{ mine: unknown[] }>(await ann.request('GET', '/tables'))).mine.length, 5);
      },
      { caps: { 'account-tables': 5 } },
    ));

  it('that follow a match count as well', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url, '203.0.113.7');
        const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
        const { id } = await ann.open({ seats });
        const client = await ann.connect(id);
        await client.until(() => client.seq === 0);
        await client.request({ type: 'resign', seat: 0 });
        await client.until(() => client.over);
        assert.deepEqual(await opening(ann), [201]);
        const refused = await ann.request('POST', `/tables/${id}/rematch`);
        assert.deepEqual([refused.status, (await jsonOf<Refusal>(refused)).code], [429, 'too-many-tables']);
      },
      { caps: { 'account-tables': 1 } },
    ));
});

describe('what is stored', () => {
  const own = (units: number) => ({ game: 'outpost', options: { pack: packOf(units) } });

  it('of one account is bounded, packs and logs together', () =>
    withServer(
      async (url, server) => {
        const ann = await Player.arrive(url, '203.0.113.7');
        // Each of these packs is different, and has more than 180 kB.
        const replies: (readonly [number, string?])[] = [];
        for (let count = 0; count < 8; count++) replies.push(await opening(ann, own(1000 + count)));
        const opened = replies.filter(([status]) => status === 201).length;
        assert.ok(opened >= 2 && opened <= 6, JSON.stringify(replies));
        assert.deepEqual(replies.at(-1), [429, 'too-much-stored']);
        const db = new DatabaseSync(join(server.data, 'starboard.db'), { readOnly: true });
        const [row] = db.prepare('select count(*) as count from content').all();
        db.close();
        // Each pack and its public part, and the weather that is sealed in all of them.
        assert.equal(row?.count, 2 * opened + 1, 'a refused table stores no content');
        assert.deepEqual(await opening(await Player.arrive(url, '203.0.113.8'), own(1000)), [201]);
      },
      { caps: { 'account-stored': 1 } },
    ));

  it('ends the growth of a log, but not its match', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url, '203.0.113.7');
        const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
        const client = await ann.connect(id);
        await client.until(() => client.seq === 0);
        const line = await client.say('x'.repeat(400), 'a');
        assert.deepEqual([line.type, Object(line).code], ['refused', 'too-much-stored']);
        assert.deepEqual(await opening(ann), [429, 'too-much-stored']);
        const move = await client.play(0, client.decisions[0]?.choices[0] ?? '');
        assert.equal(move.type, 'accepted');
        assert.equal((await client.request({ type: 'resign', seat: 1 })).type, 'accepted');
        await client.until(() => client.over);
      },
      { caps: { 'account-stored': 0.0005 } },
    ));

  it('is nothing of a table that cannot be', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url, '203.0.113.7');
      const seats = Array(5).fill({ kind: 'open' });
      assert.deepEqual(await opening(ann, { ...own(10), seats }), [400, 'bad-seats']);
      const db = new DatabaseSync(join(server.data, 'starboard.db'), { readOnly: true });
      const [row] = db.prepare('select count(*) as count from content').all();
      db.close();
      assert.equal(row?.count, 0);
    }));

  it('is no request that is larger than any pack', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const note = 'x'.repeat(largestTable);
      assert.deepEqual(await opening(ann, { options: { note } }), [413, 'too-large']);
      const { status } = await ann.request('PATCH', '/me', { name: 'x'.repeat(30_000) });
      assert.equal(status, 413);
    }));
});

describe('the memory for tables', () => {
  it('holds those at which people are; idle ones make room, and beyond that a table is refused', () =>
    withServer(
      async (url) => {
        const people = await Promise.all(
          Array.from({ length: 8 }, (_, host) => Player.arrive(url, `203.0.113.${host}`)),
        );
        const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
        const attend = async (player: Player) => {
          const { id } = await player.open({ seats });
          const client = await player.connect(id);
          await client.until(() => client.seq === 0);
          return client;
        };
        const clients: TableClient[] = [];
        const codes: string[] = [];
        for (const player of people) {
          await attend(player).then(
            (client) => clients.push(client),
            (failure) => codes.push(String(failure)),
          );
        }
        assert.ok(clients.length >= 4 && codes.length >= 1, `${clients.length} ${codes}`);
        assert.match(codes[0] ?? '', /server-full/);
        const [first] = clients;
        assert.ok(first !== undefined);
        const reply = await first.play(0, first.decisions[0]?.choices[0] ?? '');
        assert.equal(reply.type, 'accepted', 'whoever is at a table plays on');
        for (const client of clients.slice(1)) await client.close();
        const [last] = people.slice(-1);
        assert.ok(last !== undefined);
        for (let wait = 0; ; wait++) {
          const [status, code] = await opening(last);
          if (status === 201) break;
          assert.equal(code, 'server-full');
          assert.ok(wait < 60, 'no table has left memory');
          await setTimeout(500);
        }
      },
      { caps: { memory: 2 }, rest: 3_600_000 },
    ));

  it('is shared: what was opened from one address gets a quarter of it', () =>
    withServer(
      async (url) => {
        const eve = await Player.arrive(url, '203.0.113.7');
        const bob = await Player.arrive(url, '203.0.113.8');
        const replies: (readonly [number, string?])[] = [];
        for (let count = 0; count < 12; count++) replies.push(await opening(eve));
        assert.deepEqual(replies[0], [201]);
        assert.deepEqual(replies.at(-1), [503, 'server-full']);
        assert.deepEqual(await opening(bob), [201]);
      },
      { caps: { memory: 4 } },
    ));
});

it('a table that was deleted is unknown to whoever still has it open', () =>
  withServer(async (url, server) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ game: 'outpost', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const storage = await SqliteStorage.open(join(server.data, 'starboard.db'));
    assert.equal(await storage.removeUnbegun(Date.now() + 1), 1);
    await storage.close();
    const response = await ann.request('PUT', `/tables/${id}/seats/0/bring`, { value: force });
    assert.deepEqual([response.status, (await jsonOf<Refusal>(response)).code], [404, 'unknown-table']);
    const { id: other } = await jsonOf<TableDetails>(await ann.request('POST', '/tables', plan));
    await ann.request('POST', `/tables/${other}/contribution`, contribution());
  }));
