/** What must be there before anything of the checkout runs: Node 24 and the dependencies. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explain, node24, note, npm, root } from './node24.mjs';

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The packages that a lock file names, or undefined where there is none. */
function locked(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Whether what is installed is what the lock file asks for; packages for other systems may be missing. */
function installed() {
  const wanted = locked(join(root, 'package-lock.json'));
  const present = locked(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && present[path] === undefined),
  );
}

/** Installs the dependencies when they are missing or not those of the lock file. */
export function dependencies() {
  if (installed()) return;
  // With Node 24, because npm leaves out optional packages that do not fit the Node it runs on.
  const node = node24();
  note('Installing the dependencies (npm ci).');
  const { ok, said } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { node });
  if (!ok) throw explain('Installing the dependencies', said);
}

/** Node 24 and the dependencies; answers where Node is. */
export function prepare() {
  const node = node24();
  dependencies();
  return node;
}

/** Everything that the page is built from. */
const sources = [
  'index.html',
  'web',
  'games',
  'kernel',
  'server/protocol.ts',
  'vite.config.ts',
  'package-lock.json',
];

function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((last, name) => Math.max(last, newest(join(path, name))), info.mtimeMs);
}

/** Builds the page when a source is newer than what was built. */
export function page(node) {
  const built = modified(join(root, 'dist', 'index.html'));
  if (built > 0 && sources.every((path) => newest(join(root, path)) <= built)) return;
  note('Building the page.');
  const { ok, said } = npm(['run', '--silent', 'build'], { node });
  if (!ok) throw explain('Building the page', said);
}
