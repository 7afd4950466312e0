/**
 * Finds the Node that Starboard needs, and fetches it where the machine's own is older. Plain JavaScript of any
 * Node from 18 on, because it runs before anything newer is there. Notes go to stderr: stdout belongs to whatever
 * is being started.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, constants, platform } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The first major version with built-in SQLite, and with TypeScript run as it is, that is supported for long. */
const wanted = 24;

const folder = join(root, '.node');
const system = platform() === 'win32' ? 'win' : platform();
const binary = system === 'win' ? 'node.exe' : 'node';

/** The package that `node` would place by an install script, named by hand for an npm that runs none. */
const forThisMachine = `node-${system === 'darwin' && arch() === 'arm64' ? 'bin-' : ''}${system}-${arch()}`;

const places = [
  join(folder, 'node_modules', 'node', 'bin', binary),
  join(folder, 'node_modules', forThisMachine, 'bin', binary),
];

/** Something that the person at the keyboard can put right; printed without a stack. */
export class SetupError extends Error {}

/** A line for the person at the keyboard. */
export function note(line) {
  process.stderr.write(`${line}\n`);
}

/** True when the Node that runs this is new enough. */
export function isNode24() {
  return Number.parseInt(process.versions.node, 10) >= wanted;
}

/** Runs npm, quietly, with some Node; answers whether it went well, and what it said. */
export function npm(args, { node = process.execPath, cwd = root } = {}) {
  // The npm that runs us, if one does: npm on the path may choose a Node of its own.
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [node, [cli]] : ['npm', []];
  const ran = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: environment(node),
    shell: command === 'npm' && system === 'win',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (ran.error !== undefined) throw new SetupError(`npm cannot be started: ${ran.error.message}`);
  return { ok: ran.status === 0, said: `${ran.stdout}${ran.stderr}`.trim() };
}

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i;

/** What to tell somebody whose npm could not fetch something. */
export function explain(what, said) {
  const why = offline.test(said)
    ? 'The package registry cannot be reached: is this machine online?'
    : /EACCES|EPERM|EROFS/.test(said)
      ? `${root} cannot be written: is the folder yours?`
      : 'npm said:';
  return new SetupError(`${what} failed. ${why}\n${said.split('\n').slice(-15).join('\n')}`);
}

/** The path of a Node that is new enough, or undefined where there is none yet. Fetches nothing. */
export function presentNode24() {
  if (isNode24()) return process.execPath;
  return places.find((path) => {
    if (!existsSync(path)) return false;
    const ran = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return ran.status === 0 && Number.parseInt(ran.stdout.slice(1), 10) >= wanted;
  });
}

/** The path of a Node that is new enough, fetched into `.node/` if there is none; throws a {@link SetupError}. */
export function node24() {
  const present = presentNode24();
  if (present !== undefined) return present;

  note(
    `Node ${process.versions.node} is too old: fetching Node ${wanted} from npm into .node/ (once, about 130 MB).`,
  );
  try {
    mkdirSync(folder, { recursive: true });
    // npm 11 runs the install scripts of listed packages only.
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
  } catch (error) {
    throw new SetupError(`${folder} cannot be written: ${error.message}`);
  }
  let said = '';
  for (const name of ['node', forThisMachine]) {
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    said = npm(['install', '--prefix', '.', `${name}@${wanted}`, ...quiet], { cwd: folder }).said;
    const fetched = presentNode24();
    if (fetched !== undefined) return fetched;
    if (offline.test(said)) break;
  }
  throw explain(`Fetching Node ${wanted}`, said);
}

/** The environment in which everything started from here finds that Node first. */
export function environment(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: `${dirname(node)}${delimiter}${process.env[key] ?? ''}` };
}

/**
 * Runs a script (a path from the checkout's root) with Node 24 on this terminal; resolves to its exit status.
 * Signals are passed on, except a Ctrl-C at a terminal, which reaches the script by itself.
 */
export function run(script, args, options = {}) {
  const node = node24();
  const child = spawn(node, [resolve(root, script), ...args], {
    stdio: 'inherit',
    env: environment(node),
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Ends the process: with the status that the work comes to, if any, or with the words of a {@link SetupError}. */
export async function exitWith(work) {
  try {
    const status = await work();
    if (status !== undefined) process.exitCode = status;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    note(error.message);
    process.exitCode = 1;
  }
}
