/**
 * `npm run bench:storage`: the cost of ten thousand stored open matches at the start of a server, and how long writing
 * to disk blocks the event loop, on both storages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Entry } from '../server/entry.ts';
import { openStorage, type StoragePlace } from '../server/open-storage.ts';
import type { Storage } from '../server/storage/storage.ts';
import { Child } from '../server/testing/child-process.ts';
import { cardOf } from '../server/testing/games.ts';
import { Player } from '../server/testing/player.ts';
import { Postgres } from '../server/testing/postgres.ts';

const tables = 10_000;
const writers = 200;
/** How long writing is measured, in milliseconds. */
const watched = 10_000;

const scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
const postgres = await Postgres.start({ durable: true });
try {
  for (const name of ['SQLite', 'PostgreSQL']) {
    const fresh = async (): Promise<StoragePlace> => {
      const data = await mkdtemp(join(scratch, 'data-'));
      return name === 'SQLite' ? { data } : { data, database: await postgres.database() };
    };
    const [empty, full] = [await fresh(), await fresh()];
    await fill(full);
    console.log(`${name}, a server with no table:         ${await startUp(empty)}`);
    console.log(`${name}, with ${tables} open matches:    ${await startUp(full)}`);
    console.log(`${name}, event loop with nothing to do:  ${await eventLoop(() => setTimeout(watched / 5))}`);
    console.log(`${name}, event loop while writing:       ${await whileWriting(await fresh())}`);
  }
} finally {
  Child.killAll();
  await postgres.remove();
  await rm(scratch, { recursive: true });
}

/** Stores many copies of one real match in the middle of play. */
async function fill(place: StoragePlace): Promise<void> {
  const server = await Child.start(place);
  const ann = await Player.arrive(server.url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const client = await ann.connect(id);
  await client.until(() => client.seq === 0);
  for (let moves = 0; moves < 4; moves++) {
    const [decision] = client.decisions;
    const reply = await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '');
    if (reply.type === 'accepted') await client.until(() => client.seq === reply.seq);
  }
  await client.close();
  await server.stop();

  const { storage } = await openStorage(place);
  const log = await storage.read(id, 0);
  const [card] = await storage.tablesOf(ann.account.id, 1);
  if (card === undefined) throw new Error('the match has no card');
  await Promise.all(
    Array.from({ length: tables - 1 }, (_, at) =>
      storage.append(`copy${at}`, 0, log, { ...card, id: `copy${at}` }),
    ),
  );
  await storage.close();
}

/** The median time until a server is ready, and its memory then, over five starts. */
async function startUp(place: StoragePlace): Promise<string> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let start = 0; start < 5; start++) {
    const began = performance.now();
    const server = await Child.start(place);
    times.push(performance.now() - began);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    sizes.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6);
    await server.stop();
  }
  return `open after ${median(times).toFixed(0)} ms, ${median(sizes).toFixed(0)} MB`;
}

/** Many tables append at the same time, each as soon as its last entry is on disk. SQLite checkpoints meanwhile. */
async function whileWriting(place: StoragePlace): Promise<string> {
  const { storage } = await openStorage(place);
  let written = 0;
  const delays = await eventLoop(async () => {
    const end = Date.now() + watched;
    await Promise.all(
      Array.from({ length: writers }, async (_, at) => {
        for (let after = 0; Date.now() < end; after++, written++) await append(storage, `w${at}`, after);
      }),
    );
  });
  await storage.close();
  return `${delays}; ${Math.round(written / (watched / 1000))} entries a second on disk`;
}

function append(storage: Storage, table: string, after: number): Promise<void> {
  const entry: Entry = {
    kind: 'played',
    seat: 0,
    choice: 'choice',
    draws: [1, 2, 3],
    account: 'a'.repeat(36),
    command: String(after),
    at: after,
  };
  const card = cardOf(table, { game: 'duel', changed: after, since: after });
  return storage.append(table, after, [entry], card);
}

/**
 * Measures how long the event loop was blocked during some work: by the clock, and by the CPU time of its own thread.
 * By the clock alone, a busy machine would look like a busy server.
 */
async function eventLoop(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let longest = 0;
  let before = ownTime();
  const looking = setInterval(() => {
    const now = ownTime();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  delay.enable();
  await work();
  delay.disable();
  clearInterval(looking);
  const ms = (nanoseconds: number) => (nanoseconds / 1e6 - 1).toFixed(1);
  return (
    `held up p50 ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms, at most ${ms(delay.max)} ms, ` +
    `of its own work at most ${longest.toFixed(1)} ms`
  );
}

/** The CPU time of this thread in milliseconds. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
