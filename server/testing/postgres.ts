import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresFolder } from './postgres-folder.ts';

/** A PostgreSQL of its own in a folder of its own, for tests. */
export class Postgres {
  private readonly folder: string;
  private readonly port: number;
  private readonly as: { readonly uid?: number; readonly gid?: number };
  private child: ChildProcess | undefined;
  private count = 0;
  private readonly end = () => this.child?.kill('SIGQUIT');

  /** Makes a database server and starts it. `durable` writes through to the disk, which only measurements need. */
  static async start({ durable = false } = {}): Promise<Postgres> {
    const folder = await mkdtemp(join(tmpdir(), 'starboard-pg-'));
    // PostgreSQL refuses to run as root.
    const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
    if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
    await chmod(folder, 0o700);
    const args = ['-D', join(folder, 'data'), '--no-sync', '-A', 'trust', '-U', 'starboard', '-E', 'UTF8'];
    const made = spawnSync(program('initdb'), [...args, '--locale=C'], {
      ...as,
      cwd: folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`);
    const postgres = new Postgres(folder, await freePort(), as, durable);
    await postgres.up();
    return postgres;
  }

  private readonly durable: boolean;

  private constructor(
    folder: string,
    port: number,
    as: { readonly uid?: number; readonly gid?: number },
    durable: boolean,
  ) {
    this.folder = folder;
    this.port = port;
    this.as = as;
    this.durable = durable;
  }

  /** The URL of an empty database. */
  async database(): Promise<string> {
    const name = `test${this.count++}`;
    const client = new Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  /** Starts it again where it was stopped. */
  async up(): Promise<void> {
    const settings = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.folder}`,
    ];
    if (!this.durable) settings.push('fsync=off');
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
    this.child = spawn(program('postgres'), args, { ...this.as, cwd: this.folder, stdio: 'ignore' });
    process.on('exit', this.end);
    const end = Date.now() + 20_000;
    for (;;) {
      const client = new Client({ connectionString: this.url('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (failure) {
        if (Date.now() > end || this.child.exitCode !== null) throw failure;
        await setTimeout(50);
      }
    }
  }

  /** Stops it as a restart of its machine would: every connection breaks. */
  async down(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    process.off('exit', this.end);
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  }

  /** Stops it for ever. */
  async remove(): Promise<void> {
    await this.down();
    await rm(this.folder, { recursive: true });
  }

  private url(database: string): string {
    return `postgres://starboard@127.0.0.1:${this.port}/${database}`;
  }
}

function program(name: string): string {
  const folder = postgresFolder();
  if (folder === undefined) throw new Error('there is no PostgreSQL here: npm test says how to install it');
  return join(folder, name);
}

function idOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
