import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openStorage, type StoragePlace } from './open-storage.ts';
import type { TableDetails, TableLists } from './protocol.ts';
import { Child } from './testing/child-process.ts';
import { contribution, jsonOf, type Line, Player, playOn } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

/** How often each is tried: whoever wants to, tries more. */
const times = Number(process.env.RACES ?? 12);

let postgres: Postgres;
let scratch: string;
let place: StoragePlace;
let a: Child;
let b: Child;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
  place = { data: scratch, database: await postgres.database() };
  [a, b] = [await Child.start(place), await Child.start(place)];
});
after(async () => {
  Child.killAll();
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

/** Ann at one server and Bob at the other, in a duel. */
async function duel(): Promise<{ id: string; ann: Player; bob: Player; lines: [Line, Line] }> {
  const ann = await Player.arrive(a.url);
  const bob = (await Player.arrive(a.url)).at(b.url);
  const { id } = await ann.open({ game: 'duel' });
  await bob.sit(id, 1);
  const lines: [Line, Line] = [await ann.look(id), await bob.look(id)];
  for (const line of lines) await line.until(() => line.seq === 0);
  return { id, ann, bob, lines };
}

async function count(id: string, kind: string): Promise<number> {
  const { storage } = await openStorage(place);
  try {
    return (await storage.read(id, 0)).filter((entry) => entry.kind === kind).length;
  } finally {
    await storage.close();
  }
}

describe('at two processes at the same instant', () => {
  it('a seat is taken by one of two', async () => {
    for (let time = 0; time < times; time++) {
      const owner = await Player.arrive(a.url);
      const { id } = await owner.open({ game: 'duel' });
      const rivals = [await Player.arrive(a.url), (await Player.arrive(a.url)).at(b.url)];
      const replies = await Promise.all(
        rivals.map((rival) => rival.request('POST', `/tables/${id}/seats/1`, contribution())),
      );
      assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
      assert.equal(await count(id, 'sat'), 1);
      assert.equal(await count(id, 'started'), 1);
    }
  });

  it('both wish for a pause, and it is one pause', async () => {
    for (let time = 0; time < times; time++) {
      const { id, lines } = await duel();
      const replies = await Promise.all(
        lines.map((line, seat) => line.wish({ type: 'propose', seat, what: 'pause' })),
      );
      assert.deepEqual(
        replies.map(({ type }) => type),
        ['accepted', 'accepted'],
      );
      for (const line of lines) await line.until(() => line.table?.paused === true);
      assert.deepEqual([await count(id, 'proposed'), await count(id, 'paused')], [1, 1]);
      for (const line of lines) await line.close();
    }
  });

  it('one answers while the other agrees to end it: one comes first, and the other follows from it', async () => {
    for (let time = 0; time < times; time++) {
      const { id, lines } = await duel();
      const [here, there] = lines;
      await here.wish({ type: 'propose', seat: 0, what: 'end' });
      await there.until(() => there.table?.request?.what === 'end');
      const request = there.table?.request?.number ?? 0;
      const asked = lines.findIndex(({ questions }) => questions.length > 0);
      const [question] = lines[asked]?.questions ?? [];
      const [answered, agreed] = await Promise.all([
        lines[asked]?.answer(asked, question?.choices[0] ?? ''),
        there.wish({ type: 'reply', seat: 1, request, agrees: true }),
      ]);
      assert.equal(agreed?.type, 'accepted');
      if (answered?.type === 'refused') assert.equal(answered.code, 'match-over');
      for (const line of lines) await line.until(() => line.over);
      assert.equal(await count(id, 'ended'), 1);
      assert.equal(await count(id, 'answered'), answered?.type === 'accepted' ? 1 : 0);
      for (const line of lines) await line.close();
    }
  });

  it('both ask for a rematch, and meet at one table', async () => {
    for (let time = 0; time < times; time++) {
      const { id, ann, bob, lines } = await duel();
      if (time === 0) await playOn(lines);
      else await lines[0].wish({ type: 'resign', seat: 0 });
      for (const line of lines) await line.until(() => line.over);
      const replies = await Promise.all(
        [ann, bob].map((player) => player.request('POST', `/tables/${id}/rematch`)),
      );
      const [one, other] = await Promise.all(replies.map((reply) => jsonOf<TableDetails>(reply)));
      assert.equal(one?.id, other?.id);
      assert.equal(await count(id, 'rematch'), 1);
      for (const player of [ann, bob]) {
        const { mine } = await jsonOf<TableLists>(await player.request('GET', '/tables'));
        assert.ok(mine.length <= 2, 'there is no third table');
      }
      for (const line of lines) await line.close();
    }
  });
});
