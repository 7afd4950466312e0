import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Game, Json, State } from '../kernel/game.ts';
import { parseRecord, replay } from '../kernel/record.ts';
import { duel } from '../testkit/games/duel.ts';
import { type OutpostOptions, outpost } from '../testkit/games/outpost/game.ts';
import { generatePack } from '../testkit/games/outpost/pack.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import type { History, Refusal, TableDetails } from './protocol.ts';
import { serve } from './serve.ts';
import { answerTo, beginOutpost, force, outpostAlone } from './testing/outposts.ts';
import { jsonOf, Player, playOn, type TableClient } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

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

const kinds: Readonly<Record<string, () => Promise<StoragePlace>>> = {
  SQLite: async () => ({ data: await mkdtemp(join(scratch, 'data-')) }),
  PostgreSQL: async () => ({ data: join(scratch, 'unused'), database: await postgres.database() }),
};

/** The duel as another version of its rules. */
function version(id: string, more: Partial<Game> = {}): Game {
  const game: Game = duel;
  return { ...game, version: id, ...more };
}

function start(place: StoragePlace, game: Game) {
  const games = [{ id: game.id, game: async () => game }];
  return serve({ ...place, port: 0, host: '127.0.0.1', games, pause: 0, cover: 0, tick: 0 });
}

/** The outpost as a version of it whose own pack has more units and another weather. */
const otherPack: Game = {
  ...outpost,
  open: ({ pack, ...options }: OutpostOptions) =>
    outpost.open({ ...options, pack: typeof pack === 'object' ? pack : generatePack(13) }),
};

/** A duel that Ann plays with herself for so many moves. */
async function begun(url: string, moves: number): Promise<{ ann: Player; id: string; client: TableClient }> {
  const ann = await Player.arrive(url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const client = await ann.connect(id);
  await client.until(() => client.seq === 0);
  await playOn([client], moves);
  return { ann, id, client };
}

for (const [kind, fresh] of Object.entries(kinds)) {
  describe(`a new version of the rules, with ${kind}`, () => {
    it('carries running matches on, and nobody notices more than a line in the log', async () => {
      const place = await fresh();
      const first = await start(place, duel);
      const { ann, id, client } = await begun(first.url, 5);
      const { seq, view, decisions } = client;
      await first.close();

      const second = await start(place, version('2'));
      const back = await ann.at(second.url).connect(id, `?from=${seq}`, { seq, view });
      await back.until(() => back.messages.length > 0);
      assert.equal(back.messages[0]?.type, 'snapshot');
      assert.deepEqual([back.view, back.decisions, back.seq], [view, decisions, seq + 1]);
      assert.deepEqual(back.table?.upgraded, { seq: seq + 1, version: '2', dropped: 0 });
      assert.equal(back.table?.version, '2');
      // Nothing that other rules have done is taken back.
      assert.equal(back.takeBack, undefined);
      const undo = await back.request({ type: 'undo', seat: 0, seq: back.seq });
      assert.equal(undo.type === 'refused' && undo.code, 'nothing-to-undo');
      await playOn([back]);
      assert.ok(back.over);
      const history = await jsonOf<History>(
        await ann.at(second.url).request('GET', `/tables/${id}/history?viewer=0`),
      );
      assert.deepEqual([history.seq, history.view], [seq + 1, view]);
      assert.equal(history.updates.length, back.seq - seq - 1);
      const text = await (await ann.at(second.url).request('GET', `/tables/${id}/record`)).text();
      const record = parseRecord(text);
      assert.deepEqual([record.version, record.upgrades?.map((one) => one.version)], ['1', ['2']]);
      assert.deepEqual(replay(version('2'), record).view(0), back.view);
      await second.close();

      // The record of a match that is over stays as it is, whatever rules show it.
      const third = await start(place, version('3'));
      const later = ann.at(third.url);
      assert.equal(await (await later.request('GET', `/tables/${id}/record`)).text(), text);
      const over = await later.connect(id);
      await over.until(() => over.seq >= 0);
      assert.deepEqual([over.view, over.seq, over.table?.version], [back.view, back.seq, '2']);
      assert.equal((await over.say('Well played', 'hello')).type, 'accepted');
      await third.close();
      const fourth = await start(place, version('4'));
      assert.equal(await (await ann.at(fourth.url).request('GET', `/tables/${id}/record`)).text(), text);
      await fourth.close();
    });

    it('migrates the state of running matches where it has another shape', async () => {
      const place = await fresh();
      const first = await start(place, duel);
      const { ann, id, client } = await begun(first.url, 4);
      await first.close();
      const migrate = (json: Json, shape: number): State | undefined =>
        shape === 1 ? { ...Object(json), scores: [7, 7] } : undefined;
      const second = await start(place, version('2', { shape: 2, migrate }));
      const back = await ann.at(second.url).connect(id);
      await back.until(() => back.seq >= 0);
      assert.deepEqual(back.view, { ...Object(client.view), scores: [7, 7] });
      await playOn([back]);
      assert.ok(back.over);
      await second.close();
    });

    it('closes a match that it cannot carry on, and says why', async () => {
      const place = await fresh();
      const first = await start(place, duel);
      const { ann, id, client } = await begun(first.url, 4);
      const { seq } = client;
      await first.close();
      const second = await start(place, version('2', { shape: 2 }));
      const refused = await ann.at(second.url).request('GET', `/tables/${id}`);
      const { code, message } = await jsonOf<Refusal>(refused);
      assert.deepEqual([refused.status, code], [409, 'other-version']);
      assert.match(message, /version 2 of the rules of duel does not play this match: .* shape 1/);
      await second.close();
      // It is left alone, and goes on when its rules come back.
      const third = await start(place, duel);
      const back = await ann.at(third.url).connect(id);
      await back.until(() => back.seq === seq);
      await third.close();
    });

    it('begins a match for which people were waiting when it came', async () => {
      const place = await fresh();
      const first = await start(place, duel);
      const ann = await Player.arrive(first.url);
      const { id } = await ann.open({ game: 'duel' });
      await first.close();
      const second = await start(place, version('2'));
      const bob = await Player.arrive(second.url);
      const { status, version: plays } = await bob.sit(id, 1);
      assert.deepEqual([status, plays], ['playing', '2']);
      const { upgraded } = await jsonOf<TableDetails>(await bob.request('GET', `/tables/${id}`));
      assert.equal(upgraded, undefined);
      await second.close();
    });

    it('takes a match from a process that still has the old one, which sends everybody away', async () => {
      const place = await fresh();
      const [old, young] = [await start(place, duel), await start(place, version('2'))];
      const { ann, id, client } = await begun(old.url, 4);
      const back = await ann.at(young.url).connect(id);
      await back.until(() => back.seq === client.seq + 1);
      await client.until(() => client.closed);
      const last = client.messages.at(-1);
      assert.equal(last?.type === 'refused' && last.code, 'other-version');
      assert.equal((await ann.at(old.url).request('GET', `/tables/${id}`)).status, 409);
      await playOn([back]);
      assert.ok(back.over);
      await Promise.all([old.close(), young.close()]);
    });

    it('whose own pack is another one lets a series go on with the pack with which it began', async () => {
      const place = await fresh();
      const first = await start(place, outpost);
      const ann = await Player.arrive(first.url);
      const series = { series: true, rounds: 1 };
      const over = await outpostAlone(ann, series);
      const line = await ann.connect(over.id);
      await playOn([line], undefined, answerTo);
      assert.ok(line.over);
      const running = await outpostAlone(ann, { rounds: 2 });
      const going = await ann.connect(running.id);
      await playOn([going], 3, answerTo);
      const { seq, view } = going;
      await first.close();

      const second = await start(place, otherPack);
      const later = ann.at(second.url);
      const again = await later.connect(running.id);
      await again.until(() => again.seq === seq);
      assert.deepEqual(again.view, view);
      await playOn([again], undefined, answerTo);
      assert.ok(again.over);
      const history = await later.request('GET', `/tables/${over.id}/history?viewer=0`);
      assert.equal((await jsonOf<History>(history)).updates.length, line.seq);
      const next = await jsonOf<TableDetails>(await later.request('POST', `/tables/${over.id}/next`));
      assert.deepEqual(next.content?.hash, over.content?.hash);
      await beginOutpost(later, next.id, [force, force]);
      const scene = await later.connect(next.id);
      await playOn([scene], undefined, answerTo);
      assert.ok(scene.over);
      const address = next.content?.url.replace('/api', '') ?? '';
      const fetched = await later.request('GET', address);
      assert.equal(Object(await fetched.json()).units.length, 12);
      // Who opens a table now has the other pack.
      const young = await outpostAlone(later, series);
      assert.notEqual(young.content?.hash, over.content?.hash);
      const text = await (await later.request('GET', `/tables/${running.id}/record`)).text();
      // The record holds the pack with which it was played.
      assert.ok(replay(otherPack, parseRecord(text)).outcome);
      await second.close();
    });

    it('needs no copy where its rules play the log just as it was noted', async () => {
      const place = await fresh();
      const first = await start(place, duel);
      const { ann, id, client } = await begun(first.url, 6);
      await first.close();
      const { storage } = await openStorage(place);
      const copies = await storage.checkpoints(id);
      assert.equal(copies.at(-1)?.copy.moves, client.seq);
      const log = await storage.read(id, 0);
      // The same log at a table of which no copy was ever kept.
      const [card] = await storage.tablesOf(ann.account.id, 1);
      assert.ok(card);
      await storage.append('bare', 0, log, { ...card, id: 'bare' });
      await storage.close();
      const second = await start(place, version('2'));
      const back = await ann.at(second.url).connect('bare');
      await back.until(() => back.seq === client.seq + 1);
      assert.deepEqual(back.view, client.view);
      await second.close();
    });
  });
}
