import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import WebSocket, { WebSocketServer } from 'ws';
import { type Caps, usualCaps } from './caps.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';
import { type Unread, UnreadBytes } from './unread.ts';

/** Both ends of a connection. */
interface Pair {
  readonly server: WebSocket;
  readonly client: WebSocket;
  readonly unread: Unread;
}

type Connect = (address: string, account: string) => Promise<Pair>;

/** Real connections, followed with limits in megabytes and with so much patience, in milliseconds. */
async function withConnections(
  work: (connect: Connect) => Promise<void>,
  caps: Partial<Caps> = {},
  patience = 60_000,
): Promise<void> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = { port: 0, ...Object(server.address()) };
  const bytes = new UnreadBytes({ ...usualCaps, ...caps }, patience);
  const clients: WebSocket[] = [];
  try {
    await work(async (address, account) => {
      const client = new WebSocket(`ws://127.0.0.1:${port}`);
      client.on('error', () => undefined);
      clients.push(client);
      const [socket]: WebSocket[] = await once(server, 'connection');
      assert.ok(socket);
      if (client.readyState !== client.OPEN) await once(client, 'open');
      const unread = bytes.follow(socket, { address, local: false, secure: false }, account);
      return { server: socket, client, unread };
    });
  } finally {
    bytes.close();
    for (const client of clients) client.terminate();
    server.close();
  }
}

function send({ server, unread }: Pair, bytes: number): void {
  server.send('x'.repeat(bytes));
  unread.sent(bytes);
}

const isOpen = ({ server }: Pair) => server.readyState === server.OPEN;

describe('a connection', () => {
  it('that reads nothing is ended after a while, whatever pongs it sends; one that reads stays', () =>
    withConnections(
      async (connect) => {
        const reader = await connect('a', 'ann');
        const sleeper = await connect('b', 'bob');
        sleeper.client.pause();
        const end = Date.now() + 10_000;
        while (isOpen(sleeper)) {
          assert.ok(Date.now() < end, 'it is still there');
          for (const pair of [reader, sleeper]) if (isOpen(pair)) send(pair, 5000);
          sleeper.client.pong(Buffer.alloc(8));
          await setTimeout(10);
        }
        assert.ok(isOpen(reader));
      },
      {},
      1000,
    ));

  it('that has too much to read is ended at once', () =>
    withConnections(
      async (connect) => {
        const pair = await connect('a', 'ann');
        pair.client.pause();
        send(pair, 900_000);
        assert.ok(isOpen(pair));
        send(pair, 200_000);
        assert.ok(!isOpen(pair));
      },
      { 'connection-unread': 1 },
    ));

  it('may be sent any amount as long as it reads', () =>
    withConnections(
      async (connect) => {
        const pair = await connect('a', 'ann');
        for (let time = 0; time < 30; time++) {
          send(pair, 300_000);
          await pair.unread.room();
        }
        assert.ok(isOpen(pair));
      },
      { 'connection-unread': 1 },
    ));

  it('waits for room until what was sent is read, or until it has ended', () =>
    withConnections(async (connect) => {
      const [slow, gone] = [await connect('a', 'ann'), await connect('a', 'ann')];
      let rooms = 0;
      for (const pair of [slow, gone]) {
        pair.client.pause();
        send(pair, 300_000);
        void pair.unread.room().then(() => rooms++);
      }
      await setTimeout(50);
      assert.equal(rooms, 0);
      slow.client.resume();
      await slow.unread.room();
      gone.server.terminate();
      await once(gone.server, 'close');
      await gone.unread.room();
      assert.equal(rooms, 2);
    }));
});

for (const [by, addresses, accounts] of [
  ['account', ['a', 'b', 'c'], ['eve', 'eve', 'eve']],
  ['address', ['e', 'e', 'e'], ['eve', 'mia', 'ida']],
] as const) {
  it(`of the connections of one ${by} those with the most to read end first, and no others`, () =>
    withConnections(
      async (connect) => {
        const sleepers: Pair[] = [];
        for (const [at, address] of addresses.entries())
          sleepers.push(await connect(address, accounts[at] ?? ''));
        const honest = await connect('h', 'ann');
        for (const { client } of sleepers) client.pause();
        send(honest, 400_000);
        for (const [at, pair] of sleepers.entries()) send(pair, 300_000 + 100_000 * at);
        assert.deepEqual(sleepers.map(isOpen), [true, true, false]);
        assert.ok(isOpen(honest));
      },
      { [`${by}-unread`]: 1 },
    ));
}

it('of all connections those with the most to read end first', () =>
  withConnections(
    async (connect) => {
      const sleepers: Pair[] = [];
      for (const address of ['a', 'b', 'c']) sleepers.push(await connect(address, address));
      for (const { client } of sleepers) client.pause();
      for (const [at, pair] of sleepers.entries()) send(pair, 300_000 + 100_000 * at);
      assert.deepEqual(sleepers.map(isOpen), [true, true, false]);
    },
    { unread: 1 },
  ));

it('of the views that are asked for while others are unread, only the last is shown', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const client = await ann.connect(id);
    await client.until(() => client.seq === 0);
    const unread = async () => {
      const figures = await (await fetch(`${url}/metrics`)).text();
      return Number(/^starboard_unread_bytes (\d+)/m.exec(figures)?.[1]);
    };
    const snapshots = () => client.messages.filter(({ type }) => type === 'snapshot');
    client.socket.pause();
    let sent = 0;
    const look = () => client.send({ type: 'view', viewer: sent++ % 2 });
    for (let now = 0; now < 256_000; ) {
      const before = now;
      for (let time = 0; time < 20; time++) look();
      for (let wait = 0; now < before + 10_000; wait++) {
        assert.ok(wait < 500, `${now} bytes after ${sent} views`);
        await setTimeout(20);
        now = await unread();
      }
    }
    const shownBefore = sent;
    for (let time = 0; time < 20; time++) look();
    const last = sent++ % 2;
    client.send({ type: 'view', viewer: last });
    // By then the server has read them all, and still waits for the earlier ones to be read.
    await setTimeout(500);
    client.socket.resume();
    await client.until(() => snapshots().length > shownBefore + 1);
    await client.play(0, 'nonsense');
    assert.ok(snapshots().length < sent - 10, `${snapshots().length} of ${sent}`);
    const shown = snapshots().at(-1);
    assert.equal(shown?.type === 'snapshot' && shown.viewer, last);
    assert.ok(!client.closed);
  }));
