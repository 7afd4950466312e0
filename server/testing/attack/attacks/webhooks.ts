import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Attack } from '../attacks.ts';

const program = fileURLToPath(new URL('../own-address.ts', import.meta.url));

/** A public address that the server's machine has in a network of its own, and a name that leads to it. */
const address = '45.83.1.2';
const name = 'table.example';

export const attack: Attack = {
  name: 'webhooks',
  does: 'gives webhooks and push addresses that lead to the machine of the server itself, by its public address and by names',
  async run(target) {
    const { taken, reached } = await inNetworkOfItsOwn();
    const guest = await target.arrive('198.51.100.1');
    const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    let accepted = 0;
    for (const { address: ip, family } of own) {
      const url = `http://${family === 'IPv6' ? `[${ip.replace(/%.*/, '')}]` : ip}:9/`;
      if ((await guest.request('PUT', '/me/webhook', { url })).status === 200) accepted++;
    }
    return [
      { what: 'addresses of its own that the server took', measured: accepted, most: 0 },
      // The name leads elsewhere as long as nobody asks for its address, so it is taken, as webhook and as push address.
      { what: 'the same with a public address of its own', measured: taken, most: 2 },
      { what: 'requests that reached the machine by it', measured: reached, most: 0 },
    ];
  },
};

/** Runs {@link program} where it has a public address and a list of names to itself. */
async function inNetworkOfItsOwn(): Promise<{ readonly taken: number; readonly reached: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-hosts-'));
  const hosts = join(folder, 'hosts');
  await writeFile(hosts, `127.0.0.1 localhost\n${address} ${name}\n`);
  const script = `mount --bind "$0" /etc/hosts && ip addr add ${address}/32 dev lo && ip link set lo up && exec "$@"`;
  const command = [
    '--map-root-user',
    '--net',
    '--mount',
    'sh',
    '-c',
    script,
    hosts,
    process.execPath,
    program,
  ];
  const { status, stdout, stderr } = spawnSync('unshare', [...command, address, name], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  if (status !== 0) throw new Error(`no network of its own: ${stderr}`);
  return JSON.parse(stdout);
}
