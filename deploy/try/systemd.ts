/**
 * `node scripts/run.mjs deploy/try/systemd.ts`: boots a Debian in a folder (systemd-nspawn), puts this checkout into it as it
 * is built here, and tries the service. Wants root, debootstrap and systemd-container.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, makeDebian, root, sh, shown, succeeds, until } from './machine.ts';
import { ready, Visit } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-systemd-'));
let machine: ChildProcess | undefined;
try {
  makeDebian(folder, 'systemd', 'systemd-sysv', 'dbus');
  const checkout = join(folder, 'opt/starboard');
  mkdirSync(checkout, { recursive: true });
  for (const path of [...sh('git', 'ls-files').split('\n'), 'node_modules', 'dist']) {
    cpSync(join(root, path), join(checkout, path), { recursive: true, verbatimSymlinks: true });
  }
  sh(
    'chroot',
    folder,
    'useradd',
    '--system',
    '--home-dir=/opt/starboard',
    '--shell=/usr/sbin/nologin',
    'starboard',
  );
  cpSync(join(root, 'deploy/starboard@.service'), join(folder, 'etc/systemd/system/starboard@.service'));
  writeFileSync(join(folder, 'etc/starboard.env'), 'STARBOARD_HOST_NAME=table.example.org\n', {
    mode: 0o600,
  });

  machine = spawn(
    'systemd-nspawn',
    ['-q', '-D', folder, '--register=no', '--keep-unit', '--boot', '--console=pipe'],
    {
      stdio: 'ignore',
    },
  );
  const leader = await leaderOf(machine);
  const inside = (...args: readonly string[]) => sh('nsenter', '-t', leader, '-a', ...args);
  const isActive = (unit: string) => succeeds('nsenter', '-t', leader, '-a', 'systemctl', 'is-active', unit);
  await until('the machine runs', () =>
    succeeds('nsenter', '-t', leader, '-a', 'systemctl', 'is-system-running', '--wait'),
  );

  const [one, two] = [await freePort(), await freePort()];
  const units = [one, two].map((port) => `starboard@${port}`);
  const [first = '', second = ''] = units;
  inside('systemd-analyze', 'verify', '/etc/systemd/system/starboard@.service');
  inside('systemctl', 'enable', '--now', first);
  await ready(`http://127.0.0.1:${one}`);
  const visit = await Visit.begin(`http://127.0.0.1:${one}`);
  shown('the service starts and is played at');

  const exposure = inside('systemd-analyze', 'security', '--no-pager', first).split('\n').at(-1) ?? '';
  assert.ok(Number(/([\d.]+) OK/.exec(exposure)?.[1]) < 2, exposure);
  assert.equal(inside('stat', '-c', '%a %U', '/var/lib/starboard'), '700 starboard');
  shown(exposure.replace(/^\W*/, '').replace(/\W*$/, ''));

  inside('systemctl', 'kill', '--signal=KILL', first);
  await until('it is started again', async () => {
    await setTimeout(500);
    return (
      isActive(first) &&
      (await fetch(`http://127.0.0.1:${one}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    );
  });
  await visit.goOn(`http://127.0.0.1:${one}`);
  shown('it is started again after it was killed, and has everything');

  inside('systemctl', 'enable', '--now', second);
  await ready(`http://127.0.0.1:${two}`);
  await visit.goOn(`http://127.0.0.1:${two}`);
  await visit.goOn(`http://127.0.0.1:${one}`);
  shown('a second process on the same data serves the same table');

  inside('systemctl', 'stop', ...units);
  for (const unit of units) {
    assert.equal(inside('systemctl', 'show', unit, '--property=Result', '--value'), 'success');
  }
  shown('both stop in order');
} finally {
  if (machine !== undefined && machine.exitCode === null) {
    const gone = new Promise((resolve) => machine?.once('exit', resolve));
    machine.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The first process of the machine, as this one numbers it. */
async function leaderOf({ pid }: ChildProcess): Promise<string> {
  let leader = '';
  await until('the machine boots', () => {
    leader = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';
    return leader !== '' && succeeds('nsenter', '-t', leader, '-a', 'test', '-S', '/run/systemd/private');
  });
  return leader;
}
