import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../kernel/game.ts';
import { sampleBring } from '../kernel/match.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Entry } from '../server/entry.ts';
import { openStorage } from '../server/open-storage.ts';
import { OpenedGames } from '../server/opened-games.ts';
import { serve } from '../server/serve.ts';
import type { Storage } from '../server/storage/storage.ts';
import { TableState } from '../server/table-state.ts';
import { openingEntry } from '../server/testing/games.ts';
import { Player } from '../server/testing/player.ts';
import { outpost as typed } from '../testkit/games/outpost/game.ts';
import { type Figure, median, shown } from './figures.ts';

const outpost: Game = typed;
const games = [{ id: outpost.id, game: async () => outpost }];
const seats = 4;
/** Finished matches behind the present one, and series of each kind. */
const [behind, each] = [8, 30];

/** Measures what it costs to open a series: its page and its present table, which nobody has read before. */
export async function series(): Promise<Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-bench-'));
  try {
    const { storage } = await openStorage({ data });
    for (let number = 0; number < each; number++) {
      await storeSeries(storage, `young${number}`, 0);
      await storeSeries(storage, `old${number}`, behind);
    }
    await storage.close();
    const server = await serve({ port: 0, host: '127.0.0.1', data, games });
    try {
      const ann = await Player.arrive(server.url);
      const [youngTimes, oldTimes]: [number[], number[]] = [[], []];
      for (let number = 0; number < each; number++) {
        youngTimes.push(await openingTime(ann, `young${number}`, 0));
        oldTimes.push(await openingTime(ann, `old${number}`, behind));
      }
      const [young, old] = [median(youngTimes), median(oldTimes)];
      return [
        {
          what: `a series with ${behind} matches behind it opened, cold; before: one with none`,
          before: `${shown(young, 1)} ms`,
          after: `${shown(old, 1)} ms`,
          wanted: 'at most 1 ms more',
          holds: old <= young + 1,
        },
      ];
    } finally {
      await server.close();
    }
  } finally {
    await rm(data, { recursive: true });
  }
}

/** Stores so many finished matches of outpost, and one that goes on. */
async function storeSeries(storage: Storage, id: string, finished: number): Promise<void> {
  const shelf = new OpenedGames(games, storage);
  const { opened: game, noted, contents } = await shelf.openNew(outpost.id, { series: true });
  await shelf.keep({ contents });
  for (let place = 1; place <= finished + 1; place++) {
    const opened = openingEntry(outpost, {
      holders: Array.from({ length: seats }, () => ({ kind: 'person', account: 'ann', name: 'Ann' })),
      ...noted,
      series: { id, place },
    });
    const state = new TableState(tableAt(id, place), game, opened);
    const { bring } = sampleBring(game.rules, seats, seeded(`${id} ${place}`));
    const contributions = opened.holders.map(() => '01'.repeat(32));
    const started: Entry = { ...state.opening(opened.holders, contributions, bring), at: 2 };
    state.take(started);
    const entries: Entry[] = [opened, started];
    const chance = seeded(`answers of ${id} ${place}`);
    while (place <= finished) {
      const play = state.playing();
      const [pending] = findPending(play.match.rules, play.match.state);
      if (pending === undefined) break;
      const choice = sampleMove(play.match.rules, play.match.state, pending, chance);
      const { entry } = play.play(pending.seat, choice, {}, entries.length + 2);
      state.takePlayed(entry);
      entries.push(entry);
    }
    await storage.append(tableAt(id, place), 0, entries, state.card());
  }
}

function tableAt(id: string, place: number): string {
  return place === 1 ? id : `${id}-${place}`;
}

/** Milliseconds until the page of a series and its present table are there. */
async function openingTime(person: Player, id: string, finished: number): Promise<number> {
  const before = performance.now();
  for (const path of [`/series/${id}`, `/tables/${tableAt(id, finished + 1)}`]) {
    const answer = await person.request('GET', path);
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.text();
  }
  return performance.now() - before;
}
