/** The browser for tests and pictures: the system's Chromium, installed by apt-get where that may be. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where tests look for Chromium. */
export const chromiumPath = '/usr/bin/chromium';

/** Makes sure of Chromium; answers what is in the way, or undefined when it is there. */
export function ensureChromium(): string | undefined {
  if (existsSync(chromiumPath)) return undefined;
  const advice = `There is no Chromium at ${chromiumPath}. On Debian: sudo apt-get install chromium.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return advice;

  console.log('Installing Chromium (apt-get install chromium).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: 'pipe' });
  aptGet(['update', '-q']);
  const { stdout, stderr } = aptGet(['install', '-q', '-y', '--no-install-recommends', 'chromium']);
  if (existsSync(chromiumPath)) return undefined;
  return `${advice}\n${`${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n')}`;
}
