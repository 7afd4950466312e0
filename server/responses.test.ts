import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Caps, usualCaps } from './caps.ts';
import { boundResponses } from './responses.ts';

/** A server that replies with so many megabytes as the path says, and clients of it that read only when they are told to. */
async function withReplies(
  work: (ask: (path: string) => Promise<Socket>, open: () => number) => Promise<void>,
  caps: Partial<Caps>,
  patience: number,
): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const [, way, megabytes] = url.split('/');
    const parts = Array.from({ length: Number(megabytes) * 20 }, () => Buffer.alloc(50_000));
    if (way === 'stream') Readable.from(parts).pipe(response);
    else response.end(Buffer.concat(parts));
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const end = boundResponses(server, () => 'somewhere', { ...usualCaps, ...caps }, patience);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = { port: 0, ...Object(server.address()) };
  const clients: Socket[] = [];
  try {
    const ask = async (path: string) => {
      const client = connect(port, '127.0.0.1').on('error', () => undefined);
      clients.push(client);
      await once(client, 'connect');
      client.write(`GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return client;
    };
    await work(ask, () => sockets.size);
  } finally {
    end();
    for (const client of clients) client.destroy();
    server.close();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('it does not come to that');
    await setTimeout(20);
  }
}

describe('a response', () => {
  it('that nobody reads ends its connection after a while; one that is read slowly goes on', () =>
    withReplies(
      async (ask, open) => {
        await ask('stream/20');
        const slow = await ask('stream/20');
        let read = 0;
        slow.on('data', (part: Buffer) => {
          read += part.length;
          slow.pause();
          void setTimeout(5).then(() => slow.resume());
        });
        await until(() => open() === 1);
        await until(() => read > 20e6);
        assert.equal(open(), 1);
      },
      {},
      1500,
    ));

  it('is given its time, however long the server has run', () =>
    withReplies(
      async (ask, open) => {
        await setTimeout(3000);
        await ask('at-once/10');
        await until(() => open() === 1);
        await setTimeout(500);
        assert.equal(open(), 1);
      },
      {},
      2500,
    ));

  it('is too much if others of its address leave as much unread, and the largest goes first', () =>
    withReplies(
      async (ask, open) => {
        for (const megabytes of [20, 30, 40]) await ask(`at-once/${megabytes}`);
        await until(() => open() === 2);
        await setTimeout(1000);
        assert.equal(open(), 2);
      },
      { 'address-unread': 60 },
      60_000,
    ));
});
