import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seedOf } from '../kernel/fairness.ts';
import { duel } from '../testkit/games/duel.ts';
import type { TableLists } from './protocol.ts';
import { jsonOf, Player, playOn, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** Ann and Bob at a table, both with it before their eyes. */
async function twoAtATable(url: string, game = 'tic-tac-toe') {
  const ann = await Player.arrive(url);
  const bob = await Player.arrive(url);
  const { id } = await ann.open({ game });
  await bob.sit(id, 1);
  const [annClient, bobClient] = [await ann.connect(id), await bob.connect(id)];
  for (const client of [annClient, bobClient]) await client.until(() => client.seq === 0);
  return { ann, bob, id, annLine: annClient, bobLine: bobClient };
}

async function refusedAs(code: string, reply: ReturnType<TableClient['play']>): Promise<void> {
  const said = await reply;
  assert.equal(said.type, 'refused', JSON.stringify(said));
  if (said.type === 'refused') assert.equal(said.code, code);
}

describe('a match over sockets', () => {
  for (const game of ['tic-tac-toe', 'duel']) {
    it(`of ${game} is played by two people to its end, and both have seen the same as who comes later`, () =>
      withServer(async (url) => {
        const { ann, bob, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, game);
        await playOn([annClient, bobClient]);
        for (const [player, client] of [[ann, annClient] as const, [bob, bobClient] as const]) {
          assert.equal(client.over, true);
          const again = await player.connect(id);
          await again.until(() => again.seq >= 0);
          assert.deepEqual(client.view, again.view);
          assert.equal(client.seq, again.seq);
        }
      }));
  }

  it('waits for people, and shows itself to everybody when the last one sits down', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const bob = await Player.arrive(url);
      const { id } = await ann.open({});
      const client = await ann.connect(id);
      const bobClient = await bob.connect(id);
      await client.until(() => client.messages.length > 0);
      assert.equal(client.messages[0]?.type, 'table');
      await bob.sit(id, 1);
      await client.until(() => client.seq === 0);
      await bobClient.until(() => bobClient.seq === 0);
      assert.deepEqual(client.decisions[0]?.seat, 0);
      const snapshot = bobClient.messages.find(({ type }) => type === 'snapshot');
      assert.equal(snapshot?.type === 'snapshot' && snapshot.viewer, 1);
    }));

  it('is played by one person at two seats of one screen', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id, status } = await ann.open({
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }],
      });
      assert.equal(status, 'playing');
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      client.send({ type: 'view', viewer: 1 });
      await client.until(() => client.messages.filter(({ type }) => type === 'snapshot').length === 2);
      const last = client.messages.at(-1);
      assert.equal(last?.type === 'snapshot' && last.viewer, 1);
      await playOn([client]);
      assert.equal(client.over, true);
    }));

  it('goes on by itself where bots sit', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      });
      const client = await ann.connect(id);
      await client.until(() => client.seq >= 0);
      while (!client.over) {
        await client.until(() => client.decisions.length > 0 || client.over);
        const [decision] = client.decisions;
        if (decision === undefined) break;
        const reply = await client.play(decision.seat, decision.choices[0] ?? '');
        if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
        await client.until(() => client.seq >= reply.seq);
      }
      assert.equal(client.over, true);
    }));

  it('goes on where a bot breaks down, with one that picks anything', () =>
    withServer(
      async (url) => {
        const ann = await Player.arrive(url);
        const { id } = await ann.open({
          seats: [
            { kind: 'bot', bot: 'greedy' },
            { kind: 'bot', bot: 'random' },
          ],
        });
        const client = await ann.connect(id);
        await client.until(() => client.over);
      },
      { bots: { choose: () => Promise.reject(new Error('no idea')), close: async () => undefined } },
    ));
});

describe('a seat', () => {
  it('is answered for by its holder alone', () =>
    withServer(async (url) => {
      const { bobLine: bobClient, annLine: annClient } = await twoAtATable(url);
      const [choice = ''] = annClient.decisions[0]?.choices ?? [];
      await refusedAs('not-your-seat', bobClient.play(0, choice));
      await refusedAs('not-your-decision', bobClient.play(1, choice));
      await refusedAs('not-your-seat', bobClient.play(7, choice));
      assert.equal(annClient.seq, 0);
    }));

  it('shows itself to its holder alone', () =>
    withServer(async (url) => {
      const { ann, id, bobLine: bobClient } = await twoAtATable(url, 'duel');
      bobClient.send({ type: 'view', viewer: 0 });
      const refusal = await bobClient.acknowledgementOf('');
      assert.equal(refusal.type === 'refused' && refusal.code, 'not-your-seat');
      const client = await ann.connect(id, '?viewer=1');
      await client.until(() => client.closed);
      assert.equal((await ann.request('GET', `/tables/${id}/history?viewer=1`)).status, 403);
    }));

  it('is not shown to who left it before the start', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const bob = await Player.arrive(url);
      const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'open' }, { kind: 'open' }] });
      await bob.sit(id, 1);
      const client = await bob.connect(id, '?viewer=1');
      await client.until(() => client.messages.length > 0);
      await bob.request('DELETE', `/tables/${id}/seats/1`);
      await ann.sit(id, 1);
      await ann.sit(id, 0);
      await client.until(() => client.seq === 0);
      checkView(client.view, [0, 1]);
      assert.deepEqual(client.decisions, []);
    }));

  it('cannot be had by a spectator, who has no way to answer', () =>
    withServer(async (url) => {
      const { id, annLine: annClient } = await twoAtATable(url);
      const eve = await Player.arrive(url);
      const client = await eve.connect(id);
      await client.until(() => client.seq === 0);
      assert.deepEqual(client.decisions, []);
      await refusedAs('not-your-seat', client.play(0, annClient.decisions[0]?.choices[0] ?? ''));
      client.send({ type: 'why', id: 'w', seat: 0, choice: 'x' });
      const why = await client.acknowledgementOf('w');
      assert.equal(why.type === 'refused' && why.code, 'not-your-seat');
    }));

  it("is not answered for from a spectator's side of the table, where nothing is asked", () =>
    withServer(async (url) => {
      const { ann, id } = await twoAtATable(url, 'duel');
      const client = await ann.connect(id, '?viewer=spectator');
      await client.until(() => client.seq === 0);
      assert.deepEqual(client.decisions, []);
      checkView(client.view, [0, 1]);
    }));

  it('tells who holds it why a choice is not legal, and changes nothing', () =>
    withServer(async (url) => {
      const { annLine: annClient, bobLine: bobClient } = await twoAtATable(url);
      const [choice = ''] = annClient.decisions[0]?.choices ?? [];
      const first = await annClient.play(0, choice);
      assert.equal(first.type, 'accepted');
      await bobClient.until(() => bobClient.seq === 1);
      bobClient.send({ type: 'why', id: 'w', seat: 1, choice });
      const why = await bobClient.acknowledgementOf('w');
      assert.equal(why.type === 'refused' && why.code, 'illegal-choice');
      assert.ok(why.type === 'refused' && why.rule);
      assert.equal(bobClient.seq, 1);
    }));
});

describe('an answer', () => {
  it('that is sent again is accepted again, and carried out once', () =>
    withServer(async (url, server) => {
      const { ann, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url);
      const [choice = ''] = annClient.decisions[0]?.choices ?? [];
      for (let time = 0; time < 3; time++) {
        const reply = await annClient.play(0, choice, { id: 'same', seq: 0 });
        assert.deepEqual(reply, { type: 'accepted', id: 'same', seq: 1 });
      }
      await bobClient.until(() => bobClient.seq === 1);
      const client = await ann.at(await server.restart()).connect(id);
      await client.until(() => client.seq === 1);
      assert.deepEqual(await client.play(0, choice, { id: 'same', seq: 0 }), {
        type: 'accepted',
        id: 'same',
        seq: 1,
      });
    }));

  it('to what is no longer asked is stale', () =>
    withServer(async (url) => {
      const { annLine: annClient, bobLine: bobClient } = await twoAtATable(url);
      const [first = '', second = ''] = annClient.decisions[0]?.choices ?? [];
      await annClient.play(0, first);
      await bobClient.until(() => bobClient.seq === 1);
      await bobClient.play(1, second);
      await annClient.until(() => annClient.seq === 2);
      await refusedAs('stale', annClient.play(0, annClient.decisions[0]?.choices[0] ?? '', { seq: 0 }));
      await refusedAs('bad-request', annClient.play(0, second, { seq: 99 }));
    }));

  it('of two seats that are asked at the same time does not make the other stale', () =>
    withServer(async (url) => {
      const { annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      const [mine = ''] = annClient.decisions[0]?.choices ?? [];
      const [yours = ''] = bobClient.decisions[0]?.choices ?? [];
      const replies = await Promise.all([
        annClient.play(0, mine, { seq: 0 }),
        bobClient.play(1, yours, { seq: 0 }),
      ]);
      assert.deepEqual(
        replies.map(({ type }) => type),
        ['accepted', 'accepted'],
      );
    }));
});

describe('somebody who comes back', () => {
  it('gets what they missed', () =>
    withServer(async (url) => {
      const { bob, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      await playOn([annClient, bobClient], 2);
      const { seq, view } = bobClient;
      await bobClient.close();
      const other = await bob.connect(id);
      await other.until(() => other.seq >= 0);
      await playOn([annClient, other], 4);
      const back = await bob.connect(id, `?from=${seq}`, { seq, view });
      await back.until(() => back.messages.length > 0);
      assert.equal(back.messages[0]?.type, 'missed');
      assert.equal(back.seq, other.seq);
      assert.deepEqual(back.view, other.view);
      assert.deepEqual(back.decisions, other.decisions);
      const nothing = await bob.connect(id, `?from=${other.seq}`, other);
      await nothing.until(() => nothing.messages.length > 0);
      const [message] = nothing.messages;
      assert.deepEqual(message?.type === 'missed' && message.updates, []);
    }));

  it('from a future that never was gets everything', () =>
    withServer(async (url) => {
      const { bob, id } = await twoAtATable(url);
      const client = await bob.connect(id, '?from=999');
      await client.until(() => client.messages.length > 0);
      assert.equal(client.messages[0]?.type, 'snapshot');
    }));

  it('finds the match as it was when the server has been stopped and started, and everybody plays on', () =>
    withServer(async (url, server) => {
      const { ann, bob, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      await playOn([annClient, bobClient], 3);
      const { view, seq } = annClient;
      const moved = await server.restart();
      assert.equal(annClient.closed, true);
      const clients = [
        await ann.at(moved).connect(id, `?from=${seq}`, { seq, view }),
        await bob.at(moved).connect(id),
      ];
      const [first, second] = clients;
      if (first === undefined || second === undefined) assert.fail();
      await first.until(() => first.messages.length > 0);
      await second.until(() => second.seq === seq);
      await playOn(clients);
      assert.equal(first.over, true);
      assert.equal(second.over, true);
    }));

  it('finds a table that nobody has looked at for a while', () =>
    withServer(
      async (url) => {
        const { ann, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
        await playOn([annClient, bobClient], 3);
        const { view, seq } = annClient;
        await annClient.close();
        await bobClient.close();
        await new Promise((resolve) => setTimeout(resolve, 80));
        const client = await ann.connect(id);
        await client.until(() => client.seq === seq);
        assert.deepEqual(client.view, view);
      },
      { rest: 20 },
    ));
});

describe('a replay', () => {
  it('of a running match shows a seat what its holder saw, update by update', () =>
    withServer(async (url) => {
      const { ann, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      const snapshot = annClient.messages.find(({ type }) => type === 'snapshot');
      const start = structuredClone(snapshot?.type === 'snapshot' ? snapshot.view : undefined);
      await playOn([annClient, bobClient], 6);
      const history = JSON.parse(await (await ann.request('GET', `/tables/${id}/history?viewer=0`)).text());
      const updates = annClient.messages.flatMap((message) =>
        message.type === 'update' ? [{ seq: message.seq, events: message.events, patch: message.patch }] : [],
      );
      assert.deepEqual(history.updates, updates);
      assert.deepEqual(
        history.view,
        JSON.parse(annClient.texts.find((text) => text.includes('"snapshot"')) ?? '').view,
      );
      assert.ok(start);
      assert.ok(history.events.length > 0);
    }));

  it('as a record is there when the match is over, and not before', () =>
    withServer(async (url) => {
      const { ann, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      const early = await ann.request('GET', `/tables/${id}/record`);
      assert.equal(early.status, 403);
      assert.equal(JSON.parse(await early.text()).code, 'match-running');
      await playOn([annClient, bobClient]);
      const record = await (await ann.request('GET', `/tables/${id}/record`)).text();
      assert.match(record, /^starboard match 1\ngame duel\n/);
      assert.equal((await ann.request('GET', `/tables/${id}/history?viewer=1`)).status, 200);
    }));
});

describe('the lists', () => {
  it("hold listed tables with a free seat, and one's own", () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const bob = await Player.arrive(url);
      const open = await ann.open({});
      const hidden = await ann.open({ listed: false });
      const lists = async (player: Player) => jsonOf<TableLists>(await player.request('GET', '/tables'));
      const ids = (tables: TableLists['open']) => tables.map(({ id }) => id);
      assert.deepEqual(ids((await lists(bob)).open), [open.id]);
      assert.deepEqual(ids((await lists(bob)).mine), []);
      assert.deepEqual(new Set(ids((await lists(ann)).mine)), new Set([open.id, hidden.id]));
      await bob.sit(open.id, 1);
      assert.deepEqual((await lists(bob)).open, []);
      const [mine] = (await lists(bob)).mine;
      assert.deepEqual(mine?.waitingFor, [0]);
      assert.equal(mine?.status, 'playing');
      assert.deepEqual(
        mine?.seats.map((seat) => seat.mine),
        [false, true],
      );
    }));
});

describe('what leaves the server', () => {
  it('holds neither the seed nor a hidden card for anybody who may not know it', () =>
    withServer(async (url, { data }) => {
      const { ann, bob, id, annLine: annClient, bobLine: bobClient } = await twoAtATable(url, 'duel');
      const eve = await Player.arrive(url);
      const eveClient = await eve.connect(id);
      await eveClient.until(() => eveClient.seq === 0);
      const secrets = await secretsOf(data, id);
      const bodies: string[] = [];
      for (;;) {
        for (const player of [ann, bob, eve]) {
          for (const path of ['', '/record', '/history', '/history?viewer=0', '/history?viewer=1']) {
            const response = await player.request('GET', `/tables/${id}${path}`);
            const body = await response.text();
            if (!annClient.over) bodies.push(body);
          }
        }
        if (annClient.over) break;
        await playOn([annClient, bobClient], 1);
        await eveClient.until(() => eveClient.seq === annClient.seq);
      }
      for (const text of [...annClient.texts, ...bobClient.texts, ...eveClient.texts, ...bodies]) {
        for (const secret of secrets) assert.ok(!text.includes(secret), 'the secret or the seed went out');
      }
      // What is hidden from somebody is a number in their view, and the word `hidden` in their events.
      const hidden = (client: TableClient, others: readonly number[]) => {
        for (const message of client.messages) {
          if (message.type === 'snapshot') checkView(message.view, others);
          if (message.type !== 'update') continue;
          for (const event of message.events) checkEvent(event, others);
        }
        checkView(client.view, others);
      };
      hidden(annClient, [1]);
      hidden(bobClient, [0]);
      hidden(eveClient, [0, 1]);
    }));
});

function checkView(view: unknown, others: readonly number[]): void {
  const { hands, deck } = JSON.parse(JSON.stringify(view));
  assert.equal(typeof deck, 'number');
  for (const seat of others) assert.equal(typeof hands[seat], 'number');
}

function checkEvent(event: unknown, others: readonly number[]): void {
  const { kind, seat, card, cards } = JSON.parse(JSON.stringify(event));
  if ((kind !== 'drew' && kind !== 'laid') || !others.includes(seat)) return;
  assert.ok(card === undefined || card === 'hidden', JSON.stringify(event));
  assert.ok(cards === undefined || typeof cards === 'number', JSON.stringify(event));
}

async function secretsOf(data: string, table: string): Promise<string[]> {
  const { SqliteStorage } = await import('./storage/sqlite.ts');
  const storage = await SqliteStorage.open(`${data}/starboard.db`);
  const entries = await storage.read(table, 0);
  await storage.close();
  const [opened] = entries;
  const started = entries.find((entry) => entry.kind === 'started');
  if (opened?.kind !== 'opened' || !('secret' in opened)) assert.fail('no secret');
  assert.equal(opened.secret.length, 64);
  assert.equal(opened.game, duel.id);
  return [opened.secret, seedOf(opened.secret, started?.contributions ?? [])];
}
