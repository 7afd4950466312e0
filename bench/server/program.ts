import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The resources that a server has used since the last report. */
export interface Usage {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly memory: number;
  /** The longest time that its event loop was blocked, in milliseconds. */
  readonly heldUp: number;
}

type Child = ReturnType<typeof fork>;

/** A program of the benchmark in its own process. It reports when it is ready, and receives commands. */
export class Program<Ready> {
  readonly ready: Ready;
  private readonly child: Child;
  private readonly file: string;

  static async start<Ready>(file: string, args: readonly string[] = []): Promise<Program<Ready>> {
    const child = fork(new URL(file, import.meta.url), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const [ready] = await Promise.race([once(child, 'message'), ended(child, file)]);
    return new Program<Ready>(child, file, ready);
  }

  private constructor(child: Child, file: string, ready: Ready) {
    this.child = child;
    this.file = file;
    this.ready = ready;
  }

  async ask<Reply>(what: unknown = null): Promise<Reply> {
    this.child.send({ what });
    return this.hear();
  }

  /** Waits for its next message. */
  async hear<Reply>(): Promise<Reply> {
    const [reply] = await Promise.race([once(this.child, 'message'), ended(this.child, this.file)]);
    return reply;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** Rejects when the program exits unexpectedly, because no more messages will come from it. */
async function ended(child: Child, file: string): Promise<never> {
  await once(child, 'exit');
  throw new Error(`${file} has ended`);
}

/** In a server's process: reports that it is ready, and its resources on request. */
export function reportUsage(ready: unknown): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const usage: Usage = {
      cpu: (user + system) / 1e6,
      memory: process.memoryUsage.rss(),
      heldUp: Math.max(0, delay.max / 1e6 - 1),
    };
    delay.reset();
    process.send?.(usage);
  });
  process.send?.(ready);
}
