/**
 * `node own-address.ts ADDRESS NAME`: a server in a network of its own whose machine has this public address, to which the
 * name leads. Something on that machine that strangers cannot reach listens there. Prints, as JSON, how often a stranger's
 * webhook and push address were taken, and how often something came.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serve } from '../../serve.ts';
import { games } from '../games.ts';
import { Player } from '../player.ts';

const [address = '', name = ''] = process.argv.slice(2);
const inside = 8099;
let reached = 0;
let taken = 0;
const listener = createServer((_request, response) => {
  reached++;
  response.end();
}).listen(inside, '0.0.0.0');
const data = await mkdtemp(join(tmpdir(), 'starboard-'));
const server = await serve({ port: 0, host: '0.0.0.0', data, games, notices: { waits: [50] } });
const eve = await Player.arrive(server.url);
for (const url of [
  `http://${address}:${inside}/`,
  `http://${name}:${inside}/`,
  `http://[::ffff:${address}]/`,
]) {
  if ((await eve.request('PUT', '/me/webhook', { url })).status === 200) taken++;
  const push = { endpoint: url, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } };
  if ((await eve.request('POST', '/me/push', push)).status === 200) taken++;
  await eve.request('POST', '/me/notices/test');
  await setTimeout(300);
}
process.stdout.write(JSON.stringify({ taken, reached }));
await server.close();
listener.close();
await rm(data, { recursive: true });
