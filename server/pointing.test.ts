import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../games/games.ts';
import type { Game } from '../kernel/game.ts';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { ServedGame } from './opened-games.ts';
import { withRules } from './testing/games.ts';
import { Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** Two who win or lose together, with hands that nobody else sees. */
const secretive: ServedGame = {
  id: duel.id,
  game: async (): Promise<Game> => withRules(duel, () => ({ teams: () => [0, 0] })),
};

/** Two who win or lose together, at a table where nothing may be said. */
const silent: ServedGame = {
  id: ticTacToe.id,
  game: async (): Promise<Game> =>
    withRules(ticTacToe, () => ({ teams: () => [0, 0], talk: () => 'signals' })),
};

/** What somebody was shown that others point at. */
function shown(client: TableClient): string[] {
  return client.messages.flatMap((message) =>
    message.type === 'pointed' ? [`${message.seat} ${message.at}`] : [],
  );
}

let count = 0;

async function point(client: TableClient, seat: number, at: string | null) {
  const before = client.messages.length;
  const id = `point ${count++}`;
  client.send({ type: 'point', id, seat, at });
  return client.acknowledgementOf(id, before);
}

async function refused(code: string, asked: ReturnType<typeof point>): Promise<void> {
  const reply = await asked;
  assert.equal(reply.type === 'refused' ? reply.code : reply.type, code);
}

/** The last word that somebody has on what their mates are asked. */
function mates(client: TableClient) {
  const last = client.messages.findLast((message) => 'decisions' in message);
  return last !== undefined && 'mates' in last ? last.mates : undefined;
}

/** People on seats 0, 1, … of a table of their own. */
async function sitDown(url: string, seats: number, plan: Parameters<Player['open']>[0] = {}) {
  const [ann, ...others] = await Promise.all(Array.from({ length: seats }, () => Player.arrive(url)));
  if (ann === undefined) throw new Error('nobody came');
  const open = others.map(() => ({ kind: 'open' }) as const);
  const { id } = await ann.open({ seats: [{ kind: 'me' }, ...open], ...plan });
  for (const [at, other] of others.entries()) await other.sit(id, at + 1);
  const clients: TableClient[] = [];
  for (const person of [ann, ...others]) {
    const client = await person.connect(id);
    await client.until(() => client.seq >= 0);
    clients.push(client);
  }
  return { id, people: [ann, ...others], clients };
}

describe('pointing', () => {
  it('reaches all who look from a seat of the same team, and nobody else', () =>
    withServer(
      async (url) => {
        const { id, people, clients } = await sitDown(url, 4, {
          game: 'carcassonne',
          options: { variant: 'teams' },
        });
        const [ann, bob, cai, dee] = clients;
        if (ann === undefined || bob === undefined || cai === undefined || dee === undefined) return;
        const eve = await (await Player.arrive(url)).connect(id);
        // As anybody sees the table, a team mate sees it too.
        const aside = await people[2]?.connect(id, '?viewer=spectator');
        await eve.until(() => eve.seq >= 0);
        await aside?.until(() => aside.seq >= 0);
        assert.equal((await point(cai, 2, '0,1r0')).type, 'accepted');
        assert.equal((await point(cai, 2, null)).type, 'accepted');
        await ann.until(() => shown(ann).length === 2);
        assert.deepEqual(shown(ann), ['2 0,1r0', '2 null']);
        assert.deepEqual(shown(cai), shown(ann));
        // Whatever came to the others came before the reaction to what they ask now.
        for (const client of [bob, dee, eve, aside]) {
          if (client === undefined) throw new Error('nobody looks');
          client.send({ type: 'say', id: 'hello', text: 'hello', to: 'all' });
          await client.acknowledgementOf('hello');
          assert.deepEqual(shown(client), []);
        }
      },
      { games },
    ));

  it('is kept nowhere: who comes later, or after a move, is shown nothing', () =>
    withServer(async (url) => {
      const { id, people, clients } = await sitDown(url, 2, { game: 'pairs' });
      const [ann, bob] = clients;
      if (ann === undefined || bob === undefined) return;
      await point(bob, 1, '1');
      await ann.until(() => shown(ann).length === 1);
      const back = await people[0]?.connect(id, '?from=0', ann);
      const again = await people[0]?.connect(id);
      for (const client of [back, again]) {
        if (client === undefined) throw new Error('nobody came back');
        await client.until(() => client.messages.length > 0 && client.seq === 0);
        assert.equal((await point(client, 0, null)).type, 'accepted');
        assert.ok(!shown(client).includes('1 1'));
      }
      const history = await people[0]?.request('GET', `/tables/${id}/history?viewer=0`);
      assert.ok(!(await history?.text())?.includes('pointed'));
      assert.equal((await ann.play(0, ann.decisions[0]?.choices[0] ?? '')).type, 'accepted');
    }));

  it('is for who holds the seat, plays it, and has somebody in their team', () =>
    withServer(async (url) => {
      const { id, people, clients } = await sitDown(url, 2, { game: 'pairs' });
      const [ann, bob] = clients;
      if (ann === undefined || bob === undefined) return;
      const eve = await (await Player.arrive(url)).connect(id);
      await eve.until(() => eve.seq >= 0);
      await refused('not-your-seat', point(eve, 0, '1'));
      await refused('not-your-seat', point(ann, 1, '1'));
      await refused('not-your-seat', point(ann, 7, '1'));
      assert.equal((await bob.request({ type: 'standIn', seat: 1 })).type, 'accepted');
      await refused('stood-in', point(bob, 1, '1'));
      await refused('no-team', point(ann, 0, '1'));
      const lobby = await people[0]?.open({});
      const early = await people[0]?.connect(lobby?.id ?? '');
      if (early === undefined) throw new Error('nobody waits');
      await early.until(() => early.messages.length > 0);
      await refused('not-started', point(early, 0, '1'));
    }));

  it('is refused where everybody plays alone, and when the match is over', () =>
    withServer(async (url) => {
      const { clients } = await sitDown(url, 2);
      const [ann, bob] = clients;
      if (ann === undefined || bob === undefined) return;
      await refused('no-team', point(ann, 0, '1'));
      assert.equal((await ann.request({ type: 'resign', seat: 0 })).type, 'accepted');
      await refused('match-over', point(bob, 1, '1'));
    }));

  it('is one word of ASCII, and no faster than people look', () =>
    withServer(async (url) => {
      const { clients } = await sitDown(url, 2, { game: 'pairs' });
      const [ann] = clients;
      if (ann === undefined) return;
      for (const at of ['', 'a b', 'ä', 'a\n', '\u0000', 'x'.repeat(201)]) {
        await refused('bad-request', point(ann, 0, at));
      }
      assert.equal((await point(ann, 0, 'x'.repeat(200))).type, 'accepted');
      const replies: string[] = [];
      for (let time = 0; time < 30; time++) {
        const reply = await point(ann, 0, '1');
        replies.push(reply.type === 'refused' ? reply.code : reply.type);
      }
      assert.ok(replies.includes('too-many'));
    }));

  it('is forbidden with writing where the rules allow nothing but signals', () =>
    withServer(
      async (url) => {
        const { clients } = await sitDown(url, 2);
        const [ann, bob] = clients;
        if (ann === undefined || bob === undefined) return;
        assert.equal(ann.table?.talk, 'signals');
        assert.equal(mates(bob), undefined);
        await refused('signals-only', point(ann, 0, '1'));
        const before = ann.messages.length;
        ann.send({ type: 'say', id: 'psst', text: 'psst', to: 'all' });
        await refused('signals-only', ann.acknowledgementOf('psst', before));
        assert.equal((await ann.request({ type: 'resign', seat: 0 })).type, 'accepted');
        ann.send({ type: 'say', id: 'well', text: 'Well played', to: 'all' });
        assert.equal((await ann.acknowledgementOf('well')).type, 'accepted');
        await ann.until(() => ann.table?.talk === undefined);
      },
      { games: [silent] },
    ));

  it('is replaced by no name there: a new one rests until the match is over, wherever names are shown', () =>
    withServer(
      async (url, server) => {
        const { id, people, clients } = await sitDown(url, 2);
        const [ann, bob] = people;
        const [anns, bobs] = clients;
        if (ann === undefined || bob === undefined || anns === undefined || bobs === undefined) return;
        const eve = await Player.arrive(url);
        await bob.request('PATCH', '/me', { name: 'ATTACK NOW' });
        await eve.request('PATCH', '/me', { name: 'ATTACK NOW' });
        // The table is with the owner, who is told who watches.
        const watching = await eve.connect(id);
        await eve.request('PATCH', '/me', { name: 'ATTACK NOW 2' });
        await anns.until(() => anns.watching.length === 1);
        assert.equal(anns.watching[0]?.name, eve.account.name);
        await anns.play(0, anns.decisions[0]?.choices[0] ?? '');
        await bobs.until(() => bobs.seq === 1);
        await bob.at(url).open({});
        const messages = anns.messages.length;
        await bob.request('PATCH', '/me', { name: 'ATTACK NOW 3' });
        await ann.request('GET', `/tables/${id}`);
        assert.equal(anns.messages.length, messages, 'that there is a new name is a signal too');
        const details = await (await ann.request('GET', `/tables/${id}`)).text();
        const lists = await (await ann.request('GET', '/tables')).text();
        const again = ann.at(await server.restart());
        const back = await again.connect(id);
        await back.until(() => back.seq === 1);
        for (const text of [...anns.texts, ...back.texts, details, JSON.stringify(JSON.parse(lists).mine)]) {
          assert.doesNotMatch(text, /ATTACK/);
        }
        assert.equal((await back.request({ type: 'resign', seat: 0 })).type, 'accepted');
        await back.until(() => back.table?.seats[1]?.name === 'ATTACK NOW 3');
        const rematch = await again.request('POST', `/tables/${id}/rematch`);
        assert.match(await rematch.text(), /ATTACK NOW 3/);
        await watching.close();
      },
      { games: [silent] },
    ));
});

describe('what team mates are asked', () => {
  it('is told where it can be told from what one sees', () =>
    withServer(async (url) => {
      const { clients } = await sitDown(url, 2, { game: 'pairs' });
      const [ann, bob] = clients;
      if (ann === undefined || bob === undefined) return;
      assert.deepEqual(mates(bob), ann.decisions);
      assert.equal(mates(ann), undefined);
      await ann.play(0, ann.decisions[0]?.choices[0] ?? '');
      for (const client of clients) await client.until(() => client.seq === 1);
      assert.deepEqual(mates(ann), bob.decisions);
      assert.equal(mates(bob), undefined);
    }));

  it('is not told where it hangs on a hand that one does not see', () =>
    withServer(
      async (url) => {
        const { clients } = await sitDown(url, 2, { game: 'duel' });
        for (const client of clients) assert.equal(mates(client), undefined);
      },
      { games: [secretive] },
    ));

  it('is nothing to opponents', () =>
    withServer(async (url) => {
      const { clients } = await sitDown(url, 2);
      for (const client of clients) assert.equal(mates(client), undefined);
    }));
});
