import type { Plan } from '../../simulation/plan.ts';
import type { Result } from '../../simulation/play-match.ts';
import type { Order, Report } from './simulation-protocol.ts';

/** More threads would only make the reader's machine hot. */
const mostThreads = 4;
/** Matches that a thread is given at a time: few, so that the progress moves and no thread ends long after the others. */
const portion = 5;

/**
 * Plays all matches of some plans in threads of the browser, the plans in turn so that all are as far whenever it is
 * stopped, and calls back with each portion of results as it comes, in no order. Resolves when all are played or the
 * signal is aborted, rejects when a match breaks.
 */
export async function simulate(
  plans: readonly Plan[],
  signal: AbortSignal,
  played: (results: readonly Result[]) => void,
): Promise<void> {
  const orders = ordersOf(plans);
  const threads = Math.min(mostThreads, Math.max(1, navigator.hardwareConcurrency - 1));
  const workers = Array.from({ length: threads }, () => {
    return new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' });
  });

  function work(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      const more = (): void => {
        const order = orders.shift();
        if (order === undefined) resolve();
        else worker.postMessage(order);
      };
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data.kind === 'failed') {
          reject(new Error(data.message));
        } else {
          played(data.results);
          more();
        }
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      signal.addEventListener('abort', () => resolve());
      more();
    });
  }

  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

/** All matches in portions, in the order in which they are played. */
export function ordersOf(plans: readonly Plan[]): Order[] {
  const most = Math.max(...plans.map(({ matches }) => matches));
  const orders: Order[] = [];
  for (let first = 0; first < most; first += portion) {
    for (const plan of plans) {
      const count = Math.min(portion, plan.matches - first);
      if (count > 0) orders.push({ plan, numbers: Array.from({ length: count }, (_, more) => first + more) });
    }
  }
  return orders;
}
