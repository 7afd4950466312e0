/**
 * `from-elsewhere.ts KIND` in a network of its own, in which it is root: somebody at another address asks for one new
 * account after another through a proxy, and says to be somebody else each time. Prints the statuses.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostName, startProxy } from './proxies.ts';
import { Served } from './served.ts';

const kind = process.argv[2] === 'nginx' ? 'nginx' : 'caddy';
const stranger = '203.0.113.9';
execFileSync('/usr/sbin/ip', ['link', 'set', 'lo', 'up']);
execFileSync('/usr/sbin/ip', ['address', 'add', `${stranger}/32`, 'dev', 'lo']);

const data = await mkdtemp(join(tmpdir(), 'starboard-elsewhere-'));
const server = await Served.start(0, '--data', data);
const proxy = await startProxy(kind, [server.port, server.port]);
const statuses: number[] = [];
for (let number = 1; number <= 70; number++) {
  const asked = request({
    host: '127.0.0.1',
    port: new URL(proxy.url).port,
    path: '/api/me',
    localAddress: stranger,
    servername: hostName,
    rejectUnauthorized: false,
    headers: {
      host: new URL(proxy.url).host,
      'x-forwarded-for': number % 2 === 0 ? '127.0.0.1' : `198.51.100.${number}`,
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
    },
  });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  statuses.push(Number(response.statusCode));
}
await proxy.stop();
await server.end('SIGTERM');
await rm(data, { recursive: true });
process.stdout.write(JSON.stringify(statuses));
