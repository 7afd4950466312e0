import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { Entry, Opened } from '../entry.ts';
import { cardOf, openingEntry } from '../testing/games.ts';
import { type Damage, StorageDamage } from './damage.ts';
import { type Deliveries, type Delivery, mostDeliveries } from './deliveries.ts';
import type { Loadouts, StoredLoadout } from './loadouts.ts';
import { listShare, Outrun, type Present, type Storage, type TableStorage } from './storage.ts';

type Fresh<S> = () => Promise<{ readonly open: () => Promise<S> }>;

/** Gives `work` an empty storage, and a way to open it again as another process does; closes all of them. */
function withStorageOf<S extends { close(): Promise<void> }, M = unknown>(
  fresh: () => Promise<M & { readonly open: () => Promise<S> }>,
) {
  return async (work: (storage: S, again: () => Promise<S>, made: M) => Promise<void>): Promise<void> => {
    const made = await fresh();
    const opened: S[] = [];
    const openOne = async () => {
      const storage = await made.open();
      opened.push(storage);
      return storage;
    };
    try {
      await work(await openOne(), openOne, made);
    } finally {
      for (const storage of opened) await storage.close();
    }
  };
}

const played = (seat: number): Entry => ({
  kind: 'played',
  seat,
  choice: `c${seat}`,
  draws: [],
  at: 1,
});
const opened = (account: string): Entry => openingEntry(ticTacToe, { account, listed: true });

/** The contract of every storage. `open` opens the same one again; `fresh` begins with an empty one. */
export function storageContract(name: string, fresh: Fresh<TableStorage>): void {
  const withStorage = withStorageOf(fresh);

  describe(`${name} keeps the contract of a storage`, () => {
    it('gives back the entries of a log in order, from any number on', () =>
      withStorage(async (storage) => {
        await storage.append('t', 0, [played(1), played(2)], cardOf('t'));
        await storage.append('t', 2, [played(3)], cardOf('t'));
        assert.deepEqual(await storage.read('t', 0), [played(1), played(2), played(3)]);
        assert.deepEqual(await storage.read('t', 2), [played(3)]);
        assert.deepEqual(await storage.read('other', 0), []);
      }));

    it('refuses an append behind or beyond the end of the log, and writes nothing of it', () =>
      withStorage(async (storage) => {
        await storage.append('t', 0, [played(1)], cardOf('t'));
        for (const after of [0, 2]) {
          await assert.rejects(
            storage.append('t', after, [played(2), played(3)], cardOf('t', { changed: 9 })),
            Outrun,
          );
        }
        assert.deepEqual(await storage.read('t', 0), [played(1)]);
      }));

    it('lets one of many writers win each place', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const tries = Array.from({ length: 20 }, (_, seat) =>
          (seat % 2 === 0 ? storage : other).append('t', 0, [played(seat)], cardOf('t')).then(
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
        await storage.append('t', 0, [opened('ann')], cardOf('t'));
        await storage.setOnce('secret', 'one');
        await storage.close();
        const reopened = await again();
        assert.deepEqual(await reopened.read('t', 0), [opened('ann')]);
        assert.equal(await reopened.setOnce('secret', 'two'), 'one');
      }));

    it('writes what was asked for before it closes', () =>
      withStorage(async (storage, again) => {
        const writing = Array.from({ length: 50 }, (_, place) =>
          storage.append(`t${place}`, 0, [played(0)], cardOf(`t${place}`)),
        );
        await Promise.all([...writing, storage.close()]);
        const reopened = await again();
        assert.equal((await reopened.read('t49', 0)).length, 1);
      }));

    it('shows what another process wrote', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        await storage.append('t', 0, [played(1)], cardOf('t'));
        assert.deepEqual(await other.read('t', 0), [played(1)]);
      }));

    it('tells how far logs have come', () =>
      withStorage(async (storage) => {
        await storage.append('a', 0, [played(1), played(2)], cardOf('a'));
        await storage.append('b', 0, [played(1)], cardOf('b'));
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
            else if ('last' in news && news.table === 't' && news.last === 1) resolve();
          });
        });
        await storage.append('t', 0, [played(1)], cardOf('t'));
        await heard;
      }));

    it('keeps what was first given under a name', () =>
      withStorage(async (storage, again) => {
        assert.equal(await storage.setOnce('secret', 'one "quoted"'), 'one "quoted"');
        assert.equal(await (await again()).setOnce('secret', 'two'), 'one "quoted"');
        assert.equal(await storage.setOnce('other', 'three'), 'three');
      }));

    it('loses nothing to a text that one of many writers cannot store', () =>
      withStorage(async (storage) => {
        const strange: Entry = { kind: 'renamed', account: 'a\u0000\ud800', name: 'é\u0000', at: 1 };
        await Promise.all([
          storage.append('t', 0, [played(1)], cardOf('t')),
          storage.append('u', 0, [strange], cardOf('u')),
        ]);
        assert.deepEqual(await storage.read('u', 0), [strange]);
      }));

    it('writes what lies beside something that cannot be written', () =>
      withStorage(async (storage) => {
        const loop = played(1);
        Object.assign(loop, { loop });
        const results = await Promise.allSettled([
          storage.append('t', 0, [played(1)], cardOf('t')),
          storage.append('u', 0, [loop], cardOf('u')),
          storage.append('\u0000', 0, [opened('ann')], cardOf('v')),
          storage.append('w', 0, [opened('a\u0000')], cardOf('w')),
          storage.append('x', 0, [opened('bob')], cardOf('x')),
        ]);
        assert.deepEqual(
          [results[0]?.status, results[1]?.status, results[4]?.status],
          ['fulfilled', 'rejected', 'fulfilled'],
        );
        assert.deepEqual(await storage.read('t', 0), [played(1)]);
        assert.deepEqual(await storage.read('x', 0), [opened('bob')]);
      }));

    it('lists the tables that wait for people, the last changed first', () =>
      withStorage(async (storage) => {
        const waiting = { status: 'waiting' } as const;
        await storage.append('a', 0, [opened('ann')], cardOf('a', { ...waiting, changed: 1 }));
        await storage.append('b', 0, [opened('ann')], cardOf('b', { ...waiting, changed: 2 }));
        await storage.append('hidden', 0, [opened('ann')], cardOf('hidden', { ...waiting, listed: false }));
        await storage.append('playing', 0, [opened('ann')], cardOf('playing'));
        assert.deepEqual(
          (await storage.openTables(10)).map(({ id }) => id),
          ['b', 'a'],
        );
        assert.equal((await storage.openTables(1)).length, 1);
        await storage.append('b', 1, [played(0)], cardOf('b', { changed: 3 }));
        assert.deepEqual(
          (await storage.openTables(10)).map(({ id }) => id),
          ['a'],
        );
      }));

    it('puts what one account or one address lists beyond its share behind all others', () =>
      withStorage(async (storage) => {
        const list = async (id: string, changed: number, more: Partial<Opened>) => {
          const entry = openingEntry(ticTacToe, { listed: true, ...more });
          await storage.append(id, 0, [entry], cardOf(id, { status: 'waiting', changed }));
        };
        await list('honest', 1, { account: 'bob', address: 'b' });
        await list('here', 2, { account: 'ida' });
        for (let at = 0; at < listShare.account + 1; at++)
          await list(`ann ${at}`, 10 + at, { account: 'ann' });
        for (let at = 0; at < listShare.address + 1; at++) {
          await list(`eve ${at}`, 100 + at, { account: `eve ${at}`, address: 'e' });
        }
        const ids = (await storage.openTables(100)).map(({ id }) => id);
        assert.deepEqual(
          ids.slice(0, 10),
          Array.from({ length: 10 }, (_, at) => `eve ${10 - at}`),
        );
        assert.deepEqual(ids.slice(10), [
          'ann 5',
          'ann 4',
          'ann 3',
          'ann 2',
          'ann 1',
          'here',
          'honest',
          'eve 0',
          'ann 0',
        ]);
      }));

    it('counts what an account and an address have opened, in all processes', () =>
      withStorage(async (storage, again) => {
        const none = { tables: 0, bytes: 0 };
        assert.deepEqual(await storage.usage('ann', 'a', 0), { account: none, address: none });
        for (const hash of ['c0', 'c1', 'c2']) await storage.putContent(hash, 'x'.repeat(1000));
        const own = { pack: 'c0', content: 'c1', sealed: 'c2' };
        const entry = openingEntry(ticTacToe, { account: 'ann', address: 'a', ...own });
        await storage.append('t', 0, [entry], cardOf('t', { changed: 10, owner: 'bob' }));
        const other = await again();
        await other.append(
          'u',
          0,
          [openingEntry(ticTacToe, { account: 'ida', address: 'a', content: 'c1' })],
          cardOf('u', { changed: 20 }),
        );
        const before = await storage.usage('ann', 'a', 0);
        const size = JSON.stringify(entry).length + 3000;
        assert.deepEqual(before.account, { tables: 1, bytes: size });
        assert.equal(before.address.tables, 2);
        // What comes with the game is counted for nobody.
        assert.ok(before.address.bytes > size && before.address.bytes < size + 1000);
        assert.deepEqual(await storage.usage('bob', undefined, 0), { account: none, address: none });
        assert.deepEqual((await storage.usage('ann', 'a', 10)).account, none);
        assert.equal((await storage.usage('ann', 'a', 10)).address.tables, 1);
        await other.append('t', 1, [played(1)], cardOf('t', { changed: 30, status: 'over' }));
        const after = (await storage.usage('ann', 'a', 0)).account;
        assert.deepEqual(after, { tables: 0, bytes: size + JSON.stringify(played(1)).length });
      }));

    it('removes tables that never began and at which nobody is, and contents that nobody needs', () =>
      withStorage(async (storage, again) => {
        const waiting = { status: 'waiting', changed: 5 } as const;
        for (const hash of ['shared', 'alone']) await storage.putContent(hash, `"${hash}"`);
        const opening = (content: string, more: Partial<Opened> = {}) =>
          openingEntry(ticTacToe, { content, ...more });
        const after = { table: 'x', record: '', carry: 1 };
        await storage.append('gone', 0, [opening('alone')], cardOf('gone', waiting));
        await storage.append('gone too', 0, [opening('shared')], cardOf('gone too', waiting));
        await storage.append('begun', 0, [opening('shared')], cardOf('begun', { changed: 5 }));
        await storage.append('young', 0, [opening('shared')], cardOf('young', { ...waiting, changed: 10 }));
        await storage.append('series', 0, [opening('shared', { after })], cardOf('series', waiting));
        await storage.append('people', 0, [opening('shared')], cardOf('people', waiting));
        await storage.beat('p', 60_000);
        await storage.setPresent('p', [{ table: 'people', account: 'ann', name: 'Ann' }], true);
        const other = await again();
        assert.equal(await other.removeUnbegun(10), 2);
        assert.equal(await storage.removeUnbegun(10), 0);
        assert.deepEqual(
          await storage.last(['gone', 'gone too', 'begun', 'young', 'series', 'people']),
          new Map(['begun', 'young', 'series', 'people'].map((table) => [table, 1])),
        );
        assert.deepEqual(await storage.read('gone', 0), []);
        await assert.rejects(storage.append('gone', 1, [played(1)], cardOf('gone')), Outrun);
        assert.equal(await storage.content('shared'), '"shared"');
        // A table may just be opened with it.
        assert.equal(await storage.content('alone'), '"alone"');
      }));

    it('gives back the copies of a table in order, and of passing ones the last', () =>
      withStorage(async (storage, again) => {
        await storage.append('t', 0, [opened('ann'), played(0), played(1)], cardOf('t'));
        const copy = (moves: number) => ({
          version: '1',
          shape: 1,
          moves,
          word: 3,
          state: { stack: [], name: 'Żółw "7"' },
          asked: [[1, 2]] as const,
        });
        await storage.putCheckpoint('t', { entry: 3, copy: copy(2) }, true);
        await storage.putCheckpoint('t', { entry: 1, copy: copy(0) }, false);
        assert.deepEqual(await storage.checkpoints('t'), [{ entry: 1, copy: copy(0) }]);
        await storage.putCheckpoint('t', { entry: 2, copy: copy(1) }, true);
        await storage.putCheckpoint('t', { entry: 3, copy: copy(2) }, true);
        await storage.putCheckpoint('t', { entry: 3, copy: copy(2) }, true);
        const kept = [
          { entry: 1, copy: copy(0) },
          { entry: 3, copy: copy(2) },
        ];
        assert.deepEqual(await (await again()).checkpoints('t'), kept);
        assert.deepEqual(await storage.checkpoints('unknown'), []);
      }));

    it('keeps a content under its hash, and the first for ever', () =>
      withStorage(async (storage, again) => {
        assert.equal(await storage.content('c0'), undefined);
        const text = JSON.stringify({ units: 'x'.repeat(300_000) });
        await Promise.all([storage.putContent('c0', text), storage.putContent('c1', '[]')]);
        await storage.putContent('c0', '{}');
        assert.equal(await (await again()).content('c0'), text);
        assert.equal(await storage.content('c1'), '[]');
      }));

    it('lists the tables of an account, as they are now', () =>
      withStorage(async (storage) => {
        await storage.append('a', 0, [opened('ann')], cardOf('a'));
        await storage.append('b', 0, [opened('bob')], cardOf('b', { changed: 2 }));
        const sat: Entry = { kind: 'sat', seat: 0, account: 'ann', name: 'Ann', contribution: '', at: 3 };
        await storage.append('b', 1, [sat], cardOf('b', { changed: 3, waitingFor: [1] }));
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

    it('lists a table with those for whom its opening reserves seats', () =>
      withStorage(async (storage) => {
        const holders = [{ kind: 'person', account: 'bob', name: 'Bob' }, { kind: 'open' }] as const;
        await storage.append('a', 0, [openingEntry(ticTacToe, { account: 'ann', holders })], cardOf('a'));
        for (const account of ['ann', 'bob']) assert.equal((await storage.tablesOf(account, 10)).length, 1);
      }));

    it('gives the tables of a series in the order of its matches, as they are now', () =>
      withStorage(async (storage, again) => {
        const inSeries = (id: string, place: number) => ({
          series: { id, place, last: false, spectators: true, removed: [] },
        });
        await storage.append('c', 0, [opened('ann')], cardOf('c', inSeries('a', 3)));
        await storage.append('a', 0, [opened('ann')], cardOf('a', inSeries('a', 1)));
        await storage.append('b', 0, [opened('ann')], cardOf('b', inSeries('a', 2)));
        await storage.append('x', 0, [opened('ann')], cardOf('x', inSeries('x', 1)));
        await storage.append('y', 0, [opened('ann')], cardOf('y'));
        await storage.append('b', 1, [played(0)], cardOf('b', { ...inSeries('a', 2), status: 'over' }));
        const found = await (await again()).seriesTables('a');
        assert.deepEqual(
          found.map(({ id, status }) => `${id} ${status}`),
          ['a playing', 'b over', 'c playing'],
        );
        assert.deepEqual(await storage.seriesTables('y'), []);
      }));

    it('finds the tables at which somebody has run out of time', () =>
      withStorage(async (storage) => {
        await storage.append('late', 0, [opened('ann')], cardOf('late', { deadline: 20 }));
        await storage.append('later', 0, [opened('ann')], cardOf('later', { deadline: 30 }));
        await storage.append('free', 0, [opened('ann')], cardOf('free'));
        assert.deepEqual(await storage.overdue(20, 9), []);
        assert.deepEqual(await storage.overdue(40, 9), ['late', 'later']);
        assert.deepEqual(await storage.overdue(40, 1), ['late']);
        await storage.append('late', 1, [played(0)], cardOf('late'));
        assert.deepEqual(await storage.overdue(40, 9), ['later']);
      }));

    it('notes when no process lived, once, and not while one does', () =>
      withStorage(async (storage, again) => {
        await storage.beat('a', 60_000);
        const first = await storage.outages(0);
        assert.equal(first.length, 1, 'before the first process there was none');
        await (await again()).beat('b', 60_000);
        await storage.endBeat('a');
        await storage.beat('c', 60_000);
        assert.deepEqual(await storage.outages(0), first);
        for (const process of ['b', 'c']) await storage.endBeat(process);
        await setTimeout(20);
        await storage.beat('d', 60_000);
        const [outage, ...more] = await storage.outages(first[0]?.ended ?? 0);
        assert.ok(outage && outage.ended - outage.began >= 15, JSON.stringify(outage));
        assert.deepEqual(more, []);
        assert.deepEqual(await storage.outages(outage.ended), []);
      }));

    it('notes time that never passed beside that in which no process lived', () =>
      withStorage(async (storage) => {
        await storage.putOutage({ began: 30, ended: 40 });
        await storage.putOutage({ began: 10, ended: 20 });
        await storage.putOutage({ began: 35, ended: 40 });
        assert.deepEqual(await storage.outages(0), [
          { began: 10, ended: 20 },
          { began: 30, ended: 40 },
        ]);
        await storage.putOutage({ began: 25, ended: 40 });
        assert.deepEqual(await storage.outages(20), [{ began: 25, ended: 40 }]);
      }));

    it('takes a process that says nothing for dead when its lease ends', () =>
      withStorage(async (storage) => {
        await storage.beat('a', 60_000);
        const before = (await storage.outages(0)).length;
        await storage.beat('a', 1);
        await setTimeout(20);
        await storage.beat('b', 60_000);
        assert.equal((await storage.outages(0)).length, before + 1);
      }));

    it('says who is at a table at other processes, as long as those live', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const ann = { table: 't', account: 'ann', name: 'Ann' };
        const bob = { table: 't', account: 'bob', name: 'Bob' };
        await storage.beat('a', 60_000);
        await other.beat('b', 60_000);
        await storage.setPresent('a', [ann, { ...ann, table: 'u' }], true);
        await other.setPresent('b', [bob], true);
        assert.deepEqual(await storage.presentElsewhere('a', ['t', 'u']), [bob]);
        assert.deepEqual(await other.presentElsewhere('b', ['t']), [ann]);
        await storage.setPresent('a', [{ ...ann, name: 'Anna' }], true);
        assert.deepEqual(await other.presentElsewhere('b', ['t']), [{ ...ann, name: 'Anna' }]);
        await storage.setPresent('a', [ann], false);
        assert.deepEqual(await other.presentElsewhere('b', ['t']), []);
        assert.deepEqual(await other.presentElsewhere('b', ['u']), [{ ...ann, table: 'u' }]);
        await storage.beat('a', 1);
        await setTimeout(20);
        assert.deepEqual(await other.presentElsewhere('b', ['u']), []);
        await other.endBeat('b');
        assert.deepEqual(await storage.presentElsewhere('a', ['t']), []);
      }));

    it('says who is at a table also if others came at the same time whom it cannot take', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        await storage.beat('a', 60_000);
        const names = ['\u0000', 'Bob', '\ud800', 'Cai', 'Cai', 'D\u0000'];
        const who = names.map((name) => ({ table: 't', account: `id of ${name}`, name }));
        const refused = await storage.setPresent('a', who, true);
        const honest = (people: readonly Present[]) =>
          people.filter(({ name }) => ['Bob', 'Cai'].includes(name));
        assert.deepEqual(honest(refused), []);
        const there = honest(await other.presentElsewhere('b', ['t']));
        assert.deepEqual(there.map(({ name }) => name).toSorted(), ['Bob', 'Cai']);
        assert.deepEqual(honest(await storage.setPresent('a', who, false)), []);
        assert.deepEqual(honest(await other.presentElsewhere('b', ['t'])), []);
      }));
  });
}

/** The contract of a storage that also keeps accounts. */
export function accountsContract(
  name: string,
  fresh: Fresh<Pick<Storage, 'account' | 'putAccount' | 'spend' | 'close'>>,
): void {
  const withStorage = withStorageOf(fresh);

  describe(`${name} keeps accounts`, () => {
    it('keeps accounts, and replaces them only as long as they are what the writer has read', () =>
      withStorage(async (storage, again) => {
        assert.equal(await storage.account('ann'), undefined);
        assert.equal(await storage.putAccount({ id: 'ann', name: 'Ann', created: 1 }, undefined), true);
        assert.equal(await storage.putAccount({ id: 'ann', name: 'Eve', created: 1 }, undefined), false);
        const passkeys = [{ id: 'a', publicKey: 'b', counter: 7, created: 2 }];
        const keys = {
          id: 'ann',
          name: 'Żółw "7"',
          created: 1,
          recovery: { hash: 'c', created: 3 },
          passkeys,
        };
        assert.equal(await storage.putAccount(keys, await storage.account('ann')), true);
        assert.deepEqual(await storage.account('ann'), keys);
        const other = await again();
        const read = await Promise.all([storage.account('ann'), other.account('ann')]);
        const written = await Promise.all(
          [storage, other].map((one, at) => one.putAccount({ ...keys, name: `${at}` }, read[at])),
        );
        assert.deepEqual(written.toSorted(), [false, true]);
        assert.equal((await storage.account('ann'))?.name, `${written.indexOf(true)}`);
        assert.equal(await storage.putAccount(keys, keys), false);
      }));

    it('lets a name be used up once, by whichever process, until it may be forgotten', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const tries = Array.from({ length: 20 }, (_, at) => (at % 2 ? other : storage).spend('a', 60_000));
        assert.equal((await Promise.all(tries)).filter((first) => first).length, 1);
        assert.equal(await other.spend('b', 1), true);
        await setTimeout(20);
        assert.equal(await storage.spend('c', 60_000), true);
        assert.equal(await storage.spend('b', 60_000), true);
        assert.equal(await storage.spend('a', 60_000), false);
      }));

    it('has accounts after it was closed and opened again', () =>
      withStorage(async (storage, again) => {
        await storage.putAccount({ id: 'ann', name: 'Ann', created: 1 }, undefined);
        await storage.close();
        assert.deepEqual(await (await again()).account('ann'), { id: 'ann', name: 'Ann', created: 1 });
      }));
  });
}

/** The contract of a storage that also keeps loadouts. */
export function loadoutsContract(name: string, fresh: Fresh<Loadouts & Pick<Storage, 'close'>>): void {
  const withStorage = withStorageOf(fresh);
  const loadout = (id: string, changed: number): StoredLoadout => ({
    id,
    game: 'outpost',
    name: 'Żółw "7"',
    options: { size: 30 },
    value: ['u0', { ș: null }],
    changed,
  });
  const room = { account: 3, address: 4, since: 0 };

  describe(`${name} keeps loadouts`, () => {
    it('gives each account its own, the last changed first, as any process wrote them', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        await storage.putLoadout('ann', 'home', loadout('a', 1), room);
        await other.putLoadout('ann', undefined, loadout('b', 2), room);
        await other.putLoadout('bob', 'home', loadout('a', 3), room);
        assert.deepEqual(await storage.loadouts('ann'), [loadout('b', 2), loadout('a', 1)]);
        const changed = { ...loadout('a', 4), value: [] };
        assert.equal(await other.putLoadout('ann', 'home', changed, room), true);
        assert.deepEqual(await storage.loadouts('ann'), [changed, loadout('b', 2)]);
        assert.deepEqual(await storage.loadouts('bob'), [loadout('a', 3)]);
        assert.deepEqual(await storage.loadouts('eve'), []);
      }));

    it('keeps so many of an account and of an address, and lets those be changed and removed', () =>
      withStorage(async (storage) => {
        const put = (account: string, address: string | undefined, id: string, changed = 5, since = 0) =>
          storage.putLoadout(account, address, loadout(id, changed), { ...room, since });
        assert.deepEqual(
          [await put('ann', 'home', 'a'), await put('ann', 'home', 'b'), await put('ann', 'home', 'c')],
          [true, true, true],
        );
        assert.equal(await put('ann', 'home', 'd'), false, 'a fourth of the account');
        assert.equal(await put('ann', 'home', 'c', 6), true, 'the third again');
        assert.equal(await put('bob', 'home', 'a'), true);
        assert.equal(await put('bob', 'home', 'b'), false, 'a fifth from the address');
        assert.equal(await put('bob', 'away', 'b'), true, 'from elsewhere');
        assert.equal(await put('eve', undefined, 'a'), true, 'from the machine itself');
        assert.equal(await put('kim', 'home', 'a', 9, 5), true, 'those of long ago do not count');
        assert.equal(await storage.removeLoadout('ann', 'a'), true);
        assert.equal(await storage.removeLoadout('ann', 'a'), false);
        assert.equal(await storage.removeLoadout('eve', 'b'), false, 'of somebody else');
        assert.deepEqual(
          (await storage.loadouts('ann')).map(({ id }) => id),
          ['c', 'b'],
        );
        assert.equal((await storage.loadouts('bob')).length, 2);
      }));

    it('has loadouts after it was closed and opened again', () =>
      withStorage(async (storage, again) => {
        await storage.putLoadout('ann', 'home', loadout('a', 1), room);
        await storage.close();
        assert.deepEqual(await (await again()).loadouts('ann'), [loadout('a', 1)]);
      }));
  });
}

/** The contract of a storage that also keeps deliveries of notices. */
export function deliveriesContract(name: string, fresh: Fresh<TableStorage & Deliveries>): void {
  const withStorage = withStorageOf(fresh);
  const delivery = (id: string, failed = 0): Delivery => ({
    id,
    account: 'ann',
    notice: { event: 'turn', table: 't', game: 'tic-tac-toe', players: ['Ann', 'Bob'] },
    notifiedAt: 1,
    failed,
  });
  const ids = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);

  describe(`${name} keeps deliveries`, () => {
    it('gives out deliveries when they are due, the longest due first, and again when nobody has said more', () =>
      withStorage(async (storage, again) => {
        for (const [id, due] of [
          ['b', 20],
          ['a', 10],
          ['c', 30],
        ] as const) {
          await storage.putDelivery(delivery(id), due);
        }
        assert.deepEqual(await storage.takeDeliveries(9, 99, 10), []);
        assert.deepEqual(ids(await storage.takeDeliveries(30, 100, 1)), ['a']);
        assert.deepEqual(ids(await storage.takeDeliveries(20, 100, 10)), ['b']);
        await storage.putDelivery(delivery('a', 1), 40);
        await storage.removeDelivery('b');
        await storage.removeDelivery('nothing');
        const other = await again();
        assert.deepEqual(await other.takeDeliveries(40, 200, 10).then((taken) => taken.toSorted(byId)), [
          delivery('a', 1),
          delivery('c'),
        ]);
        assert.deepEqual(await storage.takeDeliveries(199, 300, 10), []);
        assert.deepEqual(ids(await storage.takeDeliveries(200, 300, 10)).toSorted(), ['a', 'c']);
      }));

    it('gives each delivery to one of many who take at the same time', () =>
      withStorage(async (storage, again) => {
        const other = await again();
        const all = Array.from({ length: 60 }, (_, number) => `d${number}`);
        await Promise.all(all.map((id) => storage.putDelivery(delivery(id), 1)));
        const takes = Array.from({ length: 20 }, (_, at) =>
          (at % 2 === 0 ? storage : other).takeDeliveries(1, 99, 5),
        );
        const taken = (await Promise.all(takes)).flatMap(ids);
        assert.equal(new Set(taken).size, taken.length);
        const rest = ids(await storage.takeDeliveries(1, 99, 100));
        assert.deepEqual([...taken, ...rest].toSorted(), all.toSorted());
      }));

    it('keeps so many deliveries of an account and of an address, and those of others', () =>
      withStorage(async (storage, again) => {
        const put = (id: string, account: string, address?: string) =>
          storage.putDelivery({ ...delivery(id), account, ...(address && { address }) }, 1);
        const many = Array.from({ length: mostDeliveries.account }, (_, at) => put(`eve ${at}`, 'eve'));
        assert.ok((await Promise.all(many)).every((kept) => kept));
        assert.equal(await put('eve', 'eve'), false);
        const others = Array.from({ length: mostDeliveries.address }, (_, at) =>
          put(`a${at}`, `a${at}`, 'a'),
        );
        assert.ok((await Promise.all(others)).every((kept) => kept));
        const other = await again();
        assert.equal(await other.putDelivery({ ...delivery('a'), account: 'new', address: 'a' }, 1), false);
        assert.equal(await put('a0', 'a0', 'a'), true, 'what waits already may wait for another attempt');
        assert.equal(await put('bob', 'bob', 'b'), true);
        await storage.removeDelivery('eve 0');
        assert.equal(await put('eve', 'eve'), true);
      }));
  });
}

/** The contract of a storage that notices damage. `tamper` carries out SQL behind its back. */
export function damageContract(
  name: string,
  fresh: () => Promise<{ open(): Promise<Storage>; tamper(sql: string): Promise<unknown> }>,
): void {
  const withTampered = withStorageOf(fresh);

  describe(`${name} notices damage`, () => {
    const damages: Readonly<Record<string, string>> = {
      'an entry changed': `update entry set value = replace(value, 'c3', 'c4') where "table" = 't' and seq = 3`,
      'an entry came from elsewhere': `update entry
        set checksum = (select checksum from entry where "table" = 'u' and seq = 3) where "table" = 't' and seq = 3`,
      'an entry in between was lost': `delete from entry where "table" = 't' and seq = 2`,
      'the first entry was lost': `delete from entry where "table" = 't' and seq = 1`,
      'the last entries were lost': `delete from entry where "table" = 't' and seq > 3`,
      'the whole log was lost': `delete from entry where "table" = 't'`,
    };
    for (const [what, sql] of Object.entries(damages)) {
      it(`tells that ${what}, and keeps the other logs`, () =>
        withTampered(async (storage, again, { tamper }) => {
          for (const table of ['s', 't', 'u']) {
            await storage.append(table, 0, [played(0), played(1)], cardOf(table));
            await storage.append(table, 2, [played(3), played(table === 't' ? 4 : 5)], cardOf(table));
          }
          assert.deepEqual(await allDamage(storage), []);
          await storage.close();
          await tamper(sql);
          const reopened = await again();
          await assert.rejects(reopened.read('t', 0), StorageDamage);
          assert.deepEqual(
            (await allDamage(reopened)).map(({ table }) => table),
            ['t'],
          );
          assert.equal((await reopened.read('s', 0)).length, 4);
          assert.deepEqual(await reopened.read('u', 3), [played(5)]);
          await reopened.append('u', 4, [played(6)], cardOf('u'));
          assert.deepEqual(await reopened.read('u', 3), [played(5), played(6)]);
          // Nobody can go on at the damaged one as if nothing had happened.
          const tries = [0, 2, 3, 4].map((after) => reopened.append('t', after, [played(7)], cardOf('t')));
          await Promise.allSettled(tries);
          await assert.rejects(reopened.read('t', 0), StorageDamage);
        }));
    }
  });
}

async function allDamage(storage: Storage): Promise<Damage[]> {
  const found: Damage[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const part = await storage.check(next);
    found.push(...part.damage);
    next = part.next;
  }
  return found;
}

function byId(one: Delivery, other: Delivery): number {
  return one.id < other.id ? -1 : 1;
}
