import assert from 'node:assert/strict';
import type { Viewer } from '../../kernel/game.ts';
import { duel } from '../../testkit/games/duel.ts';
import type { Entry } from '../entry.ts';
import { historyOf } from '../history.ts';
import { again, Play } from '../play.ts';
import type { ServerMessage } from '../protocol.ts';

/** What a client was shown, as it came. */
export interface Seen {
  readonly viewer: Viewer;
  readonly updates: { readonly seq: number; readonly events: readonly unknown[]; readonly patch: unknown }[];
  readonly snapshots: { readonly seq: number; readonly view: unknown }[];
}

/** What everybody at a table saw and was promised. */
export interface Promises {
  readonly table: string;
  readonly seen: Seen[];
  /** Sequence numbers by command. */
  readonly acknowledged: Map<string, number>;
  /** How often each command was sent. */
  readonly sent: Map<string, number>;
  readonly refused: Set<string>;
}

export function promisesAt(table: string): Promises {
  return { table, seen: [], acknowledged: new Map(), sent: new Map(), refused: new Set() };
}

export function noteSent({ sent }: Promises, id: string): void {
  sent.set(id, (sent.get(id) ?? 0) + 1);
}

export function noteAccepted({ acknowledged }: Promises, id: string, seq: number): void {
  const before = acknowledged.get(id);
  assert.ok(before === undefined || before === seq, `${id} is both ${before} and ${seq}`);
  acknowledged.set(id, seq);
}

/** Notes a message of the server, as it came. */
export function noteSeen(seen: Seen, text: string): void {
  const message: ServerMessage = JSON.parse(text);
  if (message.type === 'snapshot') seen.snapshots.push({ seq: message.seq, view: message.view });
  if (message.type === 'update') seen.updates.push(message);
  if (message.type === 'missed') seen.updates.push(...message.updates);
}

/**
 * Compares all that with the log of the table: every acknowledged answer is there once and in its place, no other
 * more than once, no clock runs backwards, and every viewer was shown exactly what the log makes for that viewer's
 * side alone. Answers how many updates and snapshots were compared. Throws where a promise was broken.
 */
export async function checkPromises(log: readonly Entry[], promises: Promises): Promise<number> {
  const { table, seen, acknowledged, sent, refused } = promises;
  const answers = log.filter((entry) => entry.kind === 'answered');
  const commands = answers.map(({ command }) => command);
  const given = commands.filter((command) => command !== undefined);
  assert.equal(new Set(given).size, given.length, 'a command counts twice');
  for (const { command, choice } of answers) {
    // The server answers by itself only what nobody can choose.
    if (command === undefined) assert.equal(choice, '-');
  }
  for (const [id, seq] of acknowledged) {
    assert.equal(commands[seq - 1], id, `${id} was acknowledged as ${seq} of ${table}`);
  }
  for (const id of given) {
    assert.ok(sent.has(id), `nobody sent ${id}`);
    assert.ok(!refused.has(id), `${id} was refused, and is there`);
  }
  for (const [at, entry] of log.entries()) {
    assert.ok(entry.at >= (log[at - 1]?.at ?? 0), 'a clock runs backwards');
  }
  const play = playOf(log);
  let compared = 0;
  for (const one of seen) compared += await checkSeen(play, one);
  return compared;
}

async function checkSeen(play: Play, { viewer, updates, snapshots }: Seen): Promise<number> {
  const views: unknown[] = [];
  for await (const { match } of again(play)) views.push(plain(match.view(viewer)));
  for (const { seq, view } of snapshots) assert.deepEqual(view, views[seq]);
  const history = plain(await historyOf(play, viewer));
  for (const { seq, events, patch } of updates) {
    const expected = history.updates[seq - 1];
    assert.deepEqual({ events, patch }, { events: expected?.events, patch: expected?.patch });
  }
  return updates.length + snapshots.length;
}

/** The match, from nothing but its log. */
function playOf(log: readonly Entry[]): Play {
  const [opened, ...rest] = log;
  if (opened?.kind !== 'opened') assert.fail('a log begins with its opening');
  let play: Play | undefined;
  for (const entry of rest) {
    if (entry.kind === 'started') play = new Play(duel, opened, entry.contributions ?? [], entry.draws);
    if (entry.kind === 'answered') play?.repeat(entry);
  }
  if (play === undefined) assert.fail('the match has not begun');
  return play;
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
