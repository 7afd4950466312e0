/**
 * `node scripts/run.mjs deploy/try/container.ts`: builds the image, and tries every step that docs/hosting.md tells about
 * containers. Wants Podman (or Docker, as `ENGINE=docker`) and root. Where the image of Node cannot be fetched, one is
 * made of Debian's packages by debootstrap.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, makeDebian, root, sh, shown, succeeds } from './machine.ts';
import { ready, Visit } from './visit.ts';

const { ENGINE: engine = 'podman' } = process.env;
const image = 'starboard-trial';
const name = `starboard-trial-${process.pid}`;
const scratch = mkdtempSync(join(tmpdir(), 'starboard-container-'));

const runIt = (...args: readonly string[]) =>
  sh(
    engine,
    'run',
    '--detach',
    `--name=${name}`,
    `--publish=127.0.0.1:${port}:8080`,
    `--volume=${name}:/data`,
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    // What a container would get by itself may be more than this machine has.
    '--ulimit=nofile=1024:1024',
    '--ulimit=nproc=1000:1000',
    ...args,
    image,
  );
const inside = (...args: readonly string[]) => sh(engine, 'exec', name, ...args);
const inspect = (format: string) => sh(engine, 'inspect', `--format=${format}`, name);
const megabytes = (of: string) =>
  Math.round(Number(sh(engine, 'image', 'inspect', '--format={{.Size}}', of)) / 1e6);

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
try {
  const node = baseImage();
  const mounts = engine === 'podman' ? ['--format=docker', '--network=host', ...ownRegistry()] : [];
  sh(engine, 'build', ...mounts, `--build-arg=NODE=${node}`, '-f', 'deploy/Containerfile', '-t', image, root);
  shown(`builds: ${megabytes(image)} MB, of which Node and its system are ${megabytes(node)} MB`);

  runIt();
  await ready(url);
  const visit = await Visit.begin(url);
  shown('starts with nothing but its volume to write to, and is played at');

  assert.notEqual(inside('id', '-u'), '0');
  assert.equal(inside('stat', '-c', '%a %U', '/data'), '700 node');
  shown('runs as a user without rights, who alone reads the data');

  if (engine === 'podman') sh(engine, 'healthcheck', 'run', name);
  shown('says that it is well');

  inside('node', 'cli/main.ts', 'backup', '/data/backup.db');
  inside('rm', '/data/backup.db');
  shown('backs up while it runs');

  sh(engine, 'kill', name);
  sh(engine, 'start', name);
  await ready(url);
  await visit.goOn(url);
  shown('goes on after it was killed');

  const began = performance.now();
  sh(engine, 'stop', name);
  assert.equal(inspect('{{.State.ExitCode}}'), '0');
  shown(`stops in order, in ${Math.round(performance.now() - began)} ms`);

  sh(engine, 'rm', '--force', name);
  runIt('--env=STARBOARD_HOST_NAME=table.example.org');
  await ready(url);
  await visit.goOn(url);
  const status = (host: string) =>
    sh('curl', '-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `Host: ${host}`, url);
  assert.equal(status('table.example.org'), '200');
  assert.equal(status('evil.example'), '403');
  shown('goes on in another container with the same volume, by the name it is given');
} finally {
  for (const args of [
    ['rm', '--force', name],
    ['volume', 'rm', '--force', name],
  ]) {
    succeeds(engine, ...args);
  }
  rmSync(scratch, { recursive: true, force: true });
}

/** The image that the container file names, or one of our own where it cannot be had. */
function baseImage(): string {
  const named = 'docker.io/library/node:24-slim';
  const made = 'localhost/starboard-trial-node:24';
  if (succeeds(engine, 'image', 'inspect', made)) return made;
  if (succeeds(engine, 'pull', '--quiet', named)) return named;
  makeDebian(scratch);
  sh('chroot', scratch, 'useradd', '--create-home', '--uid=1000', 'node');
  const archive = join(tmpdir(), `${name}.tar`);
  sh('tar', '-C', scratch, '-cf', archive, '.');
  sh(engine, 'import', archive, made);
  rmSync(archive);
  return made;
}

/** A machine that has packages from a registry of its own says so in its settings of npm. */
function ownRegistry(): string[] {
  const places = [
    [join(homedir(), '.npmrc'), '/root/.npmrc'],
    ['/etc/npmrc', '/usr/etc/npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ] as const;
  return places
    .filter(([from]) => succeeds('test', '-e', from))
    .map(([from, to]) => `--volume=${from}:${to}:ro`);
}
