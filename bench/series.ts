import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as campaign } from '../games/imperial-assault/campaign-game.ts';
import type { Game, Json } from '../kernel/game.ts';
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
import { outpost } from '../testkit/games/outpost/game.ts';
import { type Figure, median, shown } from './figures.ts';

/** A game in series: matches that are over in a young and in an old one, and whether another has begun. */
interface Plan {
  readonly game: Game;
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly young: number;
  readonly old: number;
  readonly goesOn: boolean;
  /** Series of each kind. */
  readonly each: number;
  readonly what: string;
}

const plans: readonly Plan[] = [
  {
    game: outpost,
    seats: 4,
    options: { series: true },
    young: 0,
    old: 8,
    goesOn: true,
    each: 30,
    what: 'a series with 8 matches behind it opened, cold; before: one with none',
  },
  {
    game: campaign,
    seats: 4,
    options: {},
    young: 0,
    old: 7,
    goesOn: true,
    each: 8,
    what: 'the finale of a campaign opened, seven missions behind it, cold; before: a campaign with none',
  },
];

/** Measures what it costs to open a series: its page and its present table, which nobody has read before. */
export async function series(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const plan of plans) figures.push(await openingOf(plan));
  return figures;
}

async function openingOf(plan: Plan): Promise<Figure> {
  const { game, each, what } = plan;
  const games = [{ id: game.id, game: async () => game }];
  const data = await mkdtemp(join(tmpdir(), 'starboard-bench-'));
  try {
    const { storage } = await openStorage({ data });
    const shelf = new OpenedGames(games, storage);
    for (let number = 0; number < each; number++) {
      await storeSeries(storage, shelf, plan, `young${number}`, plan.young);
      await storeSeries(storage, shelf, plan, `old${number}`, plan.old);
    }
    await storage.close();
    const server = await serve({ port: 0, host: '127.0.0.1', data, games });
    try {
      const ann = await Player.arrive(server.url);
      const [youngTimes, oldTimes]: [number[], number[]] = [[], []];
      for (let number = 0; number < each; number++) {
        youngTimes.push(await openingTime(ann, `young${number}`, placesOf(plan, plan.young)));
        oldTimes.push(await openingTime(ann, `old${number}`, placesOf(plan, plan.old)));
      }
      const [young, old] = [median(youngTimes), median(oldTimes)];
      return {
        what,
        before: `${shown(young, 1)} ms`,
        after: `${shown(old, 1)} ms`,
        wanted: 'at most 1 ms more',
        holds: old <= young + 1,
      };
    } finally {
      await server.close();
    }
  } finally {
    await rm(data, { recursive: true });
  }
}

/** The tables of a series in which so many matches are over. */
function placesOf({ goesOn }: Plan, finished: number): number {
  return goesOn ? finished + 1 : finished;
}

/** Stores so many finished matches, and where another goes on that one. */
async function storeSeries(
  storage: Storage,
  shelf: OpenedGames,
  plan: Plan,
  id: string,
  finished: number,
): Promise<void> {
  const { seats } = plan;
  const { opened: game, noted, contents } = await shelf.openNew(plan.game.id, plan.options);
  await shelf.keep({ contents });
  let carry: Json | undefined;
  for (let place = 1; place <= placesOf(plan, finished); place++) {
    const opened = openingEntry(plan.game, {
      holders: Array.from({ length: seats }, () => ({ kind: 'person', account: 'ann', name: 'Ann' })),
      ...noted,
      series: { id, place },
      ...(carry !== undefined && { after: { table: tableAt(id, place - 1), record: '0'.repeat(64), carry } }),
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
    carry = state.carry;
    await storage.append(tableAt(id, place), 0, entries, state.card());
  }
}

function tableAt(id: string, place: number): string {
  return place === 1 ? id : `${id}-${place}`;
}

/** Milliseconds until the page of a series and its present table are there. */
async function openingTime(person: Player, id: string, places: number): Promise<number> {
  const before = performance.now();
  for (const path of [`/series/${id}`, `/tables/${tableAt(id, places)}`]) {
    const answer = await person.request('GET', path);
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.text();
  }
  return performance.now() - before;
}
