import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import type { Entry } from '../entry.ts';
import { historyOf } from '../history.ts';
import { again, type Play } from '../play.ts';
import type { Clocks } from '../protocol.ts';
import { botOf, holderOf } from '../roster.ts';
import { TableState } from '../table-state.ts';
import { games } from './games.ts';
import type { Wanted } from './player.ts';
import type { Promises, Seen, Wished } from './promises.ts';

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
  readonly play: Play;
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
  const { play, clocks, changes } = await retold(promises.table, log);
  checkAnswers(changes, promises);
  checkWishes(log, changes, promises);
  checkSaid(log, promises);
  let compared = 0;
  for (const seen of promises.seen) {
    compared += await checkSeen(play, seen);
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
  const state = new TableState(id, game, opened);
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
  return { play: state.playing(), clocks, changes };
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

/** What was granted is there, and nothing is there more often than it was wanted. */
function checkWishes(log: readonly Entry[], changes: Account['changes'], { wishes }: Promises): void {
  const undone = new Set<number>();
  for (const { wish, seen, seq } of wishes) {
    const { seat } = wish;
    if (seq === undefined) continue;
    if (wish.type === 'undo' && seq > seen) {
      assert.deepEqual(changes[seq - 1], { undoneBy: seat }, `${seq} is no taking back`);
      assert.ok(!undone.has(seq), 'one taking back was acknowledged as two');
      undone.add(seq);
    } else {
      assert.ok(
        log.some((entry) => isTraceOf(wish, entry)),
        `no trace of ${JSON.stringify(wish)}`,
      );
    }
  }
  for (const account of new Set(wishes.map((wished) => wished.account))) {
    const own = wishes.filter((wished) => wished.account === account);
    const wanted = (isSo: (wished: Wished) => boolean) => own.filter(isSo);
    const written = (isSo: (entry: Entry) => boolean) => log.filter(isSo).length;
    const seats = new Set(own.map(({ wish }) => wish.seat));

    const declining = wanted(({ wish }) => wish.type === 'reply' && !wish.agrees);
    const declined = written((entry) => entry.kind === 'declined' && entry.account === account);
    assert.ok(declined <= declining.length, 'somebody declined more often than they wanted');
    assert.ok(declined >= declining.filter(({ seq }) => seq !== undefined).length, 'who declined has not');
    const agreeing = wanted(({ wish }) => wish.type === 'propose' || (wish.type === 'reply' && wish.agrees));
    const agreed = written((entry) => entry.kind === 'agreed' && entry.account === account);
    assert.ok(agreed <= agreeing.length, 'somebody agreed more often than they wanted');
    const takingBack = wanted(({ wish }) => wish.type === 'undo');
    const takenBack = written((entry) => entry.kind === 'undone' && seats.has(entry.seat));
    assert.ok(takenBack <= takingBack.length, 'somebody took back more often than they wanted');
  }
}

/** Whether an entry shows that a wish was granted, now or before. Whoever wants what is so already leaves none. */
function isTraceOf(wish: Wanted, entry: Entry): boolean {
  switch (wish.type) {
    case 'undo':
      return entry.kind === 'proposed' && entry.seat === wish.seat && entry.proposed.what === 'undo';
    case 'resign':
      return entry.kind === 'resigned' && entry.seat === wish.seat;
    case 'propose':
      return (
        (entry.kind === 'proposed' && entry.proposed.what === wish.what) ||
        (entry.kind === 'ended' && wish.what === 'end') ||
        (entry.kind === 'paused' && wish.what === 'pause')
      );
    case 'standIn':
      return (
        (entry.kind === 'stoodIn' && entry.seat === wish.seat) ||
        (entry.kind === 'resigned' && entry.seat === wish.seat)
      );
    case 'reply':
      return entry.kind === 'proposed';
    case 'resume':
    case 'return':
    case 'pass':
      return true;
  }
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

function linesIn(log: readonly Entry[]) {
  return log.filter((entry) => entry.kind === 'said');
}

async function checkSeen(play: Play, { viewer, updates, snapshots }: Seen): Promise<number> {
  const views: unknown[] = [];
  for await (const { match } of again(play)) views.push(plain(match.view(viewer)));
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
