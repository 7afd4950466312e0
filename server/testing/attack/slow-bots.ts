/**
 * Loaded into the attacked server before its own program. Each thread of the bots begins so late with a reaction, as if it
 * had many other moves to choose.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ThreadRequest } from '../../../bots/pool-protocol.ts';

/** In milliseconds: longer than a reaction of a bot takes. */
const delay = 250;
/** Bots have less time than this for a reaction, and more for their turns, in milliseconds. */
const shortTime = 1000;

if (!isMainThread && parentPort !== null && typeof workerData === 'object' && 'games' in workerData) {
  const on = parentPort.on.bind(parentPort);
  Object.assign(parentPort, {
    on: (event: string, listener: (request: ThreadRequest) => void) =>
      on(event, (request: ThreadRequest) => {
        const end = performance.now() + (request.ms < shortTime ? delay : 0);
        while (performance.now() < end);
        listener(request);
      }),
  });
}
