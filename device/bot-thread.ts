import { OpenAtThread } from '../bots/open-at-thread.ts';
import type { BotRequest, ThreadReport } from '../bots/pool-protocol.ts';
import type { MoveChooser } from '../server/bot-seats.ts';
import { Queue } from '../server/queue.ts';

/** How long a bot may overrun its time before its thread is terminated, in milliseconds. */
const patience = 1000;

/** Lets bots think in a thread of the browser, one after another. */
export class BotThread implements MoveChooser {
  private readonly queue = new Queue();
  private thread: { readonly worker: Worker; readonly open: OpenAtThread } | undefined;

  /** Returns the bot's choice. Rejects if it fails or overruns its time, or with the signal's reason. */
  choose(request: BotRequest, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort);
      this.queue
        .run(async () => (signal?.aborted ? '' : this.ask(request)))
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', abort));
    });
  }

  private ask(request: BotRequest): Promise<string> {
    this.thread ??= {
      worker: new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
      open: new OpenAtThread(),
    };
    const { worker, open } = this.thread;
    return new Promise((resolve, reject) => {
      let end: ReturnType<typeof setTimeout> | undefined;
      const lose = (message: string) => {
        clearTimeout(end);
        worker.terminate();
        this.thread = undefined;
        reject(new Error(`the bot ${request.bot} failed at ${request.game}: ${message}`));
      };
      worker.onerror = ({ message }) => lose(message);
      worker.onmessage = ({ data }: MessageEvent<ThreadReport>) => {
        if (data.kind === 'begun') {
          end = setTimeout(() => lose('it did not come to an end'), request.ms + patience);
          return;
        }
        clearTimeout(end);
        if (data.kind === 'chosen') resolve(data.choice);
        else {
          open.forget(request);
          reject(new Error(data.message));
        }
      };
      worker.postMessage(open.messageFor(request));
    });
  }
}
