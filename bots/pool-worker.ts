import { parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../games/entry.ts';
import { Answers, failureOf } from './answers.ts';
import type { ThreadReport, ThreadRequest, ThreadSetup } from './pool-protocol.ts';

const setup: ThreadSetup = workerData;
const list: { readonly games: readonly Pick<GameEntry, 'id' | 'game'>[] } = await import(setup.games);
const stop = new Int32Array(setup.stop);
const answers = new Answers(list.games, () => Atomics.load(stop, 0) === 1);

parentPort?.on('message', async (request: ThreadRequest) => {
  try {
    const choice = await answers.choose(request, () => report({ kind: 'begun' }));
    report({ kind: 'chosen', choice });
  } catch (fault) {
    report(failureOf(fault));
  }
});

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}
