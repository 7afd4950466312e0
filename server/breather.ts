import { setImmediate } from 'node:timers/promises';

/** How long work may hold up everybody else, in milliseconds. */
const longest = 5;

/** Lets long work step aside for others again and again: call the function between two pieces of it. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await setImmediate();
    since = performance.now();
  };
}
