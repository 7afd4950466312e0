/** The browser for tests and pictures: the system's Chromium. */
import { existsSync } from 'node:fs';
import { ensurePackage } from './apt.ts';

/** Where tests look for Chromium. */
export const chromiumPath = '/usr/bin/chromium';

/** Makes sure of Chromium; answers what is in the way, or undefined when it is there. */
export function ensureChromium(): string | undefined {
  return ensurePackage('chromium', () => existsSync(chromiumPath));
}
