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
import { processTime } from '../process-time.ts';
import type { Clocks, History } from '../protocol.ts';
import { accountAt, botOf } from '../table-facts.ts';
import { TableState } from '../table-state.ts';
import { games } from './games.ts';
import type { Observations, ViewerObservations } from './observations.ts';
import type { UnsentRequest } from './player.ts';

/** The longest time between the check of the clock and the entry of the move, in milliseconds. */
const leeway = 1000;

/** The clocks as an entry of the log left them. */
interface Ticked {
  readonly seq: number;
  readonly at: number;
  readonly clocks: Clocks;
}

/** The state of a table that follows from its log. */
interface LogSummary {
  readonly state: TableState;
  readonly clocks: readonly Ticked[];
  /** The origin of each change of the match: the command of a move, or the seat that took moves back. */
  readonly changes: readonly ({ readonly command: string | undefined } | { readonly undoneBy: Seat })[];
}

/**
 * Compares all observations with the log of the table. Everything acknowledged is in the log once, in its place, and
 * nothing is there twice. No clock runs backwards or gives a seat more than its time. Every viewer was shown exactly
 * what follows from the log for that viewer. Returns how many updates, snapshots, clocks and lines were compared.
 * Throws if a check fails.
 */
export async function checkObservations(log: readonly Entry[], observations: Observations): Promise<number> {
  const { state, clocks, changes } = await replayLog(observations.table, log);
  checkMoves(changes, observations);
  checkRequests(log, observations);
  checkSaid(log, observations);
  checkRecord(state);
  let compared = 0;
  for (const seen of observations.seen) {
    compared += await checkSeen(state.playing(), seen);
    compared += checkClocks(clocks, seen);
    compared += checkLines(log, seen);
  }
  return compared;
}

/** Applies a log as a server does that reads it, and checks each entry. */
async function replayLog(id: string, log: readonly Entry[]): Promise<LogSummary> {
  const [opened, ...rest] = log;
  if (opened?.kind !== 'opened') assert.fail('a log begins with its opening');
  const game = await games.find((other) => other.id === opened.game)?.game();
  assert.ok(game);
  const state = new TableState(id, openGame(game, opened.options), opened);
  const clocks: Ticked[] = [];
  const changes: LogSummary['changes'][number][] = [];
  let time = opened.at;
  const clock = mock.method(processTime, 'now', () => time);
  try {
    for (const entry of rest) {
      assert.ok(entry.at >= time, 'time runs backwards');
      time = entry.at;
      checkEntry(state, entry);
      state.take(entry);
      if (entry.kind === 'played') changes.push({ command: entry.command });
      if (entry.kind === 'undone') changes.push({ undoneBy: entry.seat });
      const ticked = state.clocks;
      if (ticked !== undefined) clocks.push({ seq: changes.length, at: entry.at, clocks: ticked });
    }
  } finally {
    clock.mock.restore();
  }
  return { state, clocks, changes };
}

/** Checks that the server plays only forced passes and moves of bots, and takes nobody's time away. */
function checkEntry(state: TableState, entry: Entry): void {
  const { facts, deadline } = state;
  switch (entry.kind) {
    case 'timedOut':
      assert.equal(state.expired, entry.seat, 'somebody lost time that they had');
      return;
    case 'played': {
      const bot = botOf(facts.holders, entry.seat);
      if (entry.account === undefined) assert.ok(bot !== undefined || entry.choice === '-');
      else {
        assert.equal(entry.account, accountAt(facts.holders, entry.seat));
        assert.equal(bot, undefined, 'an answer of a person for whom a bot plays');
        assert.ok(deadline === undefined || entry.at <= deadline + leeway, 'an answer came after its time');
      }
      assert.ok(!facts.paused && facts.ended === undefined, 'an answer where nothing is asked');
      return;
    }
    case 'ended':
      assert.equal(facts.ended, undefined, 'a match ended twice');
      return;
    default:
  }
}

function checkMoves(
  changes: LogSummary['changes'],
  { table, acknowledged, sent, refused }: Observations,
): void {
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

/** Checks that every granted request is in the log, that none is there twice, and that all were requested. */
function checkRequests(log: readonly Entry[], { requests }: Observations): void {
  /** Sequence numbers, by request. */
  const led = new Map<string, number>();
  let seq = 0;
  for (const entry of log) {
    if (entry.kind === 'played' || entry.kind === 'undone') seq++;
    if (entry.request === undefined) continue;
    const { account, id } = entry.request;
    assert.ok(!led.has(id), `${id} was granted twice`);
    const sentRequest = requests.get(id);
    assert.equal(sentRequest?.account, account);
    assert.ok(sentRequest && leadsTo(sentRequest.request, entry), `${id} led to ${JSON.stringify(entry)}`);
    led.set(id, seq);
  }
  for (const [id, { request, granted }] of requests) {
    const found = led.get(id);
    for (const one of granted) {
      // A request that changed nothing once may change something later.
      if (found === undefined || one < found) assert.ok(mayBeSoAlready(request), `${id} left no trace`);
      else assert.equal(one, found, `${id} was granted as another change`);
    }
  }
}

/** Whether this entry can complete the request. */
function leadsTo(request: UnsentRequest, { kind }: Entry): boolean {
  switch (request.type) {
    case 'undo':
      return kind === 'undone' || kind === 'proposed';
    case 'resign':
      return kind === 'resigned' || kind === 'ended';
    case 'propose':
      return ['proposed', 'agreed', request.what === 'end' ? 'ended' : 'paused'].includes(kind);
    case 'respond':
      return request.agrees ? ['agreed', 'undone', 'paused', 'ended'].includes(kind) : kind === 'declined';
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

/**
 * Whether the request can be granted without an entry, because it changes nothing or is a standing pass, which is
 * secret.
 */
function mayBeSoAlready(request: UnsentRequest): boolean {
  return request.type !== 'undo' && !(request.type === 'respond' && !request.agrees);
}

/** Checks that every line is there once, as it was written, under its acknowledged number. */
function checkSaid(log: readonly Entry[], { said }: Observations): void {
  const lines = linesIn(log);
  const commands = lines.map(({ command }) => command);
  assert.equal(new Set(commands).size, commands.length, 'a line was said twice');
  for (const { command, text } of lines) assert.equal(said.get(command)?.text, text);
  for (const [id, { number }] of said) {
    if (number !== undefined) assert.equal(commands[number - 1], id, `${id} was acknowledged as ${number}`);
  }
}

/** Checks that the record plays as the match was played, and that all its draws follow from its seed. */
function checkRecord(state: TableState): void {
  const { facts, play } = state;
  const { game } = state.game;
  const proof = proofOf(facts);
  assert.ok(play && proof);
  const ending = facts.ended?.ending;
  const record = parseRecord(formatRecord(state.recorded(), { proof, ...(ending && { ending }) }));
  assert.deepEqual(record.ending, ending);
  assert.deepEqual(toPlain(replay(game, record).state), toPlain(play.match.state));
  const { verdict, findings } = verify(game, record);
  assert.equal(verdict, 'fair', JSON.stringify(findings));
}

function linesIn(log: readonly Entry[]) {
  return log.filter((entry) => entry.kind === 'said');
}

async function checkSeen(play: Play, { viewer, updates, snapshots }: ViewerObservations): Promise<number> {
  const views: unknown[] = [];
  for await (const { match } of momentsFrom(play, 0)) views.push(toPlain(match.view(viewer)));
  for (const { seq, view } of snapshots) assert.deepEqual(view, views[seq]);
  let text = '';
  for await (const part of await historyOf(play, viewer)) text += part;
  const history: History = JSON.parse(text);
  for (const { seq, events, patch, undone } of updates) {
    const { [seq - 1]: expected } = history.updates;
    assert.deepEqual(
      { events, patch, undone },
      { events: expected?.events, patch: expected?.patch, undone: expected?.undone },
    );
  }
  return updates.length + snapshots.length;
}

/** Checks that every viewer was sent the clocks of the log, less the time that running clocks have used since. */
function checkClocks(ticked: readonly Ticked[], seen: ViewerObservations): number {
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

function checkLines(log: readonly Entry[], { lines }: ViewerObservations): number {
  const written = linesIn(log);
  for (const { number, name, text } of lines) {
    const line = written[number - 1];
    const told = { name: withoutNumber(name), text };
    assert.deepEqual(told, { name: withoutNumber(line?.name ?? ''), text: line?.text }, `line ${number}`);
  }
  return lines.length;
}

/** A name as its account has it: two people at one table with names that look alike are told apart by a number. */
function withoutNumber(name: string): string {
  return name.replace(/ #\d+$/, '');
}

function toPlain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
