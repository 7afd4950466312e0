/**
 * `npm run bench:server`: how many moves a second the server takes from real players on real sockets, on durable
 * storage, beside boardgame.io's server under the same load. `-- --help` tells the options.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Postgres } from '../../server/testing/postgres.ts';
import { fetchPeers } from '../peers.ts';
import type { Measured, Work } from './load.ts';
import { Program, type Usage } from './program.ts';

const contestants = ['boardgame.io', 'sqlite', 'postgres', 'postgres-2', 'postgres-2-apart'] as const;
type Contestant = (typeof contestants)[number];

const { matches, seconds, only, paced } = new Command('bench:server')
  .description('Moves a second from real players on real sockets, durable, beside boardgame.io in memory.')
  .option('--matches <numbers>', 'matches of two at once', numbers, [2, 50, 200, 1000])
  .option('--seconds <number>', 'how long each is measured', number, 8)
  .addOption(new Option('--only <contestants...>', 'which servers').choices(contestants))
  .option('--no-paced', 'leave out the runs with one move a second for each match')
  .parse()
  .opts<{ matches: number[]; seconds: number; only?: Contestant[]; paced: boolean }>();

const names: Readonly<Record<Contestant, string>> = {
  'boardgame.io': 'boardgame.io 0.50.2, nothing stored',
  sqlite: 'ours, SQLite',
  postgres: 'ours, PostgreSQL',
  'postgres-2': 'ours, PostgreSQL, 2 processes',
  'postgres-2-apart': 'the same, each match at both',
};

fetchPeers();
console.log(
  `Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(2)} on ${cpus().length} cores, which servers, database and players share`,
);
const scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
const wanted = only ?? contestants;
const postgres = wanted.some((one) => one.startsWith('postgres'))
  ? await Postgres.start({ durable: true })
  : undefined;
try {
  for (const pacing of paced ? [false, true] : [false]) {
    for (const count of matches) {
      console.log(
        `\n${count} matches, ${pacing ? 'one move a second each' : 'as fast as the players answer'}`,
      );
      console.log(
        columns([
          '',
          'moves/s',
          'per CPU s',
          'p50 ms',
          'p99 ms',
          'MB',
          'held up ms',
          'move 1–100',
          '901–1,000',
        ]),
      );
      let peer: Figures | undefined;
      for (const contestant of wanted) {
        const figures = await run(contestant, count, pacing);
        if (contestant === 'boardgame.io') peer = figures;
        console.log(columns(line(names[contestant], figures)));
        if (figures.refused > 0) console.log(`    ${figures.refused} moves were refused`);
        if (peer !== undefined && peer !== figures && !pacing) {
          const times = (one: number, other: number) => (one / other).toFixed(2);
          console.log(
            `    ${times(figures.rate, peer.rate)} times the moves, ${times(figures.p99, peer.p99)} of its p99`,
          );
        }
      }
    }
  }
} finally {
  await postgres?.remove();
  await rm(scratch, { recursive: true, force: true });
}

interface Figures extends Measured {
  readonly rate: number;
  readonly perCpu: number;
  readonly memory: number;
  readonly heldUp: number;
}

async function run(contestant: Contestant, count: number, pacing: boolean): Promise<Figures> {
  const servers = await start(contestant);
  const load = await Program.start('./load.ts');
  try {
    const work: Work = {
      kind: contestant === 'boardgame.io' ? 'boardgame.io' : 'starboard',
      urls: servers.map(({ ready }) => ready),
      apart: contestant === 'postgres-2-apart',
      matches: count,
      paced: pacing,
      seconds,
    };
    await load.ask<'begun'>(work);
    for (const server of servers) await server.ask<Usage>();
    const measured = await load.hear<Measured>();
    const usage = await Promise.all(servers.map((server) => server.ask<Usage>()));
    const cpu = usage.reduce((sum, used) => sum + used.cpu, 0);
    return {
      ...measured,
      rate: measured.moves / measured.seconds,
      perCpu: measured.moves / cpu,
      memory: usage.reduce((sum, used) => sum + used.memory, 0),
      heldUp: Math.max(...usage.map((used) => used.heldUp)),
    };
  } finally {
    await load.stop();
    for (const server of servers) await server.stop();
  }
}

async function start(contestant: Contestant): Promise<Program<string>[]> {
  if (contestant === 'boardgame.io') return [await Program.start<string>('./boardgame-io-server.ts')];
  const data = await mkdtemp(join(scratch, 'data-'));
  if (contestant === 'sqlite') return [await Program.start<string>('./starboard-server.ts', [data])];
  const database = await postgres?.database();
  if (database === undefined) throw new Error('there is no PostgreSQL');
  const processes = contestant === 'postgres' ? 1 : 2;
  return Promise.all(
    Array.from({ length: processes }, () => Program.start<string>('./starboard-server.ts', [data, database])),
  );
}

function line(name: string, { rate, perCpu, p50, p99, memory, heldUp, early, late }: Figures): string[] {
  const fine = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(value < 10 ? 1 : 0));
  const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
  return [
    name,
    whole(rate),
    whole(perCpu),
    fine(p50),
    fine(p99),
    whole(memory / 1e6),
    fine(heldUp),
    fine(early),
    fine(late),
  ];
}

function columns([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(38)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}

function number(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('a whole number above nothing is wanted.');
}

function numbers(text: string): number[] {
  return text.split(',').map(number);
}
