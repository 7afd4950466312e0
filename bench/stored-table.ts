/**
 * A long match on disk. `node stored-table.ts DATA copies|log` reads it once, with its checkpoints or from the log
 * alone, and prints the milliseconds until it was ready.
 */

import type { Game } from '../kernel/game.ts';
import { sampleBring } from '../kernel/match.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Entry, Opened, TableCheckpoint } from '../server/entry.ts';
import { openStorage } from '../server/open-storage.ts';
import { OpenedGames } from '../server/opened-games.ts';
import { readTable } from '../server/reading.ts';
import { TableState } from '../server/table-state.ts';
import { outpost as typed } from '../testkit/games/outpost/game.ts';

const outpost: Game = typed;
const [table, seats] = ['long', 4];
/** Number of moves after which the server stores a checkpoint. */
const spacing = 256;

const [data, from] = process.argv.slice(2);
if (import.meta.main && data !== undefined) {
  process.stdout.write(String(await readingTime(data, from === 'copies')));
}

/** Stores a table of outpost after a given number of random moves, as a server does. */
export async function storeTable(folder: string, moves: number): Promise<void> {
  const { storage } = await openStorage({ data: folder });
  const games = new OpenedGames([{ id: outpost.id, game: () => Promise.resolve(outpost) }], storage);
  const { opened: game, noted, contents } = await games.openNew(outpost.id, { rounds: 1000 });
  await games.keep({ contents });
  const opened: Entry & Opened = {
    kind: 'opened',
    log: 1,
    account: 'ann',
    game: outpost.id,
    version: outpost.version,
    holders: Array.from({ length: seats }, () => ({ kind: 'open' })),
    ...noted,
    secret: '5e'.repeat(32),
    listed: false,
    spectators: true,
    at: 1,
  };
  const state = new TableState(table, game, opened);
  const entries: Entry[] = [opened];
  const holders = opened.holders.map(() => ({ kind: 'bot', bot: 'random' }) as const);
  const contributions = holders.map(() => '01'.repeat(32));
  const { bring } = sampleBring(game.rules, seats, seeded('what seats bring'));
  const started: Entry = { ...state.opening(holders, contributions, bring), at: 2 };
  state.take(started);
  entries.push(started);
  const copies: { readonly entry: number; readonly copy: TableCheckpoint | undefined }[] = [];
  const chance = seeded('answers of a long match');
  while (state.course.moves.length < moves) {
    const { match } = state.playing();
    const waiting = findPending(match.rules, match.state);
    const pending = waiting[chance.pick(Math.max(1, waiting.length))];
    if (pending === undefined) throw new Error(`outpost was over after ${state.course.moves.length} moves`);
    const text = sampleMove(match.rules, match.state, pending, chance);
    const { entry } = state.playing().play(pending.seat, text, {}, entries.length + 2);
    state.takePlayed(entry);
    entries.push(entry);
    if (state.course.moves.length % spacing === 0) copies.push({ entry: state.entry, copy: state.copy() });
  }
  await storage.append(table, 0, entries, state.card());
  for (const { entry, copy } of copies)
    if (copy !== undefined) await storage.putCheckpoint(table, { entry, copy }, false);
  await storage.close();
}

/** Milliseconds from opening the storage to a table that is ready for play. */
async function readingTime(folder: string, withCopies: boolean): Promise<number> {
  const { storage } = await openStorage({ data: folder });
  const games = new OpenedGames([{ id: outpost.id, game: () => Promise.resolve(outpost) }], storage);
  const before = performance.now();
  const [[opened, ...rest], copies] = await Promise.all([storage.read(table, 0), storage.checkpoints(table)]);
  if (opened?.kind !== 'opened') throw new Error('the log begins with no opening');
  const game = await games.openAgain(opened);
  const { state } = await readTable(table, game, [opened, ...rest], withCopies ? copies : []);
  if (state.openDecisions.length === 0) throw new Error('the match is over');
  const time = performance.now() - before;
  await storage.close();
  return time;
}
