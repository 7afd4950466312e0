import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { hashOf } from '../kernel/canonical.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import type { TableDetails } from './protocol.ts';
import { outpostAlone, packOf } from './testing/outposts.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const pack = packOf(40, ['fog', 'storm']);
const { content } = outpost.open({ pack: JSON.parse(JSON.stringify(pack)) });
const open = JSON.parse(JSON.stringify(content?.pack));
const sealed = JSON.parse(JSON.stringify(content?.sealed));

function get({ url, cookie }: Player, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { cookie, ...headers } });
}

describe('the content of a table', () => {
  it('is named in its details, and fetched once by its address, without what is sealed', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const details = await outpostAlone(ann, { pack, rounds: 3 });
      assert.deepEqual(details.options, { rounds: 3 });
      assert.equal(details.content?.hash, hashOf(open));
      const address = details.content?.url ?? '';
      const response = await get(ann, address);
      assert.equal(response.headers.get('cache-control'), 'private, max-age=31536000, immutable');
      const tag = response.headers.get('etag') ?? '';
      assert.ok(tag.endsWith(`"${details.content?.hash}"`), tag);
      const text = await response.text();
      assert.deepEqual(JSON.parse(text), open);
      assert.ok(!text.includes('fog'));
      // The page opens the rules by itself, and they are those of the views.
      const rules = outpost.open({ ...details.options, pack: JSON.parse(text) });
      const client = await ann.connect(details.id);
      await client.until(() => client.seq === 0);
      assert.equal(rules.content?.hash, Object(client.view).content);
      const again = await get(ann, address, { 'if-none-match': tag });
      assert.deepEqual([again.status, await again.text()], [304, '']);
    }));

  it('is at the same address for all tables with it, and at none for whoever was not told', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const [one, other] = [await outpostAlone(ann, { pack, rounds: 1 }), await outpostAlone(ann, { pack })];
      assert.deepEqual(one.content, other.content);
      const address = one.content?.url ?? '';
      for (const path of [
        address.replace(/\?.*/, ''),
        address.replace(/.$/, (last) => (last === '_' ? '-' : '_')),
        `/api/content/${hashOf(pack)}`,
        address.replace(one.content?.hash ?? '', hashOf(sealed)),
      ]) {
        const response = await get(eve, path);
        assert.deepEqual(
          [response.status, (await jsonOf<{ code: string }>(response)).code],
          [404, 'not-found'],
        );
      }
      assert.equal((await fetch(`${url}${address}`)).status, 401);
    }));

  it('is stored once, however many tables have it, and stands in no log, list, frame or history', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      const tables: TableDetails[] = [];
      for (let count = 0; count < 3; count++)
        tables.push(await outpostAlone(ann, { pack, rounds: count + 1 }));
      const db = new DatabaseSync(join(server.data, 'starboard.db'), { readOnly: true });
      const texts = db.prepare('select value from content').all();
      const logs = db.prepare('select value from entry').all();
      db.close();
      // The whole pack, and its parts.
      assert.deepEqual(
        texts.map(({ value }) => hashOf(JSON.parse(String(value)))).sort(),
        [pack, open, sealed].map(hashOf).sort(),
      );
      assert.ok(logs.every(({ value }) => !String(value).includes('has held the line')));
      const id = tables[0]?.id ?? '';
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      const lists = await (await ann.request('GET', '/tables')).text();
      const history = await (await ann.request('GET', `/tables/${id}/history?viewer=0`)).text();
      assert.ok(![...client.texts, lists, history].join('').includes('has held the line'));
    }));

  it('is there again after a restart, sealed part and all', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      const before = await outpostAlone(ann, { pack });
      const later = ann.at(await server.restart());
      const after = await jsonOf<TableDetails>(await later.request('GET', `/tables/${before.id}`));
      assert.deepEqual(after.content, before.content);
      assert.deepEqual(await (await get(later, after.content?.url ?? '')).json(), open);
      const client = await later.connect(before.id);
      await client.until(() => client.seq === 0);
    }));

  it('that comes with the game and holds nothing sealed is not fetched', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { content, options } = await ann.open({});
      assert.deepEqual([content, options], [undefined, {}]);
      // This one holds the weather.
      const small = await outpostAlone(ann, { pack: 'small' });
      assert.ok(small.content);
      assert.deepEqual(small.options, {});
    }));
});
