import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../../../kernel/chance.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { SetupError } from '../../../data-folder.ts';
import type { Entry } from '../../../entry.ts';
import { openStorage } from '../../../open-storage.ts';
import type { Storage } from '../../../storage/storage.ts';
import { Player, type TableClient } from '../../player.ts';
import type { Attack } from '../attacks.ts';
import type { Target } from '../target.ts';

const tables = 12;
const scales = {
  short: { moves: 3, flips: 15, restarts: 1 },
  full: { moves: 40, flips: 400, restarts: 20 },
};

/** What became of the tables after a damaged byte, each table counted once for each byte. */
interface Tally {
  kept: number;
  closed: number;
  /** Acknowledged entries are missing or changed, and nobody is told. */
  silent: number;
  /** A table is closed although only the file of heads was damaged, and no log. */
  inVain: number;
  /** People are told something else than the truth, or a stack trace. */
  untrue: number;
  /** The server does not start, and says why in a sentence. */
  notStarted: number;
}

interface Played {
  readonly id: string;
  readonly player: Player;
  readonly client: TableClient;
}

export const attack: Attack = {
  name: 'damaged-disk',
  does: 'kills the server after moves at twelve tables and flips one byte of its files, again and again',
  async run(target, scale) {
    const { moves, flips, restarts } = scales[scale];
    const scratch = await mkdtemp(join(tmpdir(), 'starboard-disk-'));
    try {
      const played = await playAll(target, moves);
      await target.stop('SIGKILL');
      const full = join(scratch, 'full');
      await cp(target.data, full, { recursive: true });
      const logs = await logsIn(full, played, scratch);
      // Once more without anything in SQLite's log, where only the database can be hit.
      await target.run();
      await target.stop('SIGTERM');
      const settled = join(scratch, 'settled');
      await cp(target.data, settled, { recursive: true });

      const dice = seeded('damaged disk');
      const tally: Tally = { kept: 0, closed: 0, silent: 0, inVain: 0, untrue: 0, notStarted: 0 };
      for (let flip = 0; flip < flips; flip++) {
        const data = join(scratch, 'flipped');
        const file = await flipOne(flip % 3 === 0 ? settled : full, data, dice);
        const { closed } = tally;
        await readAll(data, logs, tally);
        if (file.includes('heads')) tally.inVain += tally.closed - closed;
      }
      for (let restart = 0; restart < restarts; restart++) {
        await flipOne(restart % 3 === 0 ? settled : full, target.data, dice);
        await playOn(target, played, tally);
      }
      await rm(target.data, { recursive: true });
      await cp(full, target.data, { recursive: true });
      await target.run();
      const bytes = flips + restarts;
      return [
        { what: `tables of ${bytes * tables} that lost something silently`, measured: tally.silent, most: 0 },
        { what: 'tables closed in vain', measured: tally.inVain, most: 0 },
        { what: 'untrue messages', measured: tally.untrue, most: 0 },
        // How many a byte reaches depends on where it lies: the figure is to be looked at.
        { what: 'tables closed', measured: tally.closed, most: bytes * tables },
        { what: `starts of ${bytes} refused with a sentence`, measured: tally.notStarted, most: bytes / 4 },
      ];
    } finally {
      await rm(scratch, { recursive: true });
    }
  },
};

/** Moves at all tables in turn, each acknowledged. */
async function playAll(target: Target, moves: number): Promise<Played[]> {
  const played: Played[] = [];
  for (let table = 0; table < tables; table++) {
    const player = await Player.arrive(target.url);
    const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
    const { id } = await player.open({ game: 'carcassonne', seats });
    const client = await player.connect(id);
    played.push({ id, player, client });
  }
  for (let move = 0; move < moves; move++) for (const { client } of played) await moveOnce(client);
  return played;
}

async function moveOnce(client: TableClient): Promise<void> {
  await client.until(() => client.decisions.length > 0);
  const [decision] = client.decisions;
  const reply = await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '', {
    id: `move ${client.seq}`,
  });
  if (reply.type !== 'accepted') throw new Error(reply.code);
  await client.until(() => client.seq >= reply.seq);
}

/** The logs as they were acknowledged. */
async function logsIn(
  folder: string,
  played: readonly Played[],
  scratch: string,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const data = join(scratch, 'sound');
  await cp(folder, data, { recursive: true });
  const { storage } = await openStorage({ data });
  try {
    const logs = new Map<string, readonly Entry[]>();
    for (const { id } of played) logs.set(id, await storage.read(id, 0));
    return logs;
  } finally {
    await storage.close();
  }
}

/** Copies the folder with one bit turned in one of its files, and returns the name of that file. */
async function flipOne(from: string, to: string, dice: Chance): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files: { readonly path: string; readonly bytes: Buffer }[] = [];
  // SQLite writes the `-shm` file anew.
  for (const name of (await readdir(to)).filter((file) => !file.endsWith('-shm')).sort()) {
    const path = join(to, name);
    const bytes = await readFile(path);
    if (bytes.length > 0) files.push({ path, bytes });
  }
  const file = files[dice.pick(files.length)];
  if (file === undefined) throw new Error('there is nothing to damage');
  const at = dice.pick(file.bytes.length);
  file.bytes.writeUInt8(file.bytes.readUInt8(at) ^ (1 << dice.pick(8)), at);
  await writeFile(file.path, file.bytes);
  return basename(file.path);
}

/** Reads all logs by the storage alone, as a server that has just started. */
async function readAll(
  data: string,
  logs: ReadonlyMap<string, readonly Entry[]>,
  tally: Tally,
): Promise<void> {
  let storage: Storage;
  try {
    ({ storage } = await openStorage({ data }));
  } catch (failure) {
    if (failure instanceof SetupError) tally.notStarted++;
    else tally.untrue++;
    return;
  }
  for (const [id, log] of logs) {
    try {
      if (isDeepStrictEqual(await storage.read(id, 0), log)) tally.kept++;
      else tally.silent++;
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'StorageDamage') tally.closed++;
      else tally.untrue++;
    }
  }
  await storage.close();
}

/** Starts the server on what is left, and moves once at each table that it shows. */
async function playOn(target: Target, played: readonly Played[], tally: Tally): Promise<void> {
  const before = target.log.length;
  try {
    await target.run();
  } catch {
    const said = target.log.slice(before);
    if (said.length === 1 && said[0]?.startsWith('starboard: cannot ')) tally.notStarted++;
    else tally.untrue++;
    return;
  }
  for (const { id, player, client } of played) {
    const response = await player.request('GET', `/tables/${id}`);
    if (response.status !== 200) {
      if ((await response.text()).includes('"damaged"')) tally.closed++;
      else tally.untrue++;
      continue;
    }
    const back = await player.connect(id);
    await back.until(() => back.seq >= 0);
    if (back.seq >= client.seq && isDeepStrictEqual(back.view, client.view)) {
      tally.kept++;
      await moveOnce(back);
    } else tally.silent++;
    await back.close();
  }
  await target.stop('SIGKILL');
}
