import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How long it took others to get `/healthz` during an attack, in milliseconds. */
export interface RoundTrips {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** How often the probe asks, in milliseconds. */
const period = 10;

/** Somebody else's requests to an attacked server, from a thread that shares no event loop with the attackers. */
export class Probe {
  private readonly worker: Worker;

  constructor(url: string) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: url });
  }

  /** Stops asking, and reports. */
  async end(): Promise<RoundTrips> {
    const reported = new Promise<RoundTrips>((resolve, reject) => {
      this.worker.once('message', resolve);
      this.worker.once('error', reject);
    });
    this.worker.postMessage('end');
    const report = await reported;
    await this.worker.terminate();
    return report;
  }
}

if (!isMainThread && typeof workerData === 'string') await ask(workerData);

async function ask(url: string): Promise<void> {
  let ended = false;
  parentPort?.once('message', () => {
    ended = true;
  });
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (!ended) {
    const sent = performance.now();
    const isReplied = await request(url, agent);
    const took = performance.now() - sent;
    // Whoever would have asked meanwhile would have waited for the rest of that time.
    if (isReplied) for (let waited = took; waited > 0; waited -= period) times.push(waited);
    await setTimeout(Math.max(0, period - took));
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  parentPort?.postMessage({
    median: at(0.5),
    p99: at(0.99),
    longest: times.at(-1) ?? Number.NaN,
  } satisfies RoundTrips);
}

/** Whether the server replied. It does not while an attack restarts it. */
function request(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/healthz`, { agent }, (response) => {
      response.resume();
      response.once('close', () => resolve(true));
    }).once('error', () => resolve(false));
  });
}
