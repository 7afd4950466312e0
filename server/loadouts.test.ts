import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Loadout, LoadoutList, Refusal } from './protocol.ts';
import { jsonOf, Player } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';
import { withServer } from './testing/with-server.ts';

const force = { game: 'outpost', name: 'First Fleet', options: { size: 30 }, value: ['u0', 'u1'] };
const idOf = (number: number) => number.toString(16).padStart(32, '0');

async function kept(player: Player): Promise<readonly Loadout[]> {
  return (await jsonOf<LoadoutList>(await player.request('GET', '/loadouts'))).loadouts;
}

async function refused(asked: Promise<Response>): Promise<readonly [number, string]> {
  const response = await asked;
  return [response.status, (await jsonOf<Refusal>(response)).code];
}

describe('loadouts', () => {
  it('are kept with the account through a restart, the last changed first', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      assert.deepEqual(await kept(ann), []);
      const put = await ann.request('PUT', `/loadouts/${idOf(1)}`, force);
      assert.equal(put.status, 200);
      const stored = await jsonOf<Loadout>(put);
      assert.deepEqual(stored, { id: idOf(1), ...force, changed: stored.changed });
      await ann.request('PUT', `/loadouts/${idOf(2)}`, {
        ...force,
        name: ' Second\u202e ',
        value: { odd: [null] },
      });
      await ann.request('PUT', `/loadouts/${idOf(1)}`, { ...force, value: [] });
      const later = ann.at(await server.restart());
      const found = await kept(later);
      assert.deepEqual(found.map(({ name, value }) => [name, value]).toSorted(), [
        ['First Fleet', []],
        ['Second', { odd: [null] }],
      ]);
      assert.equal((await later.request('DELETE', `/loadouts/${idOf(1)}`)).status, 200);
      assert.deepEqual(
        (await kept(later)).map(({ id }) => id),
        [idOf(2)],
      );
    }));

  it('are shown to nobody else, and changed by nobody else', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      await ann.request('PUT', `/loadouts/${idOf(1)}`, force);
      assert.deepEqual(await kept(eve), []);
      assert.deepEqual(await refused(eve.request('DELETE', `/loadouts/${idOf(1)}`)), [
        404,
        'unknown-loadout',
      ]);
      await eve.request('PUT', `/loadouts/${idOf(1)}`, { ...force, name: 'Mine' });
      assert.deepEqual(
        (await kept(ann)).map(({ name }) => name),
        ['First Fleet'],
      );
      assert.deepEqual(await refused(fetch(`${url}/api/loadouts`)), [401, 'no-account']);
    }));

  it('are refused where they are none, and nothing is kept', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const put = (more: object, id = idOf(1)) =>
        refused(ann.request('PUT', `/loadouts/${id}`, { ...force, ...more }));
      assert.deepEqual(await put({ game: 'go' }), [400, 'unknown-game']);
      for (const name of ['', '\u200b', 'a'.repeat(61), 7]) {
        assert.deepEqual(await put({ name }), [400, 'bad-request'], String(name));
      }
      for (const more of [
        { options: [] },
        { options: { pack: {} } },
        { options: { size: 1.5 } },
        { odd: 1 },
      ]) {
        assert.deepEqual(await put(more), [400, 'bad-request'], JSON.stringify(more));
      }
      const { value: _, ...empty } = force;
      assert.deepEqual(await refused(ann.request('PUT', `/loadouts/${idOf(1)}`, empty)), [
        400,
        'bad-request',
      ]);
      assert.deepEqual(await put({}, 'first'), [400, 'bad-request']);
      assert.deepEqual(await put({ value: 'x'.repeat(20_000) }), [413, 'too-large']);
      const deep = '['.repeat(65) + ']'.repeat(65);
      const body = JSON.stringify({ ...force, value: 0 }).replace(/0\}$/, `${deep}}`);
      assert.deepEqual(await refused(ann.request('PUT', `/loadouts/${idOf(1)}`, body)), [400, 'bad-request']);
      assert.deepEqual(await kept(ann), []);
    }));

  it('may be as many as the limits say, of an account and from an address', () =>
    withServer(
      async (url) => {
        const guests = [
          await Player.arrive(url, '203.0.113.7'),
          await Player.arrive(url, '203.0.113.7'),
        ] as const;
        const put = async (player: Player, number: number) =>
          (await player.request('PUT', `/loadouts/${idOf(number)}`, force)).status;
        assert.deepEqual([await put(guests[0], 1), await put(guests[0], 2)], [200, 200]);
        assert.deepEqual(await refused(guests[0].request('PUT', `/loadouts/${idOf(3)}`, force)), [
          429,
          'too-many-loadouts',
        ]);
        assert.equal(await put(guests[0], 2), 200, 'what is kept can be changed');
        assert.deepEqual([await put(guests[1], 1), await put(guests[1], 2)], [200, 429]);
        await guests[0].request('DELETE', `/loadouts/${idOf(1)}`);
        assert.equal(await put(guests[1], 2), 200);
        const here = await Player.arrive(url);
        for (let number = 0; number < 5; number++) assert.equal(await put(here, number), 200);
      },
      { caps: { 'account-loadouts': 2, 'address-loadouts': 3 } },
    ));

  it('are kept in PostgreSQL as well', async () => {
    const postgres = await Postgres.start();
    try {
      const database = await postgres.database();
      await withServer(
        async (url, server) => {
          const ann = await Player.arrive(url);
          await ann.request('PUT', `/loadouts/${idOf(1)}`, force);
          const later = ann.at(await server.restart());
          assert.deepEqual(
            (await kept(later)).map(({ name }) => name),
            ['First Fleet'],
          );
        },
        { database },
      );
    } finally {
      await postgres.remove();
    }
  });
});
