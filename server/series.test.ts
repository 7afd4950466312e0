import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../kernel/game.ts';
import { parseRecord } from '../kernel/record.ts';
import { hashOfRecord, verifyInSeries } from '../kernel/series.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import type { Refusal, TableDetails } from './protocol.ts';
import { answerTo, bring, force } from './testing/outposts.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const game: Game = outpost;
const open = { kind: 'open' } as const;

/** Everybody brings a force, contributes where that is asked of them, and plays to the end. */
async function playScene(people: readonly Player[], id: string): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const { contribute } = await jsonOf<TableDetails>(await person.request('GET', `/tables/${id}`));
    if (contribute) await person.request('POST', `/tables/${id}/contribution`, contribution());
    await bring(person, id, seat, force);
  }
  const clients: TableClient[] = [];
  for (const person of people) {
    const client = await person.connect(id);
    await client.until(() => client.seq >= 0);
    clients.push(client);
  }
  const settled = () =>
    clients.every(({ seq, over }) => seq === clients[0]?.seq && over === clients[0]?.over) &&
    clients.some(({ over, decisions }) => over || decisions.length > 0);
  for (;;) {
    for (const client of clients) await client.until(settled);
    const asked = clients.find(({ decisions }) => decisions.length > 0);
    const [decision] = asked?.decisions ?? [];
    if (asked === undefined || decision === undefined) break;
    const reply = await asked.play(decision.seat, answerTo(decision), { id: `${asked.seq}` });
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
    for (const client of clients) await client.until(() => client.seq >= reply.seq);
  }
  for (const client of clients) await client.close();
}

async function codeOf(response: Promise<Response>): Promise<string> {
  const played = await response;
  return played.status < 400 ? 'ok' : (await jsonOf<Refusal>(played)).code;
}

describe('a series', () => {
  it('goes on at a table with the same people, and gives its records out when it is over', () =>
    withServer(async (url) => {
      const people = [await Player.arrive(url), await Player.arrive(url)] as const;
      const [ann, bob] = people;
      const eve = await Player.arrive(url);
      let { id } = await ann.open({
        game: 'outpost',
        seats: [{ kind: 'me' }, open],
        options: { series: true, rounds: 1 },
      });
      await bob.sit(id, 1);
      const tables = [id];
      assert.equal(await codeOf(bob.request('POST', `/tables/${id}/next`)), 'match-running');
      for (const scene of [1, 2]) {
        await playScene(people, id);
        const watching = await jsonOf<TableDetails>(await eve.request('GET', `/tables/${id}`));
        assert.deepEqual([watching.series, watching.next], ['open', undefined]);
        assert.equal(await codeOf(ann.request('GET', `/tables/${id}/record`)), 'series-running');
        assert.equal(await codeOf(ann.request('GET', `/tables/${id}/history?viewer=0`)), 'ok');
        assert.equal(await codeOf(ann.request('GET', `/tables/${id}/history?viewer=1`)), 'not-your-seat');
        assert.equal(await codeOf(eve.request('POST', `/tables/${id}/next`)), 'not-your-seat');
        assert.equal(await codeOf(ann.request('POST', `/tables/${id}/rematch`)), 'ok');
        const onlooker = await eve.connect(id);
        await onlooker.until(() => onlooker.table !== undefined);
        // Both ask at the same time, and come to one table.
        const asked = await Promise.all(people.map((person) => person.request('POST', `/tables/${id}/next`)));
        const [one, other] = await Promise.all(asked.map((response) => jsonOf<TableDetails>(response)));
        assert.ok(one && other);
        assert.equal(one.id, other.id);
        assert.deepEqual(
          one.seats.map(({ name }) => name),
          onlooker.table?.seats.map(({ name }) => name),
        );
        assert.equal((await jsonOf<TableDetails>(await bob.request('GET', `/tables/${id}`))).next, one.id);
        // Who only watches is not led there: a message, a look at the table, and what comes after another connection.
        await onlooker.until(() => onlooker.messages.filter(({ type }) => type === 'table').length > 0);
        const again = await eve.connect(id);
        await again.until(() => again.table !== undefined);
        const heard = [...onlooker.texts, ...again.texts];
        for (const path of [`/tables/${id}`, '/tables', `/tables/${id}/history`]) {
          heard.push(await (await eve.request('GET', path)).text());
        }
        assert.ok(!heard.join('').includes(one.id), `scene ${scene}`);
        const seat = await eve.request('POST', `/tables/${one.id}/seats/0`, contribution());
        assert.equal((await jsonOf<Refusal>(seat)).code, 'seat-taken');
        for (const client of [onlooker, again]) await client.close();
        id = one.id;
        tables.push(id);
        assert.deepEqual(one.options, { series: true, rounds: 1 });
        const client = await eve.connect(id);
        await client.until(() => client.table !== undefined);
        assert.ok(
          !client.texts.join('').includes('scene'),
          `nothing of scene ${scene} is told before the next begins`,
        );
        await client.close();
      }
      await playScene(people, id);
      const last = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`));
      assert.equal(last.series, undefined);
      assert.equal(await codeOf(ann.request('POST', `/tables/${id}/next`)), 'no-next');
      const records: string[] = [];
      for (const table of tables) {
        records.push(await (await eve.request('GET', `/tables/${table}/record`)).text());
        assert.equal(await codeOf(ann.request('GET', `/tables/${table}/history?viewer=1`)), 'ok');
      }
      const before = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${tables[0]}`));
      assert.equal(before.series, 'over');
      const series = records.map((text) => ({ text, record: parseRecord(text) }));
      assert.equal(series[1]?.record.previous, hashOfRecord(records[0] ?? ''));
      assert.deepEqual(
        series.map(({ record }, place) => verifyInSeries(game, record, series[place - 1]).verdict),
        ['fair', 'fair', 'fair'],
      );
    }));

  it('ends where its owner says so, and then its record is given out', () =>
    withServer(async (url, server) => {
      const people = [await Player.arrive(url), await Player.arrive(url)] as const;
      const [ann, bob] = people;
      const { id } = await ann.open({
        game: 'outpost',
        seats: [{ kind: 'me' }, open],
        options: { series: true, rounds: 1 },
      });
      await bob.sit(id, 1);
      await playScene(people, id);
      assert.equal(await codeOf(bob.request('POST', `/tables/${id}/series-end`)), 'not-owner');
      const ended = await jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/series-end`));
      assert.equal(ended.series, 'over');
      assert.equal(await codeOf(bob.request('POST', `/tables/${id}/next`)), 'no-next');
      const later = bob.at(await server.restart());
      assert.equal(await codeOf(later.request('GET', `/tables/${id}/record`)), 'ok');
    }));
});
