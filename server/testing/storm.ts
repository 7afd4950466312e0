import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Viewer } from '../../kernel/game.ts';
import { duel } from '../../testkit/games/duel.ts';
import type { Entry } from '../entry.ts';
import { historyOf } from '../history.ts';
import { openStorage, type StoragePlace } from '../open-storage.ts';
import { Play } from '../play.ts';
import { Child } from './child-process.ts';
import { type Line, Player } from './player.ts';

/** How many matches are played at once; each has two players and a spectator, with a connection each. */
const matches = 4;
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
  /** Updates that were compared with the log. */
  readonly updates: number;
}

/** What a client was shown, as it came. */
interface Seen {
  readonly viewer: Viewer;
  readonly updates: { readonly seq: number; readonly events: readonly unknown[]; readonly patch: unknown }[];
  readonly snapshots: { readonly seq: number; readonly view: unknown }[];
}

/** A table with what everybody at it saw and was promised. */
interface Played {
  readonly table: string;
  readonly seen: Seen[];
  /** Sequence numbers by command. */
  readonly acknowledged: Map<string, number>;
  /** How often each command was sent. */
  readonly sent: Map<string, number>;
  readonly refused: Set<string>;
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

  const played: Played[] = [];
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
  played: Played[],
): Promise<void> {
  const [ann, bob, eve] = await Promise.all(
    [1, 2, 3].map(() => untilDone(async () => Player.arrive(await anyServer()))),
  );
  if (ann === undefined || bob === undefined || eve === undefined) return;
  for (let round = 0; ; round++) {
    const last = weather.over;
    const { id } = await untilDone(async () => ann.at(await anyServer()).open({ game: 'duel' }));
    await untilDone(async () => bob.at(await anyServer()).sit(id, 1));
    const match: Played = {
      table: id,
      seen: [],
      acknowledged: new Map(),
      sent: new Map(),
      refused: new Set(),
    };
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
  match: Played,
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
        const [question] = it.questions;
        if (unsure === undefined && question !== undefined) {
          const { seat, choices } = question;
          const choice = choices[Math.floor(Math.random() * choices.length)] ?? '';
          unsure = { id: `${label}-${count++}`, seat, choice, seq: it.seq };
        }
        if (unsure === undefined) {
          await it.until(() => it.over || it.questions.length > 0);
          continue;
        }
        const { id, seat, choice, seq } = unsure;
        match.sent.set(id, (match.sent.get(id) ?? 0) + 1);
        const reply = await it.answer(seat, choice, { id, seq });
        if (reply.type === 'accepted') {
          const before = match.acknowledged.get(id);
          assert.ok(before === undefined || before === reply.seq, `${id} is both ${before} and ${reply.seq}`);
          match.acknowledged.set(id, reply.seq);
          unsure = undefined;
          await it.until(() => it.seq >= reply.seq);
        } else if (reply.code === 'not-stored') {
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
      note(seen, line);
      if (line.seq >= 0) {
        assert.ok(kept === undefined || line.seq >= kept.seq, 'a match went backwards');
        kept = { seq: line.seq, view: line.view };
      }
    }
  }
}

function note(seen: Seen, line: Line): void {
  for (const message of line.messages) {
    if (message.type === 'snapshot') seen.snapshots.push({ seq: message.seq, view: message.view });
    if (message.type === 'update') seen.updates.push(message);
    if (message.type === 'missed') seen.updates.push(...message.updates);
  }
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
async function check(place: StoragePlace, played: readonly Played[]): Promise<Omit<StormReport, 'kills'>> {
  const { storage } = await openStorage(place);
  let [acknowledged, resent, updates] = [0, 0, 0];
  try {
    for (const match of played) {
      const log = await storage.read(match.table, 0);
      const answers = log.filter((entry) => entry.kind === 'answered');
      const commands = answers.map(({ command }) => command ?? '');
      assert.equal(new Set(commands).size, commands.length, 'a command counts twice');
      for (const [id, seq] of match.acknowledged) {
        assert.equal(commands[seq - 1], id, `${id} was acknowledged as ${seq} of ${match.table}`);
      }
      for (const id of commands) {
        assert.ok(match.sent.has(id), `nobody sent ${id}`);
        assert.ok(!match.refused.has(id), `${id} was refused, and is there`);
        if ((match.sent.get(id) ?? 0) > 1) resent++;
      }
      for (const [at, entry] of log.entries()) {
        assert.ok(entry.at >= (log[at - 1]?.at ?? 0), 'a clock runs backwards');
      }
      acknowledged += match.acknowledged.size;
      updates += await checkSeen(playOf(log), match.seen);
    }
  } finally {
    await storage.close();
  }
  return { tables: played.length, acknowledged, resent, updates };
}

/** The match, from nothing but its log. */
export function playOf(log: readonly Entry[]): Play {
  const [opened, ...rest] = log;
  if (opened?.kind !== 'opened') assert.fail('a log begins with its opening');
  let play: Play | undefined;
  for (const entry of rest) {
    if (entry.kind === 'started') play = new Play(duel, opened, entry.draws);
    if (entry.kind === 'answered') play?.repeat(entry);
  }
  if (play === undefined) assert.fail('the match has not begun');
  return play;
}

/** Every update of every viewer is the one that the log makes for that viewer's side alone. Answers how many. */
async function checkSeen(play: Play, seen: readonly Seen[]): Promise<number> {
  let updates = 0;
  for (const one of seen) {
    const history = await historyOf(play, one.viewer);
    const plain: typeof history = JSON.parse(JSON.stringify(history));
    for (const { seq, events, patch } of one.updates) {
      const { events: expected, patch: change } = plain.updates[seq - 1] ?? {};
      assert.deepEqual({ events, patch }, { events: expected, patch: change });
      updates++;
    }
  }
  return updates;
}
