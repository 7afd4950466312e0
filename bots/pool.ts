import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { InputError } from '../kernel/error.ts';
import { isValue } from '../kernel/value.ts';
import { botById } from './bots.ts';
import { OpenAtThread } from './open-at-thread.ts';
import type { BotRequest, ThreadReport, ThreadSetup } from './pool-protocol.ts';

export type { BotRequest } from './pool-protocol.ts';

/** How long a bot may overrun its time or ignore a cancellation before its thread is terminated, in milliseconds. */
const patience = 1_000;
/** The longest time that a timer of Node measures, in milliseconds. */
const longestTimer = 2 ** 31 - 1;
/** The memory that a thread may use before it is terminated, in megabytes. */
const memory = 512;

const ourGames = new URL('../games/games.ts', import.meta.url).href;

interface Job {
  readonly request: BotRequest;
  readonly resolve: (choice: string) => void;
  readonly reject: (reason: unknown) => void;
  /** Nobody waits for the move any more. */
  cancelled: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly stop: Int32Array;
  readonly open: OpenAtThread;
  job: Job | undefined;
  end: NodeJS.Timeout | undefined;
}

/**
 * Runs bots in worker threads, so that they do not block the caller. Threads start when they are needed and do not keep
 * the process alive. Requests that find no free thread wait in a queue.
 */
export class BotPool {
  private readonly most: number;
  private readonly games: string;
  private readonly threads = new Set<Thread>();
  private readonly queue: Job[] = [];
  private closed = false;

  /** `games` is the URL of a module that exports a list `games`; by default ours. */
  constructor(options: { readonly threads?: number; readonly games?: string } = {}) {
    this.most = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.games = options.games ?? ourGames;
  }

  /**
   * Returns the bot's choice, one of those in the request. Rejects with {@link InputError} for an unknown bot or game,
   * with a descriptive error if the bot fails or overruns its time, and with the signal's reason if that is aborted.
   */
  choose(request: BotRequest, signal?: AbortSignal): Promise<string> {
    if (this.closed) return Promise.reject(new Error('the bots have gone home'));
    if (botById(request.bot) === undefined) {
      return Promise.reject(new InputError('unknown-bot', `there is no bot ${request.bot}`));
    }
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const job: Job = {
        request,
        cancelled: false,
        resolve: (choice) => {
          signal?.removeEventListener('abort', abort);
          resolve(choice);
        },
        reject: (reason) => {
          signal?.removeEventListener('abort', abort);
          reject(reason);
        },
      };
      const abort = () => this.cancel(job, signal?.reason);
      signal?.addEventListener('abort', abort);
      this.queue.push(job);
      this.assign();
    });
  }

  /** Terminates all threads, and rejects all waiting requests. */
  async close(): Promise<void> {
    this.closed = true;
    const threads = [...this.threads];
    for (const job of [...this.queue, ...threads.flatMap((thread) => thread.job ?? [])]) {
      this.cancel(job, new Error('the bots have gone home'));
    }
    await Promise.all(threads.map((thread) => this.drop(thread)));
  }

  private cancel(job: Job, reason: unknown): void {
    job.cancelled = true;
    job.reject(reason);
    const waiting = this.queue.indexOf(job);
    if (waiting >= 0) this.queue.splice(waiting, 1);
    for (const thread of this.threads) {
      if (thread.job !== job) continue;
      Atomics.store(thread.stop, 0, 1);
      this.endAfter(thread, patience);
    }
  }

  private assign(): void {
    for (;;) {
      const job = this.queue[0];
      if (job === undefined) return;
      const idle = [...this.threads].find((thread) => thread.job === undefined);
      if (idle === undefined && this.threads.size >= this.most) return;
      this.queue.shift();
      this.begin(idle ?? this.start(), job);
    }
  }

  private begin(thread: Thread, job: Job): void {
    thread.job = job;
    Atomics.store(thread.stop, 0, 0);
    try {
      thread.worker.postMessage(thread.open.messageFor(job.request));
      thread.worker.ref();
    } catch (fault) {
      thread.job = undefined;
      job.reject(fault);
    }
  }

  private start(): Thread {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const setup: ThreadSetup = { games: this.games, stop: shared };
    const worker = new Worker(new URL('./pool-worker.ts', import.meta.url), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const thread: Thread = {
      worker,
      stop: new Int32Array(shared),
      open: new OpenAtThread(),
      job: undefined,
      end: undefined,
    };
    this.threads.add(thread);
    worker.unref();
    worker.on('message', (report: ThreadReport) => this.hear(thread, report));
    worker.on('error', (fault) => this.lose(thread, fault.message));
    worker.on('exit', () => this.lose(thread, 'its thread ended'));
    return thread;
  }

  private hear(thread: Thread, report: ThreadReport): void {
    const { job } = thread;
    if (job === undefined) return;
    if (report.kind === 'begun') {
      if (!job.cancelled) this.endAfter(thread, job.request.ms + patience);
      return;
    }
    clearTimeout(thread.end);
    thread.job = undefined;
    thread.worker.unref();
    if (report.kind === 'failed') {
      // It may have failed before the game was open.
      thread.open.forget(job.request);
      job.reject(
        report.code === undefined
          ? new Error(complaint(job.request, report.message))
          : new InputError(report.code, report.message),
      );
    } else if (isOffered(job.request, report.choice)) {
      job.resolve(report.choice);
    } else {
      job.reject(new Error(complaint(job.request, `it chose ${report.choice}, which is not legal`)));
    }
    this.assign();
  }

  private endAfter(thread: Thread, ms: number): void {
    clearTimeout(thread.end);
    thread.end = setTimeout(() => this.lose(thread, 'it did not come to an end'), Math.min(ms, longestTimer));
  }

  private lose(thread: Thread, message: string): void {
    if (!this.threads.has(thread)) return;
    const { job } = thread;
    job?.reject(new Error(complaint(job.request, message)));
    void this.drop(thread);
    this.assign();
  }

  private async drop(thread: Thread): Promise<void> {
    clearTimeout(thread.end);
    this.threads.delete(thread);
    await thread.worker.terminate();
  }
}

/** The server checks values by the rules. */
function isOffered({ choices }: BotRequest, choice: string): boolean {
  return choices.length === 0 ? isValue(choice) : choices.includes(choice);
}

function complaint({ bot, game, seat }: BotRequest, message: string): string {
  return `the bot ${bot} failed at ${game}, seat ${seat}: ${message}`;
}
