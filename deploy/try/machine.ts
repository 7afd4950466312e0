import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Says what has been shown. */
export function shown(what: string): void {
  process.stdout.write(`ok  ${what}\n`);
}

/** Runs a program to its end; answers what it printed. Throws with what it complained of if it fails. */
export function sh(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1e8,
    timeout: 600_000,
  });
  if (error !== undefined) throw new Error(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout.trim();
}

/** Whether a program ends well. */
export function succeeds(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Waits until it is so, and fails after a minute. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let time = 0; time < 300; time++) {
    if (await isSo()) return;
    await setTimeout(200);
  }
  throw new Error(`${what}: it never came to that`);
}

/** A small Debian in a folder, from where this machine has its own packages, with the Node and npm that run here. */
export function makeDebian(folder: string, ...packages: readonly string[]): void {
  const lines = sh(
    'apt-get',
    'indextargets',
    '--format',
    '$(CODENAME) $(REPO_URI) $(ORIGIN)',
    'Created-By: Packages',
  );
  const [suite, mirror] =
    lines
      .split('\n')
      .find((line) => / Debian$/.test(line))
      ?.split(' ') ?? [];
  if (suite === undefined || mirror === undefined) throw new Error('this is no Debian');
  const include = `--include=${['ca-certificates', ...packages].join(',')}`;
  sh('debootstrap', '--variant=minbase', include, suite, folder, mirror);
  // Temporary folders are closed to others, who have to enter this one.
  chmodSync(folder, 0o755);
  cpSync(process.execPath, join(folder, 'usr/bin/node'));
  const modules = join(folder, 'usr/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(dirname(dirname(realpathSync(sh('which', 'npm')))), join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm'));
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
