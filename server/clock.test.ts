import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import { parseRecord } from '../kernel/record.ts';
import { Clock } from './clock.ts';
import type { ClockPlan, Clocks } from './protocol.ts';
import { Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const asked = (seat: number, since: number) => new Map([[seat, since]]);

describe('clocks', () => {
  it('of Fischer run while one is asked, and get a little with each move', () => {
    const clock = new Clock({ kind: 'fischer', seconds: 60, increment: 5, timeout: 'forfeit' }, 2, 0);
    clock.run(asked(0, 0));
    assert.equal(clock.deadline, 60_000);
    clock.pass(10_000);
    clock.press(0);
    clock.run(asked(1, 1));
    assert.deepEqual(clock.shown(12_000), { left: [55_000, 58_000], running: [1] });
    assert.equal(clock.expired(69_999), undefined);
    assert.equal(clock.expired(70_000), 1);
  });

  it('give no time back for what is taken back, and take what it earned', () => {
    const clock = new Clock({ kind: 'fischer', seconds: 60, increment: 5, timeout: 'forfeit' }, 2, 0);
    clock.run(asked(0, 0));
    clock.pass(10_000);
    clock.press(0);
    clock.run(asked(0, 1));
    clock.pass(12_000);
    clock.release(0);
    clock.run(asked(0, 2));
    assert.deepEqual(clock.shown(12_000).left, [48_000, 60_000]);
  });

  it('for each decision begin anew with each decision, and stand still while no server runs', () => {
    const clock = new Clock({ kind: 'decision', seconds: 30, timeout: 'bot' }, 2, 0);
    clock.run(asked(0, 0));
    clock.pass(20_000);
    clock.run(asked(0, 0));
    assert.equal(clock.shown(20_000).left[0], 10_000);
    clock.skip(500_000);
    assert.equal(clock.shown(505_000).left[0], 5_000);
    clock.run(asked(0, 1));
    assert.equal(clock.shown(500_000).left[0], 30_000);
  });
});

/** Two people at a table with clocks. */
async function two(url: string, clock: ClockPlan) {
  const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
  const { id } = await ann.open({ clock });
  await bob.sit(id, 1);
  const clients = [await ann.connect(id), await bob.connect(id)] as const;
  for (const client of clients) await client.until(() => client.seq === 0);
  return { id, ann, bob, clients };
}

function clocksOf(client: TableClient): Clocks {
  const message = client.messages.findLast((message) => 'clocks' in message);
  assert.ok(message !== undefined && 'clocks' in message && message.clocks !== undefined);
  return message.clocks;
}

describe('a table with clocks', () => {
  it('is lost by who has no time left, and the record says so', () =>
    withServer(async (url) => {
      const { id, ann, clients } = await two(url, { kind: 'decision', seconds: 1, timeout: 'forfeit' });
      for (const client of clients) await client.until(() => client.over);
      const status = clients[1].messages.findLast(({ type }) => type === 'status');
      assert.ok(status?.type === 'status');
      assert.deepEqual(status.outcome, { ranks: [2, 1] });
      assert.deepEqual(status.ending, { how: 'time', seat: 0 });
      const response = await ann.request('GET', `/tables/${id}/record`);
      assert.deepEqual(parseRecord(await response.text()).ending, { how: 'time', seat: 0 });
    }));

  it('goes on with a bot, from which the person may take over again', () =>
    withServer(async (url) => {
      const { clients } = await two(url, { kind: 'decision', seconds: 1, timeout: 'bot' });
      const [ann, bob] = clients;
      await bob.until(() => bob.table?.seats[0]?.standIn === 'time' && bob.seq >= 1);
      const back = await ann.request({ type: 'return', seat: 0 });
      assert.equal(back.type, 'accepted');
      await ann.until(() => ann.table?.seats[0]?.standIn === undefined);
    }));

  it('tells everybody what is left, and goes on from there after a restart', () =>
    withServer(async (url, server) => {
      const { id, ann, clients } = await two(url, {
        kind: 'fischer',
        seconds: 100,
        increment: 10,
        timeout: 'forfeit',
      });
      const reply = await clients[0].play(0, clients[0].decisions[0]?.choices[0] ?? '');
      assert.equal(reply.type, 'accepted');
      await clients[1].until(() => clients[1].seq === 1);
      const before = clocksOf(clients[1]);
      assert.deepEqual(before.running, [1]);
      const [annLeft = 0, bobLeft = 0] = before.left;
      assert.ok(annLeft > 100_000 && annLeft <= 110_000, `${annLeft}`);
      await after(50);
      const again = await ann.at(await server.restart()).connect(id);
      await again.until(() => again.seq === 1);
      const now = clocksOf(again);
      assert.equal(now.left[0], annLeft, 'who is not asked loses nothing');
      assert.ok((now.left[1] ?? 0) <= bobLeft && (now.left[1] ?? 0) > bobLeft - 10_000);
      assert.deepEqual(now.running, [1]);
    }));

  it('stands still while the match is paused', () =>
    withServer(async (url) => {
      const { clients } = await two(url, { kind: 'decision', seconds: 100, timeout: 'forfeit' });
      await clients[0].request({ type: 'propose', seat: 0, what: 'pause' });
      await clients[1].request({ type: 'respond', seat: 1, proposal: 1, agrees: true });
      await clients[0].until(() => clients[0].table?.paused === true);
      assert.deepEqual(clocksOf(clients[0]).running, []);
      await clients[0].request({ type: 'resume', seat: 0 });
      await clients[0].until(() => clients[0].decisions.length > 0);
      assert.deepEqual(clocksOf(clients[0]).running, [0]);
    }));
});
