import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openStorage } from './open-storage.ts';
import type { Refusal } from './protocol.ts';
import { Child } from './testing/child-process.ts';
import { duelAt, playFirst, playFirstAgain } from './testing/duels.ts';
import { jsonOf } from './testing/player.ts';
import { SmallDisk, whyNoSmallDisk, withSmallDisk } from './testing/small-disk.ts';

let scratch: string;
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
});
after(async () => {
  Child.killAll();
  await rm(scratch, { recursive: true });
});

const freshFolder = () => mkdtemp(join(scratch, 'data-'));
const program = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** `starboard …` where the folder is a small disk; answers what it complained of. */
function starboard(folder: string, kilobytes: number, ...args: readonly string[]): string {
  const [command = '', ...rest] = withSmallDisk(folder, kilobytes);
  const ran = spawnSync(command, [...rest, process.execPath, program, ...args], { encoding: 'utf8' });
  assert.equal(ran.status, 1, ran.stderr);
  assert.doesNotMatch(ran.stderr, /\n {4}at /);
  return ran.stderr;
}

/** `starboard serve` on a disk that holds a copy of a data folder, and has so many kilobytes left. */
function startWithLittleRoom(stored: string, folder: string, left: number): string {
  const script =
    'cp -r "$0/." "$1"; dd if=/dev/zero of="$1/ballast" bs=1k 2>/dev/null; truncate -s "-$2K" "$1/ballast"; shift 2; exec "$@"';
  const serve = [process.execPath, program, 'serve', '--port', '0', '--data', folder];
  const [command = '', ...rest] = withSmallDisk(folder, 2048);
  const ran = spawnSync(command, [...rest, 'sh', '-c', script, stored, folder, String(left), ...serve], {
    encoding: 'utf8',
  });
  assert.equal(ran.status, 1, ran.stderr);
  assert.doesNotMatch(ran.stderr, /\n {4}at /);
  return ran.stderr;
}

// A disk of its own, which says ENOSPC itself: on CI there has to be one, as a test that is skipped there has failed.
describe('a disk that is really full', { skip: whyNoSmallDisk() ?? false }, () => {
  it('refuses what would be written, loses nothing, and needs nobody’s help when there is room again', async () => {
    const data = await freshFolder();
    const server = await Child.start({ data }, { within: withSmallDisk(data, 2048) });
    const disk = new SmallDisk(server.process.pid, data);
    const tables = await Promise.all(Array.from({ length: 4 }, () => duelAt(server.url)));
    const accepted = new Set<string>();
    let refused = 0;

    for (let round = 0; round < 5; round++) {
      await disk.fill();
      for (const [at, { client, ann, id }] of tables.entries()) {
        // What is left of the last page may take some more.
        for (let number = 0; !client.over; number++) {
          await client.until(() => client.over || client.decisions.length > 0);
          const command = `${round} ${at} ${number}`;
          const reply = await playFirst(client, command);
          if (reply.type === 'accepted') {
            accepted.add(command);
            await client.until(() => client.seq >= reply.seq);
          } else {
            // The server may have answered meanwhile for somebody who could not but pass.
            assert.ok(['not-stored', 'stale'].includes(reply.code), reply.code);
            if (reply.code === 'stale') continue;
            refused++;
            break;
          }
        }
        assert.equal((await ann.request('GET', `/tables/${id}`)).status, 200);
      }
      const [first] = tables;
      const renamed = await first?.ann.request('PATCH', '/me', { name: 'Anna'.repeat(7) });
      if (renamed?.ok === false) assert.equal((await jsonOf<Refusal>(renamed)).code, 'not-stored');
      assert.ok(refused > round, 'the disk was not full');
      await disk.clear();
      for (const [at, { client }] of tables.entries()) {
        if (client.over) continue;
        const command = `${round} ${at} again`;
        const seq = await playFirstAgain(client, command);
        accepted.add(command);
        await client.until(() => client.seq >= seq);
      }
    }

    const copy = await freshFolder();
    await cp(disk.folder, copy, { recursive: true });
    assert.equal(await server.stop(), 0);
    const { storage } = await openStorage({ data: copy });
    const stored: string[] = [];
    for (const { id } of tables) {
      for (const entry of await storage.read(id, 0)) {
        if (entry.kind === 'played' && entry.command !== undefined) stored.push(entry.command);
      }
    }
    await storage.close();
    assert.equal(new Set(stored).size, stored.length, 'nothing is there twice');
    for (const command of accepted) assert.ok(stored.includes(command), `${command} was acknowledged`);
  });

  it('is named when a server starts, or makes a backup, and holds nothing half made', async () => {
    const data = await freshFolder();
    const said = /^starboard: cannot write to the data.*: its disk is full; make room there, or name another/;
    // With some room one file of SQLite's fits, and another one does not.
    for (const kilobytes of [4, 40, 64, 128]) {
      const folder = await freshFolder();
      assert.match(starboard(folder, kilobytes, 'serve', '--port', '0', '--data', folder), said);
    }
    // The same of a database that is there already: it is opened, and what is written first does not fit.
    const stored = await freshFolder();
    await (await openStorage({ data: stored })).storage.close();
    for (const left of [0, 32]) {
      const folder = await freshFolder();
      assert.match(startWithLittleRoom(stored, folder, left), said);
    }
    await (await openStorage({ data })).storage.close();
    const small = await freshFolder();
    const output = starboard(small, 8, 'backup', join(small, 'backup.db'), '--data', data);
    assert.match(output, /^starboard: cannot back up to .*(full|ENOSPC)/);
  });
});
