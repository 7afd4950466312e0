import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import type { Account } from './protocol.ts';
import { newCode } from './recovery-code.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** The names in the rows of all accounts. */
function kept(data: string): string[] {
  const db = new DatabaseSync(join(data, 'starboard.db'), { readOnly: true });
  const rows = db.prepare(`select value ->> 'name' as name from account`).all();
  db.close();
  return rows.map(({ name }) => String(name));
}

const me = async (player: Player) => jsonOf<Account>(await player.request('GET', '/me'));

describe('who only looks around', () => {
  it('is known again by name, also after a restart, and nothing is written of them', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      const eve = await Player.arrive(url);
      assert.match(eve.account.name, /^\p{Lu}\p{Ll}+ [1-9]\d$/u);
      assert.deepEqual(await me(eve), eve.account);
      assert.equal((await eve.request('GET', '/tables')).status, 200);
      assert.equal((await eve.request('GET', '/me/keys')).status, 200);
      const client = await eve.connect(id);
      await client.until(() => client.messages.length > 0);
      assert.deepEqual(kept(server.data), [ann.account.name]);
      const later = eve.at(await server.restart());
      assert.deepEqual(await me(later), eve.account);
      assert.deepEqual(kept(server.data), [ann.account.name]);
    }));

  it('has another name than the next, mostly', () =>
    withServer(async (url) => {
      const names = new Set<string>();
      for (let number = 0; number < 20; number++) names.add((await Player.arrive(url)).account.name);
      assert.ok(names.size > 12, `${names.size} of 20`);
    }));
});

describe('an account is written as soon as there is something to keep:', () => {
  const deeds: Readonly<Record<string, (bob: Player, table: string) => Promise<unknown>>> = {
    'a table of their own': (bob) => bob.open({}),
    'a seat': (bob, table) => bob.sit(table, 1),
    'a recovery code': (bob) => bob.request('POST', '/me/recovery'),
    'a webhook': (bob) => bob.request('PUT', '/me/webhook', { url: 'https://example.org/' }),
  };
  for (const [deed, work] of Object.entries(deeds)) {
    it(deed, () =>
      withServer(async (url, server) => {
        const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
        const { id } = await ann.open({});
        await work(bob, id);
        assert.deepEqual(kept(server.data).toSorted(), [ann.account.name, bob.account.name].toSorted());
        assert.deepEqual(await me(bob), bob.account);
      }),
    );
  }

  it('a name', () =>
    withServer(async (url, server) => {
      const bob = await Player.arrive(url);
      await bob.request('PATCH', '/me', { name: 'Bob' });
      assert.deepEqual(kept(server.data), ['Bob']);
      assert.deepEqual(await me(bob), { ...bob.account, name: 'Bob' });
    }));
});

it('what the server has signed for something else is nobody’s account', () =>
  withServer(async (url, server) => {
    const asked = await fetch(`${url}/api/passkey/options`, { method: 'POST' });
    const challenge = asked.headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
    const cookie = `starboard=${challenge}`;
    assert.equal((await fetch(`${url}/api/tables`, { headers: { cookie } })).status, 401);
    assert.equal((await fetch(`${url}/api/me`, { headers: { cookie } })).status, 200);
    assert.deepEqual(kept(server.data), []);
  }));

it('a code for an account without a row, as anybody might make one, opens none', () =>
  withServer(async (url, server) => {
    const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
    const code = newCode(ann.account.id);
    assert.equal((await bob.request('POST', '/recovery', { code })).status, 403);
    assert.deepEqual(kept(server.data), []);
  }));
