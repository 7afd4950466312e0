import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server has used of the machine since it was last asked. */
export interface Usage {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Bytes that are resident now. */
  readonly memory: number;
  /** The longest time that its event loop was held up, in milliseconds. */
  readonly heldUp: number;
}

/** A program of the benchmark in a process of its own: it says when it is ready, and is told what to do. */
export class Program<Ready> {
  readonly ready: Ready;
  private readonly child: ReturnType<typeof fork>;

  static async start<Ready>(file: string, args: readonly string[] = []): Promise<Program<Ready>> {
    const child = fork(new URL(file, import.meta.url), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const [ready] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
    ]);
    return new Program<Ready>(child, ready);
  }

  private constructor(child: ReturnType<typeof fork>, ready: Ready) {
    this.child = child;
    this.ready = ready;
  }

  async ask<Reply>(what: unknown = null): Promise<Reply> {
    this.child.send({ what });
    return this.hear();
  }

  /** The next thing that it says. */
  async hear<Reply>(): Promise<Reply> {
    const [reply] = await once(this.child, 'message');
    return reply;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** In a server's process: says that it is ready, and tells what it uses whenever it is asked. */
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
