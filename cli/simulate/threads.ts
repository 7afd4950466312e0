import { Worker } from 'node:worker_threads';
import type { Plan } from '../../simulation/plan.ts';
import type { Result } from '../../simulation/play-match.ts';
import { failure } from '../command-error.ts';

/** Portions that each thread is given at least, so that none is left with nothing to do at the end. */
const portions = 8;

/** What a thread is started with: what it plays, and the module that lists the games. */
export interface ThreadSetup {
  readonly plan: Plan;
  readonly module: string;
}

/**
 * Plays all matches of a plan in that many threads. Results come back in the order of their numbers. `module` lists the
 * games.
 */
export async function simulate(
  plan: Plan,
  module: string,
  threads: number,
  progress: () => void,
): Promise<Result[]> {
  const results = new Array<Result>(plan.matches);
  const portion = Math.max(1, Math.floor(plan.matches / (threads * portions)));
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, plan.matches) }, () => {
    const setup: ThreadSetup = { plan, module };
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
  });

  function work(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      let open = 0;
      const more = () => {
        const numbers = Array.from({ length: Math.min(portion, plan.matches - next) }, () => next++);
        open = numbers.length;
        if (open > 0) worker.postMessage(numbers);
        else resolve();
      };
      worker.on('message', ({ number, result }: { number: number; result: Result }) => {
        results[number] = result;
        progress();
        if (--open === 0) more();
      });
      worker.on('error', (fault) => reject(failure(`the simulation broke: ${fault.message}`)));
      more();
    });
  }

  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
