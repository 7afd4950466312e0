import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Player } from '../player.ts';
import type { Question } from './loop-watch.ts';
import { Probe, type RoundTrips } from './probe.ts';

const program = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));
const loopWatch = new URL('./loop-watch.ts', import.meta.url).href;

export interface TargetOptions {
  /** The URL of a PostgreSQL database; a data folder of its own if it is left out. */
  readonly database?: string;
  /** The size of the JavaScript heap in MB, for a server on a small machine. */
  readonly heap?: number;
  /** A module that is loaded into the server before its own program. */
  readonly preload?: URL;
  /** Further options of `starboard serve`. */
  readonly options?: readonly string[];
}

/** What the attack did to others and to the machine. */
export interface Toll {
  /** How long others waited for `/healthz`. */
  readonly roundTrips: RoundTrips;
  /** The longest turn of the server's event loop, in milliseconds of processor time. */
  readonly held: number;
  /** The most memory that the server had at any time, in MB; `NaN` where the system does not tell. */
  readonly memory: number;
}

/** `starboard serve` as anybody starts it, in a process of its own, to be attacked and measured from outside. */
export class Target {
  readonly data: string;
  /** The lines of the server's log, also of those before a restart. */
  readonly log: string[] = [];
  private readonly options: TargetOptions;
  private running: ChildProcess | undefined;
  private port = 0;
  private probe: Probe | undefined;
  private held = 0;
  private memory = 0;

  /** Starts the server on an empty data folder. */
  static async start(options: TargetOptions = {}): Promise<Target> {
    const target = new Target(await mkdtemp(join(tmpdir(), 'starboard-attack-')), options);
    await target.run();
    return target;
  }

  private constructor(data: string, options: TargetOptions) {
    this.data = data;
    this.options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The process of the server. */
  get process(): ChildProcess {
    if (this.running === undefined) throw new Error('the server is not running');
    return this.running;
  }

  /**
   * Lets a new guest come from an address that is not the server's own, where limits hold. The server believes it, as it
   * believes every proxy on its machine.
   */
  arrive(address: string): Promise<Player> {
    return Player.arrive(this.url, address);
  }

  /** Ends the server by a signal, if it runs; resolves when it has gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { running } = this;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    await this.noteToll();
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  /** Starts the server again at the same port, on the same data. */
  async run(): Promise<void> {
    const { database, heap, preload, options = [] } = this.options;
    const server = spawn(
      process.execPath,
      [
        ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
        ...(preload === undefined ? [] : ['--import', preload.href]),
        ...['--import', loopWatch, program, 'serve', '--host', '127.0.0.1', '--port', String(this.port)],
        ...(database === undefined ? ['--data', this.data] : ['--database', database]),
        ...options,
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    this.running = server;
    const { stdout, stderr } = server;
    if (stdout === null || stderr === null) throw new Error('the server has no output');
    createInterface({ input: stderr }).on('line', (line) => this.log.push(line));
    for await (const line of createInterface({ input: stdout })) {
      const port = /open at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.port = Number(port);
      await askWatch(server, 'begin');
      return;
    }
    throw new Error(`the server did not start: ${this.log.join('\n')}`);
  }

  /** Begins to measure what others wait, and what the server takes. */
  async measure(): Promise<void> {
    await askWatch(this.process, 'begin');
    this.probe = new Probe(this.url);
  }

  /** Ends the measurement. */
  async toll(): Promise<Toll> {
    if (this.probe === undefined) throw new Error('nothing is being measured');
    const roundTrips = await this.probe.end();
    this.probe = undefined;
    await this.noteToll();
    return { roundTrips, held: this.held, memory: this.memory };
  }

  /** Ends the server at once and removes its data. */
  async close(): Promise<void> {
    await this.probe?.end();
    if (this.running?.exitCode === null && this.running.signalCode === null) {
      const gone = once(this.running, 'exit');
      this.running.kill('SIGKILL');
      await gone;
    }
    await rm(this.data, { recursive: true, force: true });
  }

  /** Notes the figures of the process that runs now. */
  private async noteToll(): Promise<void> {
    const { running } = this;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    this.held = Math.max(this.held, await askWatch(running, 'longest'));
    this.memory = Math.max(this.memory, await mostMemory(running));
  }
}

/** Asks the loop watch in the server; 0 if the server has gone. */
async function askWatch(server: ChildProcess, question: Question): Promise<number> {
  const reply = Promise.race([once(server, 'message'), once(server, 'exit').then(() => [0])]);
  server.send(question);
  return Number((await reply)[0]);
}

/** The most memory that a process ever had, in MB. Only Linux tells. */
async function mostMemory({ pid }: ChildProcess): Promise<number> {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  return Number(/VmHWM:\s*(\d+)/.exec(await readFile(path, 'utf8'))?.[1]) / 1024;
}
