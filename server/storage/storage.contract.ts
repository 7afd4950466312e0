import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Entry } from '../entry.ts';
import { type Card, Outrun, type Storage } from './storage.ts';

/** What every storage has to keep. `open` opens the same one again; `fresh` begins with an empty one. */
export function storageContract(name: string, fresh: () => Promise<{ open: () => Promise<Storage> }>): void {
  const answered = (seat: number): Entry => ({
    kind: 'answered',
    seat,
    choice: `c${seat}`,
    draws: [],
    at: 1,
  });
  const opened = (account: string): Entry => ({
    kind: 'opened',
    account,
    game: 'tic-tac-toe',
    version: '1',
    chairs: [{ kind: 'open' }],
    options: {},
    seed: 'secret',
    listed: true,
    at: 1,
  });
  const card = (id: string, more: Partial<Card> = {}): Card => ({
    id,
    game: 'tic-tac-toe',
    version: '1',
    status: 'playing',
    chairs: [],
    listed: true,
    owner: 'ann',
    waitingFor: [0],
    opened: 1,
    changed: 1,
    ...more,
  });

  async function withStorage(work: (storage: Storage, again: () => Promise<Storage>) => Promise<void>) {
    const { open } = await fresh();
    const opened: Storage[] = [];
    const openOne = async () => {
      const storage = await open();
      opened.push(storage);
      return storage;
    };
    try {
      await work(await openOne(), openOne);
    } finally {
      for (const storage of opened) await storage.close();
    }
  }

  describe(`${name} keeps the contract of a storage`, () => {
    it('gives back the entries of a log in order, from any number on', () =>
      withStorage(async (storage) => {
        await storage.append('t', 0, [answered(1), answered(2)], card('t'));
        await storage.append('t', 2, [answered(3)], card('t'));
        assert.deepEqual(await storage.read('t', 0), [answered(1), answered(2), answered(3)]);
        assert.deepEqual(await storage.read('t', 2), [answered(3)]);
        assert.deepEqual(await storage.read('other', 0), []);
      }));

    it('refuses an append behind or beyond the end of the log, and writes nothing of it', () =>
      withStorage(async (storage) => {
        await storage.append('t', 0, [answered(1)], card('t'));
        for (const after of [0, 2]) {
          await assert.rejects(
            storage.append('t', after, [answered(2), answered(3)], card('t', { changed: 9 })),
            Outrun,
          );
        }
        assert.deepEqual(await storage.read('t', 0), [answered(1)]);
      }));

    it('lets one of many writers win each place', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const tries = Array.from({ length: 20 }, (_, seat) =>
          (seat % 2 === 0 ? storage : other).append('t', 0, [answered(seat)], card('t')).then(
            () => 'won',
            (failure) => (failure instanceof Outrun ? 'lost' : Promise.reject(failure)),
          ),
        );
        const results = await Promise.all(tries);
        assert.equal(results.filter((result) => result === 'won').length, 1);
        assert.equal((await storage.read('t', 0)).length, 1);
      }));

    it('has everything after it was closed and opened again', () =>
      withStorage(async (storage, again) => {
        await storage.append('t', 0, [opened('ann')], card('t'));
        await storage.putAccount({ id: 'ann', name: 'Ann', created: 1 });
        await storage.close();
        const reopened = await again();
        assert.deepEqual(await reopened.read('t', 0), [opened('ann')]);
        assert.deepEqual(await reopened.account('ann'), { id: 'ann', name: 'Ann', created: 1 });
      }));

    it('writes what was asked for before it closes', () =>
      withStorage(async (storage, again) => {
        const writing = Array.from({ length: 50 }, (_, place) =>
          storage.append(`t${place}`, 0, [answered(0)], card(`t${place}`)),
        );
        await Promise.all([...writing, storage.close()]);
        const reopened = await again();
        assert.equal((await reopened.read('t49', 0)).length, 1);
      }));

    it('shows what another process wrote', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        await storage.append('t', 0, [answered(1)], card('t'));
        assert.deepEqual(await other.read('t', 0), [answered(1)]);
      }));

    it('tells how far logs have come', () =>
      withStorage(async (storage) => {
        await storage.append('a', 0, [answered(1), answered(2)], card('a'));
        await storage.append('b', 0, [answered(1)], card('b'));
        assert.deepEqual(
          await storage.last(['b', 'nobody', 'a']),
          new Map([
            ['a', 2],
            ['b', 1],
          ]),
        );
        assert.deepEqual(await storage.last([]), new Map());
      }));

    it('tells others that a log has grown', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const heard = new Promise<void>((resolve) => {
          other.watch((news) => {
            if (news === 'anything') void other.last(['t']).then((last) => last.get('t') === 1 && resolve());
            else if (news.table === 't' && news.last === 1) resolve();
          });
        });
        await storage.append('t', 0, [answered(1)], card('t'));
        await heard;
      }));

    it('keeps what was first given under a name', () =>
      withStorage(async (storage, again) => {
        assert.equal(await storage.keep('secret', 'one "quoted"'), 'one "quoted"');
        assert.equal(await (await again()).keep('secret', 'two'), 'one "quoted"');
        assert.equal(await storage.keep('other', 'three'), 'three');
      }));

    it('loses nothing to a text that one of many writers cannot store', () =>
      withStorage(async (storage) => {
        const strange: Entry = { kind: 'renamed', account: 'a\u0000\ud800', name: 'é\u0000', at: 1 };
        await Promise.all([
          storage.append('t', 0, [answered(1)], card('t')),
          storage.append('u', 0, [strange], card('u')),
        ]);
        assert.deepEqual(await storage.read('u', 0), [strange]);
      }));

    it('keeps accounts, and replaces them', () =>
      withStorage(async (storage) => {
        assert.equal(await storage.account('ann'), undefined);
        await storage.putAccount({ id: 'ann', name: 'Ann', created: 1 });
        await storage.putAccount({ id: 'ann', name: 'Anna', created: 1 });
        assert.equal((await storage.account('ann'))?.name, 'Anna');
        const passkeys = [{ id: 'a', publicKey: 'b', counter: 7, created: 2 }];
        const keys = { id: 'ann', name: 'Anna', created: 1, recovery: { hash: 'c', created: 3 }, passkeys };
        await storage.putAccount(keys);
        assert.deepEqual(await storage.account('ann'), keys);
      }));

    it('lists the tables that wait for people, the last changed first', () =>
      withStorage(async (storage) => {
        const waiting = { status: 'waiting' } as const;
        await storage.append('a', 0, [opened('ann')], card('a', { ...waiting, changed: 1 }));
        await storage.append('b', 0, [opened('ann')], card('b', { ...waiting, changed: 2 }));
        await storage.append('hidden', 0, [opened('ann')], card('hidden', { ...waiting, listed: false }));
        await storage.append('playing', 0, [opened('ann')], card('playing'));
        assert.deepEqual(
          (await storage.openTables(10)).map(({ id }) => id),
          ['b', 'a'],
        );
        assert.equal((await storage.openTables(1)).length, 1);
        await storage.append('b', 1, [answered(0)], card('b', { changed: 3 }));
        assert.deepEqual(
          (await storage.openTables(10)).map(({ id }) => id),
          ['a'],
        );
      }));

    it('lists the tables of an account, as they are now', () =>
      withStorage(async (storage) => {
        await storage.append('a', 0, [opened('ann')], card('a'));
        await storage.append('b', 0, [opened('bob')], card('b', { changed: 2 }));
        const sat: Entry = { kind: 'sat', seat: 0, account: 'ann', name: 'Ann', at: 3 };
        await storage.append('b', 1, [sat], card('b', { changed: 3, waitingFor: [1] }));
        const mine = await storage.tablesOf('ann', 10);
        assert.deepEqual(
          mine.map(({ id }) => id),
          ['b', 'a'],
        );
        assert.deepEqual(mine[0]?.waitingFor, [1]);
        assert.deepEqual(
          (await storage.tablesOf('bob', 10)).map(({ id }) => id),
          ['b'],
        );
      }));
  });
}
