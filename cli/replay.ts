import { type EmittedEvent, eventsFor } from '../kernel/emitted-event.ts';
import type { BySeat, Seat } from '../kernel/game.ts';
import { beginRecord, type MatchRecord } from '../kernel/record.ts';
import { speaker } from '../web/i18n/speaker.ts';
import messages from '../web/messages/table/en.json' with { type: 'json' };
import { misuse } from './command-error.ts';
import { loadDrawing } from './drawing.ts';
import type { GameList } from './game-list.ts';
import { orFail, playRecord, readRecordFile } from './load-record.ts';
import { holdsControls, plain } from './plain.ts';
import { formatRanking } from './ranking.ts';
import { seatKnowledge } from './seat-knowledge.ts';
import { speechOf } from './speech.ts';

/** The options of `starboard replay`, as Commander reads them. */
export interface ReplayOptions {
  readonly seat?: number;
  readonly step?: number;
}

/** Prints a match: each move, what followed, the score. The referee sees all; a seat only what it was told. */
export async function replayCommand(
  path: string,
  { seat: viewer, step }: ReplayOptions,
  { games }: GameList,
): Promise<void> {
  const read = await readRecordFile(games, path);
  const { entry, game, record, text } = read;
  const { moves } = await orFail(path, () => playRecord(read));
  const match = beginRecord(game, record, record.opening.draws ?? []);
  if (viewer !== undefined && viewer >= match.seats) {
    throw misuse(`there is no seat ${viewer} at a table of ${match.seats}, counted from 0`);
  }
  if (step !== undefined && step > moves.length) throw misuse(`the match has ${moves.length} answers`);
  if (step !== undefined && step < match.earliest) {
    throw misuse(`rules ${game.version} took over after ${match.earliest} answers; they show nothing before`);
  }

  const { rules } = seatKnowledge(match);
  const speech = await speechOf(entry, rules, nameOf);
  const scores: BySeat<number> = new Array<number>(match.seats).fill(0);
  const eyes = viewer ?? 'spectator';

  let before: unknown;
  function printEvents(emitted: readonly EmittedEvent<unknown>[]): void {
    const events = viewer === undefined ? emitted.map(({ event }) => event) : eventsFor(emitted, viewer);
    const view = match.view(eyes);
    for (const line of speech.describeEvents(events, view, before)) print(`      ${line}`);
    // A view may share parts with the state, which changes in place.
    before = structuredClone(view);
    let scored = false;
    for (const event of events) {
      for (const { seat, points } of game.points?.(event) ?? []) {
        scores[seat] = (scores[seat] ?? 0) + points;
        if (points !== 0) scored = true;
      }
    }
    if (scored) print(`      Score: ${scores.join(', ')}`);
  }

  print(`${entry.name.en}, rules ${game.version}, ${match.seats} seats, ${moves.length} answers\n`);
  printBrought(record, viewer);
  printEvents(match.prologue);
  for (const [index, { seat, choice, draws }] of moves.slice(0, step).entries()) {
    printUpgrades(record, index);
    // What another seat chose may be a secret; what everybody may know of it stands in the events.
    const shown = viewer === undefined || viewer === seat ? choice : '';
    print(`${String(index + 1).padStart(4)}  ${nameOf(seat)}  ${shown}`.trimEnd());
    // Of what other rules played only the moves are known.
    if (index < match.earliest) continue;
    match.script(draws);
    printEvents(match.play(seat, choice));
  }
  if (step === undefined) printUpgrades(record, moves.length);
  match.script([]);
  if (step !== undefined) {
    const draw = await loadDrawing(entry, rules, speech, !holdsControls(text));
    process.stdout.write(`\n${draw(match.view(eyes), eyes)}\n`);
  }
  if (match.outcome !== undefined) print(`\n${formatRanking(match.outcome, nameOf)}`);
  const { ending } = record;
  if (ending !== undefined && match.moves.length === moves.length) {
    const name = ending.seat === undefined ? '' : nameOf(ending.seat);
    print(`\n${speaker('en', messages).say({ key: `over.ended.${ending.how}`, args: { name } })}`);
  }
}

function nameOf(seat: Seat): string {
  return `Seat ${seat}`;
}

/** What seats brought, which others may never learn. */
function printBrought({ opening: { bring = [] } }: MatchRecord, viewer: Seat | undefined): void {
  for (const [seat, value] of bring.entries()) {
    if (viewer === undefined || viewer === seat) print(`${nameOf(seat)} brings ${JSON.stringify(value)}`);
  }
}

function printUpgrades({ upgrades = [] }: MatchRecord, answers: number): void {
  for (const { version, checkpoint } of upgrades) {
    if (checkpoint.moves === answers) print(`      Rules ${version} take over.`);
  }
}

function print(line: string): void {
  process.stdout.write(`${plain(line)}\n`);
}
