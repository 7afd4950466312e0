import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openStorage, resolvePlace, type StoragePlace } from '../open-storage.ts';
import type { LoadoutList } from '../protocol.ts';
import { serve } from '../serve.ts';
import { games } from '../testing/games.ts';
import { jsonOf, Player } from '../testing/player.ts';
import { Postgres } from '../testing/postgres.ts';
import { backUp, restore } from './backup.ts';

let postgres: Postgres;
let scratch: string;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

const freshFolder = () => mkdtemp(join(scratch, 'data-'));
const kinds: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  SQLite: async () => ({ data: await freshFolder() }),
  PostgreSQL: async () => ({ data: join(scratch, 'unused'), database: await postgres.database() }),
};
const start = (place: StoragePlace) => serve({ port: 0, host: '127.0.0.1', games, pause: 0, ...place });

for (const [from, source] of Object.entries(kinds)) {
  for (const [to, target] of Object.entries(kinds)) {
    it(`a drill: back up ${from} while people play, lose it, restore to ${to}, play on`, async () => {
      const place = await source();
      const server = await start(place);
      const ann = await Player.arrive(server.url);
      const { id } = await ann.open({
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }],
      });
      const loadout = { game: 'duel', name: 'First', options: {}, value: null };
      await ann.request('PUT', `/loadouts/${'0'.repeat(32)}`, loadout);
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      const answer = async () => {
        const [decision] = client.decisions;
        assert.equal((await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '')).type, 'accepted');
      };
      await answer();
      await client.until(() => client.seq === 1);
      const file = join(await freshFolder(), 'backup.db');
      const writing = backUp(resolvePlace(place), file);
      await answer();
      await writing;
      await client.until(() => client.seq === 2);
      await server.close();

      const again = await target();
      await restore(file, resolvePlace(again));
      const restored = await start(again);
      // The cookie still counts: the key that signs it is part of the backup.
      const back = await ann.at(restored.url).connect(id);
      await back.until(() => back.seq >= 1);
      assert.ok(back.seq <= 2);
      const [decision] = back.decisions;
      assert.equal(
        (await back.play(decision?.seat ?? 0, decision?.choices[0] ?? '', { id: 'next' })).type,
        'accepted',
      );
      const other = await Player.arrive(restored.url);
      assert.equal((await ann.at(restored.url).request('GET', '/tables')).status, 200);
      assert.ok(other.account.id !== ann.account.id);
      const kept = await jsonOf<LoadoutList>(await ann.at(restored.url).request('GET', '/loadouts'));
      assert.deepEqual(
        kept.loadouts.map(({ name }) => name),
        ['First'],
      );
      await restored.close();
    });
  }
}

describe('a backup', () => {
  it('is readable for its owner only, one file, and replaces no other', async () => {
    const data = await freshFolder();
    await (await openStorage({ data })).storage.close();
    const folder = await freshFolder();
    const file = join(folder, 'backup.db');
    await backUp(resolvePlace({ data }), file);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    await assert.rejects(backUp(resolvePlace({ data }), file), /cannot back up to .* it is there already/);
    assert.deepEqual(await readdir(folder), ['backup.db']);
  });

  it('of what is not there leaves nothing behind', async () => {
    const folder = await freshFolder();
    const nowhere = resolvePlace({ data: join(folder, 'nowhere') });
    await assert.rejects(backUp(nowhere, join(folder, 'backup.db')), /ENOENT/);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is not restored over what is there', async () => {
    const data = await freshFolder();
    await (await openStorage({ data })).storage.close();
    const file = join(await freshFolder(), 'backup.db');
    await backUp(resolvePlace({ data }), file);
    await assert.rejects(restore(file, resolvePlace({ data })), /is there already/);
    const place = { data, database: await postgres.database() };
    await restore(file, resolvePlace(place));
    await assert.rejects(restore(file, resolvePlace(place)), /holds something already/);
  });

  it('that is none, or damaged, is refused', async () => {
    const file = join(await freshFolder(), 'backup.db');
    await writeFile(file, 'no database at all, however long one may read in it');
    await assert.rejects(restore(file, resolvePlace({ data: join(scratch, 'new') })), /cannot restore/);
    await assert.rejects(stat(join(scratch, 'new')), /ENOENT/);
  });
});
