import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StoragePlace } from '../open-storage.ts';
import type { Beats } from '../presence.ts';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** A server in a process of its own, which a test may stop or kill. */
export class Child {
  readonly url: string;
  readonly process: ChildProcess;

  /**
   * `within` is a command that runs the one that follows it, in the same process; `beats` is for tests that cannot wait
   * as long as it usually takes until a process counts as dead; `games` is a module with games that are served instead of those of
   * the kit.
   */
  static async start(
    { data, database }: StoragePlace,
    {
      within = [],
      beats,
      games,
    }: { readonly within?: readonly string[]; readonly beats?: Beats; readonly games?: string } = {},
  ): Promise<Child> {
    const args = [process.execPath, program, data, ...(database === undefined ? [] : [database])];
    const [command = process.execPath, ...rest] = [...within, ...args];
    const env = { ...process.env, BEATS: beats && JSON.stringify(beats), GAMES: games };
    const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    child.on('exit', () => running.delete(child));
    for await (const url of createInterface({ input: child.stdout })) return new Child(child, url);
    throw new Error('the server did not start');
  }

  /** Ends all that are still running. */
  static killAll(): void {
    for (const child of running) child.kill('SIGKILL');
  }

  private constructor(child: ChildProcess, url: string) {
    this.process = child;
    this.url = url;
  }

  /** Ends it at once, wherever it is. */
  async kill(): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }

  /** Tells it to stop; answers its exit status, null if a signal ended it. */
  async stop(): Promise<number | null> {
    const gone = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const [status] = await gone;
    return typeof status === 'number' ? status : null;
  }
}
