import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games as ourGames } from '../games/games.ts';
import type { Game } from '../kernel/game.ts';
import { parseRecord } from '../kernel/record.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { TableDetails } from './protocol.ts';
import { games as testGames, withRules } from './testing/games.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const games = [...testGames, ...ourGames];

/** People at a table, each with it before their eyes. */
async function seatPeople(url: string, game: string, count = 2) {
  const people = await Promise.all(Array.from({ length: count }, () => Player.arrive(url)));
  const [ann] = people;
  assert.ok(ann);
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { id } = await ann.open({ game, seats });
  for (const [seat, player] of people.entries()) if (seat > 0) await player.sit(id, seat);
  const clients = await Promise.all(people.map((player) => player.connect(id)));
  for (const client of clients) await client.until(() => client.seq === 0);
  return { id, people, clients };
}

/** Answers whatever is asked with the first choice, or with this one. */
async function move(clients: readonly TableClient[], choice?: string): Promise<void> {
  const client = clients.find(({ decisions }) => decisions.length > 0);
  const [decision] = client?.decisions ?? [];
  assert.ok(client !== undefined && decision !== undefined, 'nobody is asked anything');
  const reply = await client.play(decision.seat, choice ?? decision.choices[0] ?? '');
  if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
  await together(clients, reply.seq);
}

async function together(clients: readonly TableClient[], seq: number): Promise<void> {
  for (const client of clients) await client.until(() => client.seq >= seq);
}

async function granted(reply: ReturnType<TableClient['request']>): Promise<number> {
  const said = await reply;
  if (said.type !== 'accepted') assert.fail(JSON.stringify(said));
  return said.seq;
}

async function refused(code: string, reply: ReturnType<TableClient['request']>): Promise<void> {
  const said = await reply;
  assert.equal(said.type === 'refused' && said.code, code, JSON.stringify(said));
}

const at = (clients: readonly TableClient[], seat: number): TableClient => {
  const client = clients[seat];
  assert.ok(client);
  return client;
};

/** Number of worlds that {@link slow} has imagined. */
let imagined = 0;

/** Imagining a world takes long, as with a large pack, and there seems to be something hidden. */
const slow = {
  ...withRules(ticTacToe, (rules) => ({
    nature: { ...rules.nature, hidden: true },
    imagine(view, chance) {
      imagined++;
      for (const end = performance.now() + 20; performance.now() < end; );
      return rules.imagine(view, chance);
    },
  })),
  id: 'slow',
};

describe('taking back', () => {
  it('holds up nobody while it is found out what was revealed, and a move meanwhile makes it void', () =>
    withServer(
      async (url) => {
        const { clients } = await seatPeople(url, slow.id);
        await move(clients);
        const undo = at(clients, 0).request({ type: 'undo', seat: 0, seq: 1 });
        await new Promise((resolve) => setTimeout(resolve, 100));
        const [choice = ''] = at(clients, 1).decisions[0]?.choices ?? [];
        assert.equal((await at(clients, 1).play(1, choice)).type, 'accepted');
        const before = imagined;
        await refused('stale', undo);
        assert.ok(before < imagined, 'the move had to wait until it was found out');
      },
      { games: [{ id: slow.id, game: async (): Promise<Game> => slow }] },
    ));

  it('of the last move is done at once, for everybody, and counts as one more change', () =>
    withServer(async (url, server) => {
      const { id, people, clients } = await seatPeople(url, 'tic-tac-toe');
      const before = structuredClone(at(clients, 1).view);
      await move(clients);
      const seq = await granted(at(clients, 0).request({ type: 'undo', seat: 0, seq: 1 }));
      assert.equal(seq, 2);
      await together(clients, 2);
      for (const client of clients) assert.deepEqual(client.view, before);
      assert.equal(at(clients, 0).decisions.length, 1);
      await refused('stale', at(clients, 0).request({ type: 'undo', seat: 0, seq: 1 }));
      await refused('nothing-to-undo', at(clients, 0).request({ type: 'undo', seat: 0, seq: 2 }));
      await move(clients);
      assert.equal(at(clients, 0).seq, 3);

      const [ann] = people;
      const again = await ann?.at(await server.restart()).connect(id);
      assert.ok(again);
      await again.until(() => again.seq === 3);
      assert.deepEqual(again.view, at(clients, 0).view, 'a restart comes to the same');
    }));

  it('is told to whoever comes back, and stands in the history', () =>
    withServer(async (url) => {
      const { id, people, clients } = await seatPeople(url, 'tic-tac-toe');
      await move(clients);
      const kept = { seq: 1, view: structuredClone(at(clients, 1).view) };
      await granted(at(clients, 0).request({ type: 'undo', seat: 0, seq: 1 }));
      await move(clients.map((client) => client));
      const back = await people[1]?.connect(id, '?from=1&viewer=1', kept);
      assert.ok(back);
      await back.until(() => back.seq === 3);
      assert.deepEqual(back.view, at(clients, 1).view);
      const response = await people[1]?.request('GET', `/tables/${id}/history?viewer=1`);
      const { updates } = JSON.parse((await response?.text()) ?? '');
      assert.deepEqual(
        updates.map(({ seq, undone }: { seq: number; undone?: number[] }) => [seq, undone]),
        [
          [1, undefined],
          [2, [1]],
          [3, undefined],
        ],
      );
    }));

  it('of more than the last move needs everybody else, who may decline', () =>
    withServer(async (url) => {
      const { clients } = await seatPeople(url, 'tic-tac-toe');
      const [ann, bob] = [at(clients, 0), at(clients, 1)];
      const before = structuredClone(bob.view);
      await move(clients);
      await move(clients);
      await granted(ann.request({ type: 'undo', seat: 0, seq: 2 }));
      await bob.until(() => bob.table?.proposal !== undefined);
      assert.deepEqual(bob.table?.proposal, { number: 1, seat: 0, what: 'undo', missing: [1] });
      await granted(bob.request({ type: 'respond', seat: 1, proposal: 1, agrees: false }));
      await ann.until(() => ann.table?.proposal === undefined);
      assert.equal(ann.seq, 2);
      await refused('no-proposal', bob.request({ type: 'respond', seat: 1, proposal: 1, agrees: true }));

      await granted(ann.request({ type: 'undo', seat: 0, seq: 2 }));
      await bob.until(() => bob.table?.proposal?.number === 2);
      await granted(ann.request({ type: 'respond', seat: 0, proposal: 2, agrees: true }));
      assert.equal(ann.seq, 2, 'who asks does not decide');
      await granted(bob.request({ type: 'respond', seat: 1, proposal: 2, agrees: true }));
      await together(clients, 3);
      assert.deepEqual(bob.view, before);
      assert.equal(ann.decisions.length, 1);
    }));

  it('is asked for no longer when somebody plays on', () =>
    withServer(async (url) => {
      const { clients } = await seatPeople(url, 'tic-tac-toe');
      const [ann] = [at(clients, 0)];
      await move(clients);
      await move(clients);
      await granted(ann.request({ type: 'undo', seat: 0, seq: 2 }));
      await ann.until(() => ann.table?.proposal !== undefined);
      await move(clients);
      await ann.until(() => ann.table?.proposal === undefined);
    }));

  it('needs no bot to agree where nothing is hidden', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      const before = structuredClone(client.view);
      await client.play(0, client.decisions[0]?.choices[0] ?? '');
      await client.until(() => client.seq === 2);
      await granted(client.request({ type: 'undo', seat: 0, seq: 2 }));
      await client.until(() => client.seq === 3);
      assert.deepEqual(client.view, before);
    }));

  it('never goes back over what has come to light: the cards of both, but not the first one laid', () =>
    withServer(async (url) => {
      const { clients } = await seatPeople(url, 'duel');
      const [ann, bob] = [at(clients, 0), at(clients, 1)];
      await ann.play(0, ann.decisions[0]?.choices[0] ?? '');
      await together(clients, 1);
      await granted(ann.request({ type: 'undo', seat: 0, seq: 1 }));
      await together(clients, 2);
      await ann.play(0, ann.decisions[0]?.choices[0] ?? '');
      await bob.play(1, bob.decisions[0]?.choices[0] ?? '');
      await together(clients, 4);
      await refused('revealed', bob.request({ type: 'undo', seat: 1, seq: 4 }));
      await refused('revealed', ann.request({ type: 'undo', seat: 0, seq: 4 }));
      await refused('not-your-seat', ann.request({ type: 'undo', seat: 1, seq: 4 }));
    }));

  it('of a tile is possible before its figure, and not when the next tile is drawn', () =>
    withServer(
      async (url) => {
        const { clients } = await seatPeople(url, 'carcassonne');
        const mover = at(clients, at(clients, 0).decisions.length > 0 ? 0 : 1);
        const seat = mover.decisions[0]?.seat ?? 0;
        const before = structuredClone(mover.view);
        await move(clients);
        await granted(mover.request({ type: 'undo', seat, seq: 1 }));
        await together(clients, 2);
        for (const client of clients) assert.deepEqual(client.view, before);
        await move(clients);
        await move(clients, '-');
        await refused('revealed', mover.request({ type: 'undo', seat, seq: 4 }));
      },
      { games },
    ));
});

describe('ending before the rules do', () => {
  it('by giving up: who does has lost, the record says so, and nobody is asked anything', () =>
    withServer(async (url, server) => {
      const { id, people, clients } = await seatPeople(url, 'tic-tac-toe');
      await move(clients);
      await granted(at(clients, 0).request({ type: 'resign', seat: 0 }));
      for (const client of clients) {
        await client.until(() => client.over);
        assert.deepEqual(client.decisions, []);
      }
      const status = at(clients, 1).messages.findLast(({ type }) => type === 'status');
      assert.ok(status?.type === 'status');
      assert.deepEqual(status.outcome, { ranks: [2, 1] });
      assert.deepEqual(status.ending, { how: 'resigned', seat: 0 });
      await refused('match-over', at(clients, 1).request({ type: 'undo', seat: 1, seq: 1 }));
      const reply = await at(clients, 1).play(1, 'b2');
      assert.equal(reply.type === 'refused' && reply.code, 'match-over');

      const bob = people[1]?.at(await server.restart());
      const record = parseRecord((await (await bob?.request('GET', `/tables/${id}/record`))?.text()) ?? '');
      assert.deepEqual(record.ending, { how: 'resigned', seat: 0 });
      assert.equal(record.moves.length, 1);
    }));

  it('by giving up among three: a bot plays on for who does, who comes last in the end', () =>
    withServer(
      async (url) => {
        const { clients } = await seatPeople(url, 'carcassonne', 3);
        await granted(at(clients, 2).request({ type: 'resign', seat: 2 }));
        await at(clients, 0).until(() => at(clients, 0).table?.seats[2]?.standIn === 'resigned');
        assert.equal(at(clients, 0).over, false);
        await refused('stood-in', at(clients, 2).request({ type: 'return', seat: 2 }));
        await granted(at(clients, 1).request({ type: 'resign', seat: 1 }));
        await at(clients, 0).until(() => at(clients, 0).over);
        const status = at(clients, 0).messages.findLast(({ type }) => type === 'status');
        assert.deepEqual(status?.type === 'status' && status.outcome, { ranks: [1, 2, 3] });
      },
      { games },
    ));

  it('by agreement: everybody has to agree, and nobody has won', () =>
    withServer(
      async (url) => {
        const { clients } = await seatPeople(url, 'carcassonne', 3);
        await granted(at(clients, 0).request({ type: 'propose', seat: 0, what: 'end' }));
        await granted(at(clients, 1).request({ type: 'respond', seat: 1, proposal: 1, agrees: true }));
        assert.equal(at(clients, 0).over, false);
        await granted(at(clients, 2).request({ type: 'propose', seat: 2, what: 'end' }));
        for (const client of clients) await client.until(() => client.over);
        const status = at(clients, 0).messages.findLast(({ type }) => type === 'status');
        assert.ok(status?.type === 'status');
        assert.deepEqual(status.ending, { how: 'agreed' });
        assert.deepEqual(status.outcome, { ranks: [1, 1, 1] });
      },
      { games },
    ));
});

describe('a pause', () => {
  it('begins when all agree, keeps everybody from answering, and ends when one goes on', () =>
    withServer(async (url, server) => {
      const { id, people, clients } = await seatPeople(url, 'tic-tac-toe');
      const [ann, bob] = [at(clients, 0), at(clients, 1)];
      await granted(ann.request({ type: 'propose', seat: 0, what: 'pause' }));
      await granted(bob.request({ type: 'respond', seat: 1, proposal: 1, agrees: true }));
      await ann.until(() => ann.table?.paused === true);
      assert.deepEqual(ann.decisions, []);
      const reply = await ann.play(0, 'a1');
      assert.equal(reply.type === 'refused' && reply.code, 'paused');

      const url2 = await server.restart();
      const again = await people[0]?.at(url2).connect(id);
      assert.ok(again);
      await again.until(() => again.table?.paused === true);
      await granted(again.request({ type: 'resume', seat: 0 }, 'again'));
      await again.until(() => again.decisions.length === 1);
    }));
});

describe('a bot plays on', () => {
  it('for who leaves, until they come back', () =>
    withServer(async (url) => {
      const { clients } = await seatPeople(url, 'duel');
      const [ann, bob] = [at(clients, 0), at(clients, 1)];
      await granted(ann.request({ type: 'standIn', seat: 0 }));
      await ann.until(() => ann.seq === 1);
      const reply = await ann.play(0, '1');
      assert.equal(reply.type === 'refused' && reply.code, 'stood-in');
      await granted(ann.request({ type: 'return', seat: 0 }));
      await ann.until(() => ann.table?.seats[0]?.standIn === undefined);
      await bob.play(1, bob.decisions[0]?.choices[0] ?? '');
      await together(clients, 2);
    }));

  it('for who went away, when the others have waited and want it', () =>
    withServer(
      async (url) => {
        const { clients } = await seatPeople(url, 'tic-tac-toe');
        const [ann, bob] = [at(clients, 0), at(clients, 1)];
        await refused('not-away', bob.request({ type: 'standIn', seat: 0 }));
        await ann.close();
        await bob.until(() => bob.table?.seats[0]?.online === false);
        await granted(bob.request({ type: 'standIn', seat: 0 }));
        await bob.until(() => bob.decisions.length > 0);
      },
      { grace: 0 },
    ));

  it('not before the others have waited', () =>
    withServer(async (url) => {
      const { clients } = await seatPeople(url, 'tic-tac-toe');
      const [ann, bob] = [at(clients, 0), at(clients, 1)];
      await ann.close();
      await bob.until(() => bob.table?.seats[0]?.online === false);
      await refused('not-away', bob.request({ type: 'standIn', seat: 0 }));
    }));
});

describe('a rematch', () => {
  it('is one table for all who played, at which everybody may sit where they sat', () =>
    withServer(async (url) => {
      const { id, people, clients } = await seatPeople(url, 'tic-tac-toe');
      const [ann, bob] = people;
      assert.ok(ann && bob);
      assert.equal((await ann.request('POST', `/tables/${id}/rematch`)).status, 403);
      await granted(at(clients, 0).request({ type: 'resign', seat: 0 }));
      const stranger = await Player.arrive(url);
      await at(clients, 1).until(() => at(clients, 1).over);
      assert.equal((await stranger.request('POST', `/tables/${id}/rematch`)).status, 403);
      const next = await jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/rematch`));
      assert.deepEqual(
        next.seats.map(({ kind, mine }) => [kind, mine]),
        [
          ['person', true],
          ['person', false],
        ],
      );
      assert.deepEqual(
        next.seats.map(({ expected }) => expected),
        [undefined, true],
      );
      await at(clients, 1).until(() => at(clients, 1).table?.rematch === next.id);
      const same = await jsonOf<TableDetails>(await bob.request('POST', `/tables/${id}/rematch`));
      assert.equal(same.id, next.id);
      assert.equal(same.contribute, true);
      // Who only watched is not told where, and takes no seat that is kept for somebody.
      const watched = await jsonOf<TableDetails>(await stranger.request('GET', `/tables/${id}`));
      assert.equal(watched.rematch, undefined);
      const taken = await stranger.request('POST', `/tables/${next.id}/seats/1`, contribution());
      assert.match(await taken.text(), /"seat-taken"/);
      await ann.request('POST', `/tables/${next.id}/contribution`, contribution());
      const begun = await bob.request('POST', `/tables/${next.id}/contribution`, contribution());
      const { status, contribute, seats } = await jsonOf<TableDetails>(begun);
      assert.deepEqual([status, contribute, seats[0]?.expected], ['playing', undefined, undefined]);
    }));
});
