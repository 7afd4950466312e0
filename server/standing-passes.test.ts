import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { NewTable } from './protocol.ts';
import { Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** So long that no forced pass is given while a test looks. */
const long = 1_000_000_000;

describe('a reaction to the move of somebody else', () => {
  it('that can only be passed is not asked, and others see the same as where there was a choice', () =>
    withServer(
      async (url) => {
        const seen = { forced: 0, free: 0 };
        for (let matches = 0; matches < 40 && (seen.forced === 0 || seen.free === 0); matches++) {
          const { clients, end } = await twoAtADuel(url);
          const [attacker, replier] = await toReaction(clients);
          const message = attacker.messages.findLast((message) => message.type === 'update');
          assert.equal(message?.reaction, true);
          assert.deepEqual(message.waitingFor, [clients.indexOf(replier)]);
          assert.deepEqual(message.decisions, []);
          const own = replier.messages.findLast((message) => message.type === 'update');
          if (own === undefined) assert.fail('the attack comes as an update');
          if (own.decisions.length === 0) seen.forced++;
          else {
            seen.free++;
            assert.equal(own.decisions[0]?.pass, '-');
            assert.ok((own.decisions[0]?.choices.length ?? 0) > 1);
          }
          await end();
        }
        assert.ok(seen.forced > 0 && seen.free > 0, JSON.stringify(seen));
      },
      { cover: long },
    ));

  it('that can only be passed is given by the server, and the match goes on', () =>
    withServer(
      async (url) => {
        const { clients, attacker, replier, end } = await duelWhere(url, isForced);
        const { seq } = attacker;
        await attacker.until(() => attacker.seq > seq);
        const update = attacker.messages.findLast((message) => message.type === 'update');
        assert.deepEqual(update?.events[0], { kind: 'passed', seat: clients.indexOf(replier) });
        await end();
      },
      { cover: 100 },
    ));

  it('is passed for who said so, until the move is over; nobody else hears of it', () =>
    withServer(
      async (url) => {
        const { clients, attacker, replier, end } = await duelWhere(url, mayReply);
        const before = attacker.texts.length;
        const seat = clients.indexOf(replier);
        const reply = await replier.request({ type: 'pass', seat, until: 'move' });
        assert.equal(reply.type, 'accepted');
        const status = replier.messages.findLast((message) => message.type === 'status');
        assert.deepEqual(status?.decisions, []);
        assert.deepEqual(status?.standingPasses, { [seat]: 'move' });
        assert.equal(attacker.texts.length, before);
        const { seq } = attacker;
        await attacker.until(() => attacker.seq > seq);
        // The next decision is no reaction, so the move is over and with it the passing.
        await replier.until(() => replier.seq === attacker.seq);
        const last = replier.messages.findLast((message) => message.type === 'update');
        assert.equal(last?.standingPasses, undefined);
        await end();
      },
      { cover: 200 },
    ));

  it('is passed after its own few seconds where there are clocks, and costs no time of the match', () =>
    withServer(
      async (url) => {
        const clock = { kind: 'fischer', seconds: 600, increment: 0, timeout: 'bot', reaction: 1 } as const;
        const { clients, attacker, replier, end } = await duelWhere(url, mayReply, { clock });
        const message = attacker.messages.findLast((message) => message.type === 'update');
        assert.deepEqual(message?.clocks?.running, []);
        const { seq } = attacker;
        await attacker.until(() => attacker.seq > seq);
        const passed = attacker.messages.findLast((message) => message.type === 'update');
        assert.deepEqual(passed?.events[0], { kind: 'passed', seat: clients.indexOf(replier) });
        await end();
      },
      { cover: 0 },
    ));

  it('is passed in time also for who keeps changing their mind about passing', () =>
    withServer(
      async (url) => {
        const clock = { kind: 'fischer', seconds: 600, increment: 0, timeout: 'bot', reaction: 1 } as const;
        const { clients, end } = await twoAtADuel(url, { clock });
        const [attacker, replier] = await toReaction(clients);
        const seat = clients.indexOf(replier);
        const { seq } = attacker;
        for (let changes = 0; attacker.seq === seq; changes++) {
          assert.ok(changes < 50, 'the time for the reply never ends');
          await replier.request({ type: 'pass', seat, until: changes % 2 === 0 ? 'move' : 'off' });
          await setTimeout(100);
        }
        await end();
      },
      { cover: long },
    ));

  it('is not passed by who holds another seat, and asked again when they say so', () =>
    withServer(
      async (url) => {
        const { clients, end } = await twoAtADuel(url);
        const [ann] = clients;
        const refused = await ann.request({ type: 'pass', seat: 1, until: 'turn' });
        assert.equal(refused.type === 'refused' && refused.code, 'not-your-seat');
        await ann.request({ type: 'pass', seat: 0, until: 'turn' });
        await ann.request({ type: 'pass', seat: 0, until: 'off' });
        const status = ann.messages.findLast((message) => message.type === 'status');
        assert.equal(status?.standingPasses, undefined);
        await end();
      },
      { cover: long },
    ));
});

/** Whether the attacked can only pass, or has a choice. */
const isForced = (replier: TableClient): boolean => replier.decisions.length === 0;
const mayReply = (replier: TableClient): boolean => !isForced(replier);

/** A duel at its first reaction, of which it depends on the deal whether it is as wanted. */
async function duelWhere(
  url: string,
  isWanted: (replier: TableClient) => boolean,
  more: Partial<NewTable> = {},
) {
  for (let matches = 0; matches < 40; matches++) {
    const table = await twoAtADuel(url, more);
    const [attacker, replier] = await toReaction(table.clients);
    if (isWanted(replier)) return { ...table, attacker, replier };
    await table.end();
  }
  return assert.fail('no reaction was as wanted');
}

async function twoAtADuel(url: string, more: Partial<NewTable> = {}) {
  const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
  const { id } = await ann.open({ game: 'duel', ...more });
  await bob.sit(id, 1);
  const clients = [await ann.connect(id), await bob.connect(id)] as const;
  for (const client of clients) await client.until(() => client.seq === 0);
  return {
    clients,
    async end() {
      for (const client of clients) await client.close();
    },
  };
}

/** Lays the secret cards and attacks with the highest: who has attacked, and who may react. */
async function toReaction(
  clients: readonly [TableClient, TableClient],
): Promise<readonly [TableClient, TableClient]> {
  for (const client of clients) {
    const [decision] = client.decisions;
    const { seq } = await accepted(client, 0, decision?.choices[0] ?? '');
    for (const other of clients) await other.until(() => other.seq === seq);
  }
  const attacker = clients[0].decisions.length > 0 ? clients[0] : clients[1];
  const replier = attacker === clients[0] ? clients[1] : clients[0];
  const cards = attacker.decisions[0]?.choices.filter((choice) => choice !== '-') ?? [];
  const { seq } = await accepted(attacker, 0, cards.at(-1) ?? '');
  for (const client of clients) await client.until(() => client.seq >= seq);
  return [attacker, replier];
}

async function accepted(client: TableClient, at: number, choice: string) {
  const decision = client.decisions[at];
  if (decision === undefined) assert.fail('nothing is asked');
  const reply = await client.play(decision.seat, choice);
  if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
  return reply;
}
