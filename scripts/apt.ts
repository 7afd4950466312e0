/** What tests need of the system, installed by apt-get where that may be. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package unless `isThere`; answers what is in the way, or undefined when it is there. */
export function ensurePackage(name: string, isThere: () => boolean): string | undefined {
  if (isThere()) return undefined;
  const advice = `There is no ${name} here. On Debian: sudo apt-get install ${name}.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return advice;

  console.log(`Installing ${name} (apt-get install ${name}).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: 'pipe' });
  aptGet(['update', '-q']);
  const { stdout, stderr } = aptGet(['install', '-q', '-y', '--no-install-recommends', name]);
  if (isThere()) return undefined;
  return `${advice}\n${`${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n')}`;
}
