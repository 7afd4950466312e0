import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { hostName } from './proxies.ts';

const program = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** `starboard serve` as it is run behind a proxy. */
export class Served {
  readonly port: number;
  private readonly child: ChildProcess;

  /** `port` 0 takes any that is free. `args` say where everything is kept. */
  static async start(port: number, ...args: readonly string[]): Promise<Served> {
    const options = ['--host', '127.0.0.1', '--port', String(port), '--host-name', hostName, ...args];
    const child = spawn(process.execPath, [program, 'serve', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\S+/.exec(line)?.[0];
      if (url !== undefined) return new Served(child, Number(new URL(url).port));
    }
    throw new Error('the server did not start');
  }

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  /** How many browsers are connected to tables. */
  async connections(): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    return Number(/^starboard_connections (\d+)$/m.exec(figures)?.[1]);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
