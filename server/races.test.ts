import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Entry } from './entry.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import type { NewTable, Refusal, TableDetails } from './protocol.ts';
import type { Storage } from './storage/storage.ts';
import { Child } from './testing/child-process.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { Postgres } from './testing/postgres.ts';

/** How often each is run; `RACES=1000 node --test server/races.test.ts` runs them more often. */
const usual = { postgres: 25, sqlite: 5 };

let postgres: Postgres;
let scratch: string;
before(async () => {
  postgres = await Postgres.start();
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  Child.killAll();
  await postgres.remove();
  await rm(scratch, { recursive: true });
});

const places = [
  {
    name: 'one PostgreSQL database',
    times: Number(process.env.RACES ?? usual.postgres),
    place: async (): Promise<StoragePlace> => ({
      data: join(scratch, 'unused'),
      database: await postgres.database(),
    }),
  },
  {
    name: 'one data folder',
    times: Number(process.env.RACES ?? usual.sqlite),
    place: async (): Promise<StoragePlace> => ({ data: await mkdtemp(join(scratch, 'data-')) }),
  },
];

const open = { kind: 'open' } as const;
const me = { kind: 'me' } as const;

for (const { name, times, place } of places) {
  describe(`two server processes on ${name}, at the same instant`, () => {
    let servers: readonly Child[];
    let storage: Storage;
    /** Ann is always at the first process, Bob at the second. */
    let ann: Player;
    let bob: Player;
    let cid: Player;

    before(async () => {
      const where = await place();
      const [first, second] = [await Child.start(where), await Child.start(where)];
      servers = [first, second];
      ({ storage } = await openStorage(where));
      ann = await Player.arrive(first.url);
      bob = (await Player.arrive(first.url)).at(second.url);
      cid = await Player.arrive(first.url);
    });
    after(async () => {
      await storage.close();
      for (const server of servers) assert.equal(await server.stop(), 0);
    });

    /** A match has begun, and everybody sees it from a process of theirs. */
    async function match(people: readonly Player[], plan: Partial<NewTable> = {}) {
      const seats = people.map((_, seat) => (seat === 0 ? me : open));
      const { id } = await ann.open({ seats, ...plan });
      for (const [seat, player] of people.entries()) if (seat > 0) await player.sit(id, seat);
      const clients = await Promise.all(people.map((player) => player.connect(id)));
      for (const client of clients) await client.until(() => client.seq === 0);
      return { id, clients };
    }

    async function kindsIn(id: string): Promise<string[]> {
      return (await storage.read(id, 0)).map(({ kind }) => kind);
    }

    it('two who want the same pause have agreed on it, once, and go on once', async () => {
      const { id, clients } = await match([ann, bob]);
      const [here, there] = pair(clients);
      for (let time = 1; time <= times; time++) {
        const asked = await both(
          here.request({ type: 'propose', seat: 0, what: 'pause' }),
          there.request({ type: 'propose', seat: 1, what: 'pause' }),
        );
        assert.deepEqual(asked, ['accepted', 'accepted']);
        for (const client of clients) await client.until(() => client.table?.paused === true);
        const resumed = await both(
          here.request({ type: 'resume', seat: 0 }),
          there.request({ type: 'resume', seat: 1 }),
        );
        assert.deepEqual(resumed, ['accepted', 'accepted']);
        for (const client of clients) await client.until(() => client.table?.paused !== true);
        const kinds = await kindsIn(id);
        for (const kind of ['proposed', 'agreed', 'paused', 'resumed']) {
          assert.equal(kinds.filter((other) => other === kind).length, time, `${kind}: ${kinds}`);
        }
      }
      await leave(clients);
    });

    it('a request that was sent to both is granted once, and no more when it is sent again', async () => {
      const { id, clients } = await match([ann, bob]);
      const [here, there] = pair(clients);
      const again = await ann.at(bob.url).connect(id);
      await again.until(() => again.seq === 0);
      for (let time = 1; time <= times; time++) {
        const request = { type: 'propose', seat: 0, what: 'end' } as const;
        const sent = await both(here.request(request, `${time}`), again.request(request, `${time}`));
        assert.deepEqual(sent, ['accepted', 'accepted']);
        await there.request({ type: 'respond', seat: 1, proposal: time, agrees: false });
        assert.equal((await again.request(request, `${time}`)).type, 'accepted');
        const kinds = await kindsIn(id);
        assert.equal(kinds.filter((kind) => kind === 'proposed').length, time);
        assert.equal(kinds.at(-1), 'declined');
      }
      await leave([...clients, again]);
    });

    it('the last two who agree both count, and what they agree on is done once', async () => {
      const { id, clients } = await match([ann, bob, cid], { game: 'carcassonne' });
      const [here, there, third] = pair(clients);
      assert.ok(third);
      for (let time = 1; time <= times; time++) {
        await here.request({ type: 'propose', seat: 0, what: 'pause' });
        const request = { type: 'respond', proposal: time, agrees: true } as const;
        const agreed = await both(
          there.request({ ...request, seat: 1 }),
          third.request({ ...request, seat: 2 }),
        );
        assert.deepEqual(agreed, ['accepted', 'accepted']);
        for (const client of clients) await client.until(() => client.table?.paused === true);
        await here.request({ type: 'resume', seat: 0 });
        const kinds = await kindsIn(id);
        assert.equal(kinds.filter((kind) => kind === 'agreed').length, 2 * time);
        assert.equal(kinds.filter((kind) => kind === 'paused').length, time);
      }
      await leave(clients);
    });

    it('one who declines is enough, whoever agrees meanwhile', async () => {
      const { id, clients } = await match([ann, bob, cid], { game: 'carcassonne' });
      const [here, there, third] = pair(clients);
      assert.ok(third);
      for (let proposal = 1; proposal <= times; proposal++) {
        await here.request({ type: 'propose', seat: 0, what: 'end' });
        const [yes, no] = await both(
          there.request({ type: 'respond', seat: 1, proposal, agrees: true }),
          third.request({ type: 'respond', seat: 2, proposal, agrees: false }),
        );
        assert.ok(yes === 'accepted' || yes === 'no-proposal', yes);
        assert.equal(no, 'accepted');
        const kinds = await kindsIn(id);
        assert.equal(kinds.filter((kind) => kind === 'declined').length, proposal);
        assert.ok(!kinds.includes('ended'));
      }
      await leave(clients);
    });

    it('an end is agreed on or withdrawn, never both', async () => {
      for (let time = 0; time < times; time++) {
        const { id, clients } = await match([ann, bob]);
        const [here, there] = pair(clients);
        await here.request({ type: 'propose', seat: 0, what: 'end' });
        const [withdrawn, agreed] = await both(
          here.request({ type: 'respond', seat: 0, proposal: 1, agrees: false }),
          there.request({ type: 'respond', seat: 1, proposal: 1, agrees: true }),
        );
        const kinds = await kindsIn(id);
        if (agreed === 'accepted') {
          assert.equal(withdrawn, 'match-over');
          assert.deepEqual(kinds.slice(-3), ['proposed', 'agreed', 'ended']);
          for (const client of clients) await client.until(() => client.over);
        } else {
          assert.deepEqual([withdrawn, agreed], ['accepted', 'no-proposal']);
          assert.deepEqual(kinds.slice(-2), ['proposed', 'declined']);
        }
        await leave(clients);
      }
    });

    it('a move counts, or finds that the match was ended by agreement', async () => {
      for (let time = 0; time < times; time++) {
        const { id, clients } = await match([ann, bob]);
        const [here, there] = pair(clients);
        await here.request({ type: 'propose', seat: 0, what: 'end' });
        const [played, agreed] = await both(
          here.play(0, here.decisions[0]?.choices[0] ?? ''),
          there.request({ type: 'respond', seat: 1, proposal: 1, agrees: true }),
        );
        assert.equal(agreed, 'accepted');
        const kinds = await kindsIn(id);
        if (played === 'accepted') assert.deepEqual(kinds.slice(-3), ['played', 'agreed', 'ended']);
        else assert.deepEqual([played, ...kinds.slice(-3)], ['match-over', 'proposed', 'agreed', 'ended']);
        await leave(clients);
      }
    });

    it('a move is taken back or answered to, never both', async () => {
      for (let time = 0; time < times; time++) {
        const { id, clients } = await match([ann, bob]);
        const [here, there] = pair(clients);
        await answer(here, clients);
        const [undone, played] = await both(
          here.request({ type: 'undo', seat: 0, seq: 1 }),
          there.play(1, there.decisions[0]?.choices[0] ?? ''),
        );
        const last = (await kindsIn(id)).slice(-1);
        if (undone === 'accepted') assert.deepEqual([played, ...last], ['stale', 'undone']);
        else assert.deepEqual([undone, played, ...last], ['stale', 'accepted', 'played']);
        await leave(clients);
      }
    });

    it('a request to take back is granted or lapses by the next move, never both', async () => {
      for (let time = 0; time < times; time++) {
        const { id, clients } = await match([ann, bob]);
        const [here, there] = pair(clients);
        await answer(here, clients);
        await answer(there, clients);
        await here.request({ type: 'undo', seat: 0, seq: 2 });
        const [played, agreed] = await both(
          here.play(0, here.decisions[0]?.choices[0] ?? ''),
          there.request({ type: 'respond', seat: 1, proposal: 1, agrees: true }),
        );
        const last = (await kindsIn(id)).slice(-1);
        if (agreed === 'accepted') assert.deepEqual([played, ...last], ['stale', 'undone']);
        else assert.deepEqual([played, agreed, ...last], ['accepted', 'no-proposal', 'played']);
        await leave(clients);
      }
    });

    it('who presses for another match comes to the same table, and there is no other', async () => {
      for (let time = 0; time < times; time++) {
        const { id, clients } = await match([ann, bob]);
        const [here, there] = pair(clients);
        await here.request({ type: 'resign', seat: 0 });
        for (const client of clients) await client.until(() => client.over);
        const before = await tablesOfAll();
        const pressed = await Promise.all([ann, bob].map((player) => rematch(player, id)));
        const [next, same] = pressed;
        assert.ok(next && same);
        assert.equal(next.id, same.id);
        assert.deepEqual(new Set(await tablesOfAll()), new Set([...before, next.id]));
        assert.equal((await kindsIn(id)).filter((kind) => kind === 'rematch').length, 1);
        assert.deepEqual(await kindsIn(next.id), ['opened']);
        for (const client of [here, there]) await client.until(() => client.table?.rematch === next.id);
        // Each has the other's seat open, or the own one.
        const owner = next.owner ? ann : bob;
        await owner.request('POST', `/tables/${next.id}/contribution`, contribution());
        const begun = await (next.owner ? bob : ann).sit(next.id, next.owner ? 1 : 0);
        assert.equal(begun.status, 'playing');
        await leave(clients);
      }
    });

    async function tablesOfAll(): Promise<string[]> {
      const lists = [ann, bob].map(({ account }) => storage.tablesOf(account.id, 10_000));
      return (await Promise.all(lists)).flat().map(({ id }) => id);
    }

    it('one of two gets a seat, and the match begins once with what that one contributed', async () => {
      const other = cid.at(bob.url);
      for (let time = 0; time < times; time++) {
        const { id } = await ann.open({ listed: false });
        const offered = [ann, other].map(() => contribution());
        const replies = await Promise.all(
          [cid, bob].map((player, at) => player.request('POST', `/tables/${id}/seats/1`, offered[at])),
        );
        const codes = await Promise.all(replies.map(codeOf));
        assert.deepEqual([...codes].sort(), ['already-started', 'ok']);
        const won = codes.indexOf('ok');
        const log = await storage.read(id, 0);
        assert.equal(log.filter(({ kind }) => kind === 'sat').length, 1);
        const { holders, contributions } = startOf(log);
        const [, holder] = holders;
        assert.equal(holder?.kind === 'person' && holder.account, [cid, bob][won]?.account.id);
        assert.equal(contributions?.[1], offered[won]?.contribution);
      }
    });

    it('one who sits down at both has the seat, once', async () => {
      const other = cid.at(bob.url);
      for (let time = 0; time < times; time++) {
        const { id } = await ann.open({ listed: false });
        const replies = await Promise.all(
          [cid, other].map((player) => player.request('POST', `/tables/${id}/seats/1`, contribution())),
        );
        assert.deepEqual(await Promise.all(replies.map(codeOf)), ['ok', 'ok']);
        assert.equal((await kindsIn(id)).filter((kind) => kind === 'sat').length, 1);
      }
    });

    it('two take two seats while the owner contributes, and the match begins once with all three', async () => {
      for (let time = 0; time < times; time++) {
        const response = await ann.request('POST', '/tables', {
          game: 'carcassonne',
          seats: [me, open, open],
          options: {},
          listed: false,
        });
        const { id } = await jsonOf<TableDetails>(response);
        const offered = [0, 1, 2].map(() => contribution());
        const replies = await Promise.all([
          ann.request('POST', `/tables/${id}/contribution`, offered[0]),
          bob.request('POST', `/tables/${id}/seats/1`, offered[1]),
          cid.request('POST', `/tables/${id}/seats/2`, offered[2]),
        ]);
        assert.deepEqual(await Promise.all(replies.map(codeOf)), ['ok', 'ok', 'ok']);
        const { holders, contributions } = startOf(await storage.read(id, 0));
        assert.deepEqual(
          holders.map((holder) => holder.kind === 'person' && holder.account),
          [ann, bob, cid].map(({ account }) => account.id),
        );
        assert.deepEqual(
          contributions,
          offered.map((one) => one.contribution),
        );
      }
    });

    it('an open seat goes to a person or to a bot, never to both', async () => {
      for (let time = 0; time < times; time++) {
        const { id } = await ann.open({ listed: false });
        const replies = await Promise.all([
          ann.request('POST', `/tables/${id}/start`, { bot: 'random' }),
          bob.request('POST', `/tables/${id}/seats/1`, contribution()),
        ]);
        const codes = await Promise.all(replies.map(codeOf));
        const [, holder] = startOf(await storage.read(id, 0)).holders;
        if (codes[1] === 'ok') assert.deepEqual([codes[0], holder?.kind], ['already-started', 'person']);
        else assert.deepEqual([...codes, holder?.kind], ['ok', 'already-started', 'bot']);
      }
    });
  });
}

async function rematch(player: Player, id: string): Promise<TableDetails> {
  const response = await player.request('POST', `/tables/${id}/rematch`);
  assert.equal(response.status, 200, response.ok ? '' : await response.text());
  return jsonOf<TableDetails>(response);
}

/** How two that were sent at once were replied to: `accepted`, or the code by which it was refused. */
async function both(
  ...sent: readonly [ReturnType<TableClient['request']>, ReturnType<TableClient['request']>]
) {
  const [one, other] = await Promise.all(sent);
  return [codeIn(one), codeIn(other)] as const;
}

function codeIn(reply: Awaited<ReturnType<TableClient['request']>>): string {
  return reply.type === 'accepted' ? 'accepted' : reply.code;
}

async function codeOf(response: Response): Promise<string> {
  return response.ok ? 'ok' : (await jsonOf<Refusal>(response)).code;
}

async function answer(client: TableClient, clients: readonly TableClient[]): Promise<void> {
  const [decision] = client.decisions;
  assert.ok(decision);
  const reply = await client.play(decision.seat, decision.choices[0] ?? '');
  assert.ok(reply.type === 'accepted', JSON.stringify(reply));
  for (const other of clients) await other.until(() => other.seq >= reply.seq);
}

async function leave(clients: readonly TableClient[]): Promise<void> {
  for (const client of clients) await client.close();
}

/** The one beginning of the match. */
function startOf(log: readonly Entry[]) {
  const [started, ...more] = log.filter((entry) => entry.kind === 'started');
  assert.ok(started, 'the match has not begun');
  assert.deepEqual(more, []);
  return started;
}

function pair(clients: readonly TableClient[]): readonly [TableClient, TableClient, ...TableClient[]] {
  const [here, there, ...more] = clients;
  assert.ok(here && there);
  return [here, there, ...more];
}
