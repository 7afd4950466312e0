import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Game } from '../kernel/game.ts';
import { parseRecord } from '../kernel/record.ts';
import { hashOfRecord, verifyInSeries } from '../kernel/series.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import type {
  NewTable,
  RecoveryCode,
  Refusal,
  SeriesDetails,
  SeriesFile,
  TableDetails,
  TableLists,
} from './protocol.ts';
import { answerTo, bring, force } from './testing/outposts.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { withReceiver } from './testing/receiver.ts';
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

/** The id of a new series of one round each, which begins with a first table of that account. */
async function openSeries(owner: Player, seats: NewTable['seats'] = [{ kind: 'me' }, open]): Promise<string> {
  return (await owner.open({ game: 'outpost', seats, options: { series: true, rounds: 1 } })).id;
}

async function nextOf(person: Player, id: string): Promise<TableDetails> {
  return jsonOf<TableDetails>(await person.request('POST', `/tables/${id}/next`));
}

/** The id of the second table of a series, which its owner has opened; of three seats the other person had two. */
async function openSecond(owner: Player, other: Player): Promise<string> {
  const first = await openSeries(owner, [{ kind: 'me' }, open, open]);
  await other.sit(first, 1);
  await other.sit(first, 2);
  await bring(other, first, 2, force);
  await playScene([owner, other], first);
  return (await nextOf(owner, first)).id;
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
      let id = await openSeries(ann);
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
      const id = await openSeries(ann);
      await bob.sit(id, 1);
      await playScene(people, id);
      assert.equal(await codeOf(bob.request('POST', `/tables/${id}/series-end`)), 'not-owner');
      const ended = await jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/series-end`));
      assert.equal(ended.series, 'over');
      assert.equal(await codeOf(bob.request('POST', `/tables/${id}/next`)), 'no-next');
      const later = bob.at(await server.restart());
      assert.equal(await codeOf(later.request('GET', `/tables/${id}/record`)), 'ok');
    }));

  it('is shown as a whole, to each what they may see of its tables', () =>
    withServer(async (url) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const first = await openSeries(ann);
      await bob.sit(first, 1);
      const seenBy = async (person: Player): Promise<string> => {
        const answer = await person.request('GET', `/series/${first}`);
        if (answer.status !== 200) return (await jsonOf<Refusal>(answer)).code;
        const { id, game: name, tables, over } = await jsonOf<SeriesDetails>(answer);
        assert.deepEqual([id, name], [first, 'outpost']);
        const listed = tables.map(({ inSeries, status }) => `${inSeries?.place} ${status}`);
        return [...listed, over ? 'closed' : 'goes on'].join(', ');
      };
      assert.equal(await seenBy(eve), '1 waiting, goes on');
      await playScene([ann, bob], first);
      assert.equal(await seenBy(eve), '1 over, goes on');
      const { id } = await nextOf(bob, first);
      // The seats are reserved, but whoever has the address of a table that waits could take one that is left.
      assert.deepEqual(
        [await seenBy(ann), await seenBy(eve)],
        ['1 over, 2 waiting, goes on', '1 over, goes on'],
      );
      const lists = await jsonOf<TableLists>(await ann.request('GET', '/tables'));
      assert.ok(
        lists.mine.some((table) => table.id === id && table.inSeries?.id === first),
        'a reserved seat is listed',
      );
      await playScene([ann, bob], id);
      assert.equal(await seenBy(eve), '1 over, 2 over, goes on');
      // Bob has opened the second table, so it is his.
      await bob.request('PATCH', `/tables/${id}`, { spectators: false });
      assert.equal(await seenBy(eve), '1 over, goes on');
      await ann.request('PATCH', `/tables/${first}`, { spectators: false });
      assert.equal(await seenBy(eve), 'no-spectators');
      await bob.request('POST', `/tables/${id}/series-end`);
      assert.equal(await seenBy(ann), '1 over, 2 over, closed');
      assert.equal(await codeOf(ann.request('GET', `/series/${id}`)), 'unknown-series');
    }));

  it('lets seats change hands before the next match starts', () =>
    withServer(async (url) => {
      const [ann, bob, carl] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const id = await openSecond(ann, bob);
      const assign = (who: Player, seat: number, to: unknown) =>
        codeOf(who.request('PUT', `/tables/${id}/seats/${seat}`, to));
      const bot = { kind: 'bot', bot: 'random' };
      await ann.request('POST', `/tables/${id}/contribution`, contribution());
      assert.equal(await assign(bob, 2, open), 'not-owner');
      assert.equal(await assign(ann, 7, open), 'unknown-seat');
      assert.equal(await assign(ann, 2, { kind: 'bot', bot: 'nobody' }), 'unknown-bot');
      // Bob has not come yet: a bot has one of his seats, and then Carl.
      assert.equal(await assign(ann, 2, bot), 'ok');
      assert.equal(await assign(ann, 2, open), 'ok');
      await carl.sit(id, 2);
      assert.equal(await assign(ann, 2, bot), 'seat-taken');
      // Carl takes the other seat of Bob besides his own: one person may hold several.
      assert.equal(await assign(ann, 1, open), 'ok');
      const { seats } = await carl.sit(id, 1);
      assert.deepEqual(
        seats.map(({ mine }) => mine),
        [false, true, true],
      );
      // Ann leaves her seat to a bot, and plays no more.
      assert.equal(await assign(ann, 0, bot), 'ok');
      await bring(carl, id, 1, force);
      const begun = await jsonOf<TableDetails>(await bring(carl, id, 2, force));
      assert.deepEqual(
        [begun.status, begun.seats.map(({ kind }) => kind)],
        ['playing', ['bot', 'person', 'person']],
      );
      assert.equal(await assign(ann, 0, open), 'already-started');
      const client = await carl.connect(id);
      await client.until(() => client.seq >= 0);
      await client.close();
    }));

  it('goes on by its owner where only bots play', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const bot = { kind: 'bot', bot: 'random' } as const;
      const first = await openSeries(ann, [bot, bot]);
      const watching = await ann.connect(first);
      await watching.until(() => watching.over);
      await watching.close();
      assert.equal(await codeOf(eve.request('POST', `/tables/${first}/next`)), 'not-your-seat');
      const { id, owner } = await nextOf(ann, first);
      assert.ok(owner);
      await ann.request('POST', `/tables/${id}/contribution`, contribution());
      const next = await ann.connect(id);
      await next.until(() => next.over);
      await next.close();
    }));

  it('goes on where the one who has opened the next match does not come any more', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const id = await openSecond(ann, bob);
      const assign = (seat: number, to: unknown) =>
        codeOf(bob.request('PUT', `/tables/${id}/seats/${seat}`, to));
      const bot = { kind: 'bot', bot: 'random' };
      assert.equal(await assign(0, bot), 'not-owner', 'Bob has not come himself');
      const seenBy = async (who: Player) => {
        const { seats: shown } = await jsonOf<TableDetails>(await who.request('GET', `/tables/${id}`));
        return shown.map(({ expected }) => expected === true);
      };
      assert.deepEqual(await seenBy(bob), [true, true, true]);
      assert.deepEqual(await seenBy(ann), [false, true, true]);
      await bob.request('POST', `/tables/${id}/contribution`, contribution());
      for (const seat of [1, 2]) await bring(bob, id, seat, force);
      assert.equal(await assign(0, bot), 'ok');
      const { status, seats } = await jsonOf<TableDetails>(await bob.request('GET', `/tables/${id}`));
      assert.deepEqual([status, seats.map(({ kind }) => kind)], ['playing', ['bot', 'person', 'person']]);
    }));

  it('tells who is away of the next match, and of the meeting that is agreed until it starts', () =>
    withReceiver([200], (place, got) =>
      withServer(
        async (url) => {
          const [ann, bob, eve] = [
            await Player.arrive(url),
            await Player.arrive(url),
            await Player.arrive(url),
          ];
          const first = await openSeries(ann);
          await bob.sit(first, 1);
          await playScene([ann, bob], first);
          await bob.request('PUT', '/me/webhook', { url: place });
          const meet = (who: Player, table: string, at: unknown) =>
            codeOf(who.request('PUT', `/tables/${table}/meeting`, { at }));
          const soon = new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000).toISOString();
          const meetingAt = async (table: string) =>
            (await jsonOf<TableDetails>(await ann.request('GET', `/tables/${table}`))).inSeries?.meeting;
          assert.equal(await meet(eve, first, soon), 'not-your-seat');
          for (const wrong of ['tomorrow', '2020-01-01T20:00:00Z', '9999-12-31T20:00:00Z', 7]) {
            assert.equal(await meet(ann, first, wrong), 'bad-request', String(wrong));
          }
          assert.equal(await meet(ann, first, soon), 'ok');
          const told = async (event: string) => {
            for (let count = 1; ; count++) {
              const found = got.all.find(({ headers }) => headers['starboard-event'] === event);
              if (found !== undefined) return String(found.body);
              await got.count(count);
            }
          };
          assert.match(await told('meeting'), new RegExp(`"meeting":"${soon}","table":"${first}"`));
          const { id } = await nextOf(ann, first);
          assert.match(await told('next'), new RegExp(`"event":"next","table":"${id}"`));
          assert.equal(await meetingAt(id), soon, 'the agreement is taken over');
          assert.equal(await meet(ann, first, null), 'no-next');
          assert.equal(await meet(bob, id, null), 'ok');
          assert.equal(await meetingAt(id), undefined);
          assert.equal(await meet(bob, id, soon), 'ok');
          await playScene([ann, bob], id);
          assert.equal(await meetingAt(id), undefined, 'the match has begun');
          const single = await ann.open({ seats: [{ kind: 'me' }, open] });
          assert.equal(await meet(ann, single.id, soon), 'no-next');
        },
        { notices: { anywhere: true, grace: 20, waits: [10] } },
      ),
    ));

  it('goes to another server as a file that tells nothing, and goes on there with the same people', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'starboard-key-'));
    // The first server makes the file, the second one reads it.
    const seriesKeyFile = join(folder, 'series.key');
    await withServer(
      async (url) => {
        const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
        const first = await openSeries(ann);
        await bob.sit(first, 1);
        await playScene([ann, bob], first);
        const { id } = await nextOf(ann, first);
        await ann.request('POST', `/tables/${id}/contribution`, contribution());
        assert.equal(await codeOf(bob.request('GET', `/series/${first}/file`)), 'not-owner');
        const codes: string[] = [];
        for (const person of [ann, bob]) {
          codes.push((await jsonOf<RecoveryCode>(await person.request('POST', '/me/recovery'))).code);
        }
        const file = await jsonOf<SeriesFile>(await ann.request('GET', `/series/${first}/file`));
        assert.deepEqual([file.game, file.series, file.matches], ['outpost', first, 2]);
        for (const secret of ['carry', 'hands', 'secret', bob.account.id, codes[0] ?? '']) {
          assert.ok(!JSON.stringify(file).includes(secret), secret);
        }
        assert.equal(await codeOf(ann.request('POST', '/series', file)), 'series-here');
        await withServer(async (elsewhere) => {
          const stranger = await Player.arrive(elsewhere);
          assert.equal(await codeOf(stranger.request('POST', '/series', file)), 'other-key');
        });
        await withServer(
          async (there) => {
            const stranger = await Player.arrive(there);
            const bring = (what: unknown) => codeOf(stranger.request('POST', '/series', what));
            const [part = ''] = file.sealed;
            const bent = part.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
            assert.equal(await bring({ ...file, sealed: [bent] }), 'bad-series');
            assert.equal(await bring({ ...file, sealed: [part, part] }), 'bad-series');
            assert.equal(await bring({ ...file, series: id }), 'bad-series');
            assert.equal(await bring({ ...file, sealed: [] }), 'bad-request');
            assert.equal(await codeOf(stranger.request('GET', `/series/${first}`)), 'unknown-series');
            // Two at the same time bring it once.
            const both = await Promise.all([bring(file), bring(file)]);
            assert.deepEqual(both.sort(), ['ok', 'series-here']);
            const people: Player[] = [];
            for (const [at, code] of codes.entries()) {
              const answer = await fetch(`${there}/api/recovery`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ code }),
              });
              const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
              const account = at === 0 ? ann.account : bob.account;
              people.push(new Player(there, cookie, account));
            }
            const [owner] = people;
            if (owner === undefined) throw new Error('nobody came back');
            const { tables } = await jsonOf<SeriesDetails>(await owner.request('GET', `/series/${first}`));
            assert.deepEqual(
              tables.map(({ status, owner: isHers }) => [status, isHers]),
              [
                ['over', true],
                ['waiting', true],
              ],
            );
            assert.equal(await codeOf(owner.request('GET', `/tables/${first}/record`)), 'series-running');
            await playScene(people, id);
            await owner.request('POST', `/tables/${id}/series-end`);
            const records = await Promise.all(
              [first, id].map(async (table) =>
                (await owner.request('GET', `/tables/${table}/record`)).text(),
              ),
            );
            const [before, after] = records.map((text) => ({ text, record: parseRecord(text) }));
            if (after === undefined) throw new Error('no record');
            assert.equal(verifyInSeries(game, after.record, before).verdict, 'fair');
          },
          { seriesKeyFile },
        );
      },
      { seriesKeyFile },
    );
    await rm(folder, { recursive: true });
  });
});
