import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Viewer } from '../../kernel/game.ts';
import { openStorage, type StoragePlace } from '../open-storage.ts';
import type { ClockPlan } from '../protocol.ts';
import { Child } from './child-process.ts';
import { type Line, Player } from './player.ts';
import {
  checkPromises,
  noteAccepted,
  noteSaid,
  noteSeen,
  noteSent,
  type Promises,
  promisesAt,
  type Seen,
} from './promises.ts';

/** How many matches are played at once; each has two players and a spectator, with a connection each. */
const matches = 4;
/** Nobody runs out of time, but clocks run. */
const clock: ClockPlan = { kind: 'fischer', seconds: 3600, increment: 1, timeout: 'forfeit' };
/** How long everybody gets to finish when the last kill is over, in milliseconds. */
const lastWait = 60_000;

export interface StormPlan {
  readonly place: StoragePlace;
  readonly processes: number;
  readonly kills: number;
  /** Told of each kill. */
  readonly progress?: (kills: number) => void;
}

export interface StormReport {
  readonly kills: number;
  readonly tables: number;
  /** Answers that somebody was told to be on disk. */
  readonly acknowledged: number;
  /** Those of them that had to be sent again, as nobody heard of them the first time. */
  readonly resent: number;
  /** Updates and snapshots that were compared with the logs. */
  readonly compared: number;
}

/**
 * Server processes on one storage, under load from real clients, are killed at random moments and started again.
 * Then everything that anybody saw or was promised is compared with the logs. Throws where something is not as it
 * was promised.
 */
export async function storm({ place, processes, kills, progress }: StormPlan): Promise<StormReport> {
  const servers: (Child | undefined)[] = [];
  for (let at = 0; at < processes; at++) servers.push(await Child.start(place));
  const weather = { over: false, lost: false };
  const anyServer = async (): Promise<string> => {
    for (;;) {
      if (weather.lost) assert.fail('the storm was given up');
      const up = servers.filter((server) => server !== undefined);
      const server = up[Math.floor(Math.random() * up.length)];
      if (server !== undefined) return server.url;
      await setTimeout(20);
    }
  };

  const played: Promises[] = [];
  const people = Array.from({ length: matches }, (_, at) => playOn(`m${at}`, anyServer, weather, played));
  const trouble = Promise.all(people);
  // Looked at in the end; until then a failure is no rejection that nobody handles.
  trouble.catch(() => undefined);

  try {
    for (let kill = 0; kill < kills; kill++) {
      await Promise.race([setTimeout(30 + Math.random() * 400), trouble]);
      const at = Math.floor(Math.random() * processes);
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

/** Two people and a spectator play one match after another, until one ends in good weather. */
async function playOn(
  label: string,
  anyServer: () => Promise<string>,
  weather: { readonly over: boolean },
  played: Promises[],
): Promise<void> {
  const [ann, bob, eve] = await Promise.all(
    [1, 2, 3].map(() => untilDone(async () => Player.arrive(await anyServer()))),
  );
  if (ann === undefined || bob === undefined || eve === undefined) return;
  for (let round = 0; ; round++) {
    const last = weather.over;
    const { id } = await untilDone(async () => ann.at(await anyServer()).open({ game: 'duel', clock }));
    await untilDone(async () => bob.at(await anyServer()).sit(id, 1));
    const match = promisesAt(id);
    played.push(match);
    await Promise.all(
      [ann, bob, eve].map((player, seat) =>
        attend(player, match, seat < 2 ? seat : 'spectator', `${label}-${round}-${seat}`, anyServer),
      ),
    );
    if (last) return;
  }
}

/** Sees a match to its end, whatever happens to the connection, and answers whatever is asked. */
async function attend(
  player: Player,
  match: Promises,
  viewer: Viewer,
  label: string,
  anyServer: () => Promise<string>,
): Promise<void> {
  const seen: Seen = { viewer, updates: [], snapshots: [] };
  match.seen.push(seen);
  let kept: Pick<Line, 'seq' | 'view'> | undefined;
  let unsure: { id: string; seat: number; choice: string; seq: number } | undefined;
  for (let count = 0, over = false; !over; ) {
    let line: Line | undefined;
    try {
      const from = kept === undefined || kept.seq < 0 ? '' : `?from=${kept.seq}`;
      line = await player.at(await anyServer()).look(match.table, from, kept);
      const it = line;
      await it.until(() => it.messages.length > 0 && it.seq >= 0);
      while (!it.over) {
        await beCompany(it, viewer, match);
        const [question] = it.questions;
        if (unsure === undefined && question !== undefined) {
          const { seat, choices } = question;
          const choice = choices[Math.floor(Math.random() * choices.length)] ?? '';
          unsure = { id: `${label}-${count++}`, seat, choice, seq: it.seq };
        }
        if (unsure === undefined) {
          await it.until(() => it.over || it.questions.length > 0 || it.table?.paused === true);
          continue;
        }
        const { id, seat, choice, seq } = unsure;
        noteSent(match, id);
        const reply = await it.answer(seat, choice, { id, seq });
        if (reply.type === 'accepted') {
          noteAccepted(match, id, reply.seq);
          unsure = undefined;
          await it.until(() => it.seq >= reply.seq);
        } else if (reply.code === 'not-stored' || reply.code === 'paused') {
          await setTimeout(50);
        } else {
          assert.ok(reply.code === 'stale', JSON.stringify(reply));
          match.refused.add(id);
          unsure = undefined;
        }
      }
      over = true;
    } catch (failure) {
      if (failure instanceof assert.AssertionError) throw failure;
      await setTimeout(10 + Math.random() * 30);
    }
    if (line !== undefined) {
      await line.close().catch(() => undefined);
      for (const text of line.texts) noteSeen(seen, text);
      if (line.seq >= 0) {
        assert.ok(kept === undefined || line.seq >= kept.seq, 'a match went backwards');
        kept = { seq: line.seq, view: line.view };
      }
    }
  }
}

/** Now and then somebody takes back, pauses or writes; what is paused goes on. */
async function beCompany(line: Line, seat: Viewer, match: Promises): Promise<void> {
  const chance = Math.random();
  if (chance < 0.05) {
    const id = `say ${Math.random()}`;
    line.send({ type: 'say', id, text: 'hm', to: 'all' });
    const reply = await line.replyTo(id);
    if (reply.type === 'accepted') noteSaid(match, id, reply.seq);
  }
  if (seat === 'spectator') return;
  if (chance > 0.9) await line.wish({ type: 'undo', seat, seq: line.seq });
  else if (chance > 0.87) await line.wish({ type: 'propose', seat, what: 'pause' });
  if (line.table?.paused === true) await line.wish({ type: 'resume', seat });
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
async function check(place: StoragePlace, played: readonly Promises[]): Promise<Omit<StormReport, 'kills'>> {
  const { storage } = await openStorage(place);
  let [acknowledged, resent, compared] = [0, 0, 0];
  try {
    for (const match of played) {
      compared += await checkPromises(await storage.read(match.table, 0), match);
      acknowledged += match.acknowledged.size;
      for (const id of match.acknowledged.keys()) if ((match.sent.get(id) ?? 0) > 1) resent++;
    }
  } finally {
    await storage.close();
  }
  return { tables: played.length, acknowledged, resent, compared };
}
