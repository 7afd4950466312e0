import { games } from '../games/games.ts';
import { InputError } from '../kernel/error.ts';
import type { BySeat, Seat } from '../kernel/game.ts';
import { Match, type Told, toldTo } from '../kernel/match.ts';
import { speaker } from '../web/i18n/speaker.ts';
import messages from '../web/messages/table/en.json' with { type: 'json' };
import { failure, misuse } from './command-error.ts';
import { drawing } from './drawing.ts';
import { textOf } from './files.ts';
import { type Loaded, loadRecord } from './load-record.ts';
import { speechOf } from './speech.ts';
import { standing } from './standing.ts';

/** The options of `starboard replay`, as Commander reads them. */
export interface ReplayOptions {
  readonly seat?: number;
  readonly step?: number;
}

/** Prints a match: each answer, what followed, the score. The referee sees all; a seat only what it was told. */
export async function replayCommand(path: string, { seat: viewer, step }: ReplayOptions): Promise<void> {
  const { entry, match: whole, ending } = await loaded(path);
  const { game, opening, answers } = whole;
  if (viewer !== undefined && viewer >= whole.seats) {
    throw misuse(`there is no seat ${viewer} at a table of ${whole.seats}, counted from 0`);
  }
  if (step !== undefined && step > answers.length) throw misuse(`the match has ${answers.length} answers`);

  const nameOf = (seat: Seat) => `Seat ${seat}`;
  const speech = await speechOf(entry, nameOf);
  const match = new Match(game, opening);
  const scores: BySeat<number> = new Array<number>(match.seats).fill(0);
  const eyes = viewer ?? 'spectator';

  function tell(told: readonly Told<unknown>[]): void {
    const events = viewer === undefined ? told.map(({ event }) => event) : toldTo(told, viewer);
    for (const line of speech.told(events, match.view(eyes))) print(`      ${line}`);
    let scored = false;
    for (const event of events) {
      for (const [seat, points] of (game.points?.(event) ?? []).entries()) {
        scores[seat] = (scores[seat] ?? 0) + points;
        if (points !== 0) scored = true;
      }
    }
    if (scored) print(`      Score: ${scores.join(', ')}`);
  }

  print(`${entry.name.en}, rules ${game.version}, ${match.seats} seats, ${answers.length} answers\n`);
  tell(match.prologue);
  for (const [index, { seat, choice, draws }] of answers.slice(0, step).entries()) {
    match.script(draws);
    const told = match.play(seat, choice);
    // What another seat chose may be a secret; what everybody may know of it stands in the events.
    const shown = viewer === undefined || viewer === seat ? choice : '';
    print(`${String(index + 1).padStart(4)}  ${nameOf(seat)}  ${shown}`.trimEnd());
    tell(told);
  }
  match.script([]);
  if (step !== undefined) print(`\n${(await drawing(entry, speech))(match.view(eyes), eyes)}`);
  if (match.outcome !== undefined) print(`\n${standing(match.outcome, nameOf)}`);
  if (ending !== undefined && match.answers.length === answers.length) {
    const name = ending.seat === undefined ? '' : nameOf(ending.seat);
    print(`\n${speaker('en', messages).say({ key: `over.ended.${ending.how}`, args: { name } })}`);
  }
}

async function loaded(path: string): Promise<Loaded> {
  const text = await textOf(path);
  try {
    return await loadRecord(games, text);
  } catch (fault) {
    if (fault instanceof InputError) throw failure(`${path}: ${fault.message}`);
    throw fault;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
