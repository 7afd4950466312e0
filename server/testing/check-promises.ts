import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { verify } from '../../kernel/verify.ts';
import type { Entry } from '../entry.ts';
import { proofOf } from '../fairness.ts';
import { historyOf } from '../history.ts';
import { openGame } from '../opened-games.ts';
import { momentsFrom, type Play } from '../play.ts';
import type { Clocks } from '../protocol.ts';
import { botOf, holderOf } from '../roster.ts';
import { TableState } from '../table-state.ts';
import { games } from './games.ts';
import type { Wanted } from './player.ts';
import type { Promises, Seen } from './promises.ts';

/** An answer is checked against the clock before it is written; so much may pass between, in milliseconds. */
const leeway = 1000;

/** The clocks as an entry of the log left them. */
interface Ticked {
  readonly seq: number;
  readonly at: number;
  readonly clocks: Clocks;
}

/** What a log makes of a table. */
interface Account {
  readonly state: TableState;
  readonly clocks: readonly Ticked[];
  /** What made each change of the match: the command of an answer, or the seat that took answers back. */
  readonly changes: readonly ({ readonly command: string | undefined } | { readonly undoneBy: Seat })[];
}

/**
 * Compares what was seen and promised with the log of the table: everything acknowledged is there once and in its
 * place, nothing more than once, no clock runs backwards or lets anybody have more than their time, and every viewer was
 * shown exactly what the log makes for that viewer's side alone. Answers how many updates, snapshots, clocks and lines
 * were compared. Throws where a promise was broken.
 */
export async function checkPromises(log: readonly Entry[], promises: Promises): Promise<number> {
  const { state, clocks, changes } = await retold(promises.table, log);
  checkAnswers(changes, promises);
  checkWishes(log, promises);
  checkSaid(log, promises);
  checkRecord(state);
  let compared = 0;
  for (const seen of promises.seen) {
    compared += await checkSeen(state.playing(), seen);
    compared += checkClocks(clocks, seen);
    compared += checkLines(log, seen);
  }
  return compared;
}

/** Goes through a log as a server does that reads it, and checks each entry where it stands. */
async function retold(id: string, log: readonly Entry[]): Promise<Account> {
  const [opened, ...rest] = log;
  if (opened?.kind !== 'opened') assert.fail('a log begins with its opening');
  const game = await games.find((other) => other.id === opened.game)?.game();
  assert.ok(game);
  const state = new TableState(id, openGame(game, opened.options), opened);
  const clocks: Ticked[] = [];
  const changes: Account['changes'][number][] = [];
  let time = opened.at;
  const clock = mock.method(Date, 'now', () => time);
  try {
    for (const entry of rest) {
      assert.ok(entry.at >= time, 'time runs backwards');
      time = entry.at;
      checkEntry(state, entry);
      state.take(entry);
      if (entry.kind === 'answered') changes.push({ command: entry.command });
      if (entry.kind === 'undone') changes.push({ undoneBy: entry.seat });
      const ticked = state.clocks;
      if (ticked !== undefined) clocks.push({ seq: changes.length, at: entry.at, clocks: ticked });
    }
  } finally {
    clock.mock.restore();
  }
  return { state, clocks, changes };
}

/** The server answers by itself only what nobody can choose or for whom a bot plays, and takes nobody's time away. */
function checkEntry(state: TableState, entry: Entry): void {
  const { roster, deadline } = state;
  switch (entry.kind) {
    case 'timedOut':
      assert.equal(state.expired, entry.seat, 'somebody lost time that they had');
      return;
    case 'answered': {
      const bot = botOf(roster.chairs, entry.seat);
      if (entry.account === undefined) assert.ok(bot !== undefined || entry.choice === '-');
      else {
        assert.equal(entry.account, holderOf(roster.chairs, entry.seat));
        assert.equal(bot, undefined, 'an answer of a person for whom a bot plays');
        assert.ok(deadline === undefined || entry.at <= deadline + leeway, 'an answer came after its time');
      }
      assert.ok(!roster.paused && roster.ended === undefined, 'an answer where nothing is asked');
      return;
    }
    case 'ended':
      assert.equal(roster.ended, undefined, 'a match ended twice');
      return;
    default:
  }
}

function checkAnswers(changes: Account['changes'], { table, acknowledged, sent, refused }: Promises): void {
  const commands = changes.map((change) => ('command' in change ? change.command : undefined));
  const given = commands.filter((command) => command !== undefined);
  assert.equal(new Set(given).size, given.length, 'a command counts twice');
  for (const [id, seq] of acknowledged) {
    assert.equal(commands[seq - 1], id, `${id} was acknowledged as ${seq} of ${table}`);
  }
  for (const id of given) {
    assert.ok(sent.has(id), `nobody sent ${id}`);
    assert.ok(!refused.has(id), `${id} was refused, and is there`);
  }
}

/** What was granted is there, and nothing is there twice, or that nobody wanted. */
function checkWishes(log: readonly Entry[], { wishes }: Promises): void {
  /** Sequence numbers, by wish. */
  const led = new Map<string, number>();
  let seq = 0;
  for (const entry of log) {
    if (entry.kind === 'answered' || entry.kind === 'undone') seq++;
    if (entry.wish === undefined) continue;
    const { account, id } = entry.wish;
    assert.ok(!led.has(id), `${id} was granted twice`);
    const wished = wishes.get(id);
    assert.equal(wished?.account, account);
    assert.ok(wished && leadsTo(wished.wish, entry), `${id} led to ${JSON.stringify(entry)}`);
    led.set(id, seq);
  }
  for (const [id, { wish, granted }] of wishes) {
    const found = led.get(id);
    for (const one of granted) {
      // What was so already may be wanted again when it is not.
      if (found === undefined || one < found) assert.ok(mayBeSoAlready(wish), `${id} left no trace`);
      else assert.equal(one, found, `${id} was granted as another change`);
    }
  }
}

/** Whether this can be the last of what follows from a wish. */
function leadsTo(wish: Wanted, { kind }: Entry): boolean {
  switch (wish.type) {
    case 'undo':
      return kind === 'undone' || kind === 'proposed';
    case 'resign':
      return kind === 'resigned' || kind === 'ended';
    case 'propose':
      return ['proposed', 'agreed', wish.what === 'end' ? 'ended' : 'paused'].includes(kind);
    case 'reply':
      return wish.agrees ? ['agreed', 'undone', 'paused', 'ended'].includes(kind) : kind === 'declined';
    case 'resume':
      return kind === 'resumed';
    case 'standIn':
      return kind === 'stoodIn';
    case 'return':
      return kind === 'returned';
    case 'pass':
      return false;
  }
}

/** Whether it can be granted without a trace, as it is so already. Who passes is known to nobody else. */
function mayBeSoAlready(wish: Wanted): boolean {
  return wish.type !== 'undo' && !(wish.type === 'reply' && !wish.agrees);
}

/** Every line is there once, as it was written, under the number that it was acknowledged with. */
function checkSaid(log: readonly Entry[], { said }: Promises): void {
  const lines = linesIn(log);
  const commands = lines.map(({ command }) => command);
  assert.equal(new Set(commands).size, commands.length, 'a line was said twice');
  for (const { command, text } of lines) assert.equal(said.get(command)?.text, text);
  for (const [id, { number }] of said) {
    if (number !== undefined) assert.equal(commands[number - 1], id, `${id} was acknowledged as ${number}`);
  }
}

/** The record plays as the match was played, and all its chance follows from its seed. */
function checkRecord(state: TableState): void {
  const { roster, play } = state;
  const { game } = state.game;
  const proof = proofOf(roster);
  assert.ok(play && proof);
  const ending = roster.ended?.ending;
  const record = parseRecord(formatRecord(state.recorded(), { proof, ...(ending && { ending }) }));
  assert.deepEqual(record.ending, ending);
  assert.deepEqual(plain(replay(game, record).state), plain(play.match.state));
  const { verdict, findings } = verify(game, record);
  assert.equal(verdict, 'fair', JSON.stringify(findings));
}

function linesIn(log: readonly Entry[]) {
  return log.filter((entry) => entry.kind === 'said');
}

async function checkSeen(play: Play, { viewer, updates, snapshots }: Seen): Promise<number> {
  const views: unknown[] = [];
  for await (const { match } of momentsFrom(play, 0)) views.push(plain(match.view(viewer)));
  for (const { seq, view } of snapshots) assert.deepEqual(view, views[seq]);
  const history = plain(await historyOf(play, viewer));
  for (const { seq, events, patch, undone } of updates) {
    const { [seq - 1]: expected } = history.updates;
    assert.deepEqual(
      { events, patch, undone },
      { events: expected?.events, patch: expected?.patch, undone: expected?.undone },
    );
  }
  return updates.length + snapshots.length;
}

/** Whoever is shown clocks is shown those of the log, less what those that run have run since. */
function checkClocks(ticked: readonly Ticked[], seen: Seen): number {
  for (const { seq, clocks, by } of seen.clocks) {
    const fits = ticked.some(
      (entry) =>
        entry.seq === seq &&
        sameSeats(entry.clocks.running, clocks.running) &&
        clocks.left.every((left, seat) => {
          const before = entry.clocks.left[seat] ?? 0;
          if (!clocks.running.includes(seat)) return left === before;
          return left <= before && left >= Math.max(0, before - (by - entry.at));
        }),
    );
    const made = ticked.filter((entry) => entry.seq === seq);
    assert.ok(fits, `clocks at ${seq}: ${JSON.stringify(clocks)} by ${by} of ${JSON.stringify(made)}`);
  }
  return seen.clocks.length;
}

function sameSeats(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat));
}

function checkLines(log: readonly Entry[], { lines }: Seen): number {
  const written = linesIn(log);
  for (const { number, name, text } of lines) {
    const line = written[number - 1];
    assert.deepEqual({ name, text }, { name: line?.name, text: line?.text }, `line ${number}`);
  }
  return lines.length;
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
