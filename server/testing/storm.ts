import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../../kernel/chance.ts';
import { seeded } from '../../kernel/seeded.ts';
import { openStorage, type StoragePlace } from '../open-storage.ts';
import type { ClockPlan } from '../protocol.ts';
import { checkObservations } from './check-observations.ts';
import { Child } from './child-process.ts';
import { Guest } from './guest.ts';
import { createObservations, type Observations } from './observations.ts';
import { Player } from './player.ts';

/** How many matches are played at once; each has two players and a spectator, with a connection each. */
const matches = 4;
/** Answers that are acknowledged between two kills; on a slow machine it takes longer. */
const mostBetween = 30;
/** How long everybody gets to finish when the last kill is over, in milliseconds. */
const lastWait = 180_000;

export interface StormPlan {
  readonly place: StoragePlace;
  readonly processes: number;
  readonly kills: number;
  /** What everybody does, and when who is killed, follows from it; what comes of that, from the machine as well. */
  readonly seed: string;
  /** EmittedEvent of each kill. */
  readonly progress?: (kills: number) => void;
}

export interface StormReport {
  readonly kills: number;
  readonly tables: number;
  /** Answers that somebody was told to be on disk. */
  readonly acknowledged: number;
  /** Those of them that had to be sent again, as nobody heard of them the first time. */
  readonly resent: number;
  /** Requests beside answers that were granted, and lines of chat that were acknowledged. */
  readonly granted: number;
  readonly said: number;
  /** Updates, snapshots, clocks and lines that were compared with the logs. */
  readonly compared: number;
}

/** Clocks for some tables: short enough for who dawdles, and long enough. */
const clocks: readonly (ClockPlan | undefined)[] = [
  undefined,
  { kind: 'decision', seconds: 1, timeout: 'bot', reaction: 1 },
  { kind: 'decision', seconds: 2, timeout: 'forfeit' },
  { kind: 'fischer', seconds: 3, increment: 1, timeout: 'bot' },
  { kind: 'fischer', seconds: 60, increment: 0, timeout: 'forfeit', reaction: 2 },
];

/**
 * Server processes on one storage, under load from real clients, are killed at random moments and started again.
 * Then everything that anybody saw or was promised is compared with the logs. Throws where something is not as it
 * was promised.
 */
export async function storm({ place, processes, kills, seed, progress }: StormPlan): Promise<StormReport> {
  const dice = seeded(seed);
  const servers: (Child | undefined)[] = [];
  for (let at = 0; at < processes; at++) servers.push(await Child.start(place));
  const weather = { over: false, lost: false };
  const anyServer = async (): Promise<string> => {
    for (;;) {
      if (weather.lost) assert.fail('the storm was given up');
      const up = servers.filter((server) => server !== undefined);
      const server = up[up.length < 2 ? 0 : dice.pick(up.length)];
      if (server !== undefined) return server.url;
      await setTimeout(20);
    }
  };

  const played: Observations[] = [];
  const people = Array.from({ length: matches }, (_, at) =>
    playOn(`${seed}-${at}`, anyServer, weather, played),
  );
  const trouble = Promise.all(people);
  // Looked at in the end; until then a failure is no rejection that nobody handles.
  trouble.catch(() => undefined);

  try {
    for (let kill = 0; kill < kills; kill++) {
      const enough = answersIn(played) + dice.pick(mostBetween);
      while (answersIn(played) < enough) await Promise.race([setTimeout(10), trouble]);
      await setTimeout(dice.pick(50));
      const at = processes < 2 ? 0 : dice.pick(processes);
      const victim = servers[at];
      servers[at] = undefined;
      await victim?.kill();
      servers[at] = await Child.start(place);
      progress?.(kill + 1);
    }
    weather.over = true;
    const end = new AbortController();
    await Promise.race([
      trouble,
      setTimeout(lastWait, undefined, { signal: end.signal }).then(() => assert.fail('play did not go on')),
    ]);
    end.abort();
  } catch (failure) {
    weather.lost = true;
    for (const server of servers) await server?.kill();
    throw failure;
  }
  for (const server of servers) assert.equal(await server?.stop(), 0);
  return { kills, ...(await check(place, played)) };
}

function answersIn(played: readonly Observations[]): number {
  return played.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

/** Two people and a spectator play one match after another, until one ends in good weather. */
async function playOn(
  label: string,
  anyServer: () => Promise<string>,
  weather: { readonly over: boolean },
  played: Observations[],
): Promise<void> {
  const [ann, bob, eve] = await Promise.all(
    [1, 2, 3].map(() => untilDone(async () => Player.arrive(await anyServer()))),
  );
  if (ann === undefined || bob === undefined || eve === undefined) return;
  const dice = seeded(label);
  for (let round = 0; ; round++) {
    const last = weather.over;
    const plan = anyPlan(dice);
    const { id } = await untilDone(async () => ann.at(await anyServer()).open(plan));
    await untilDone(async () => bob.at(await anyServer()).sit(id, 1));
    const match = createObservations(id);
    played.push(match);
    await Promise.all(
      [ann, bob, eve].map((player, seat) => {
        const name = `${label}-${round}-${seat}`;
        return new Guest(
          player,
          match,
          seat < 2 ? seat : 'spectator',
          name,
          seeded(name),
          anyServer,
        ).attend();
      }),
    );
    if (last) return;
  }
}

function anyPlan(dice: Chance) {
  const clock = clocks[dice.pick(clocks.length)];
  return { game: dice.pick(3) === 0 ? 'tic-tac-toe' : 'duel', ...(clock && { clock }) };
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (failure instanceof assert.AssertionError) throw failure;
      await setTimeout(20);
    }
  }
}

/** Compares what was seen and promised with what is in the logs. */
async function check(
  place: StoragePlace,
  played: readonly Observations[],
): Promise<Omit<StormReport, 'kills'>> {
  const { storage } = await openStorage(place);
  let [acknowledged, resent, granted, said, compared] = [0, 0, 0, 0, 0];
  try {
    for (const match of played) {
      compared += await checkObservations(await storage.read(match.table, 0), match);
      acknowledged += match.acknowledged.size;
      granted += [...match.requests.values()].filter((sentRequest) => sentRequest.granted.length > 0).length;
      said += [...match.said.values()].filter(({ number }) => number !== undefined).length;
      for (const id of match.acknowledged.keys()) if ((match.sent.get(id) ?? 0) > 1) resent++;
    }
  } finally {
    await storage.close();
  }
  return { tables: played.length, acknowledged, resent, granted, said, compared };
}
