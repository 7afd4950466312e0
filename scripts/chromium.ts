/** The browsers for tests and pictures: the system's Chromium, with and without its windows. */
import { existsSync } from 'node:fs';
import { ensurePackage } from './apt.ts';

/** The browser with all that people have of it. */
export const chromiumPath = '/usr/bin/chromium';

/** The same browser without its windows and services, which costs two thirds of the time. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

/** Makes sure of Chromium; answers what is in the way, or undefined when it is there. */
export function ensureChromium(): string | undefined {
  // Tests do without the shell, and take longer then.
  ensurePackage('chromium-headless-shell', () => existsSync(headlessShellPath));
  return ensurePackage('chromium', () => existsSync(chromiumPath));
}
