import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attacks.ts';

export const attack: Attack = {
  name: 'notices',
  does: '40 accounts of one address fill the queue of notices, to a server that never replies',
  target: { options: ['--private-webhooks'] },
  async run(target, scale) {
    let arrived = 0;
    const server = createServer((request, response) => {
      request.resume();
      if (request.url !== '/honest') return;
      arrived++;
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port }: Pick<AddressInfo, 'port'> = { port: 0, ...Object(server.address()) };
    const subscribe = async (address: string, path: string) => {
      const guest = await target.arrive(address);
      await guest.request('PUT', '/me/webhook', { url: `http://127.0.0.1:${port}${path}` });
      return guest;
    };
    const crowd = await Promise.all(
      Array.from({ length: scale === 'short' ? 18 : 40 }, () => subscribe('198.51.100.1', '/never')),
    );
    const honest = await subscribe('198.51.100.2', '/honest');
    await Promise.all(
      crowd.map(async (eve) => {
        for (let time = 0; time < 30; time++) await eve.request('POST', '/me/notices/test');
      }),
    );
    await honest.request('POST', '/me/notices/test');
    await setTimeout(1000);
    const figures = await (await fetch(`${target.url}/metrics`)).text();
    const dropped = Number(/dropped_total\{why="queue"\} (\d+)/.exec(figures)?.[1] ?? 0);
    server.closeAllConnections();
    server.close();
    return [
      { what: 'notices of others that did not arrive', measured: 1 - arrived, most: 0 },
      { what: 'notices kept', measured: crowd.length * 30 - dropped, most: 500 },
      { what: 'lines of the log about it', measured: target.log.length, most: 3 },
    ];
  },
};
