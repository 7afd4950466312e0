import type { LogSentence, Sentence, Words } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { SeenStep } from './seen-steps.ts';

/** A sentence of the log, with the number of the step it belongs to. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly sentence: LogSentence;
  /** How many times in a row that was so; once, if left out. */
  readonly times?: number;
}

type Telling = Pick<Words, 'event'>;

/** What has been told of steps, by the words of the table. */
const linesOfSteps = new WeakMap<Telling, WeakMap<SeenStep, readonly LogLine[]>>();

function tellStep(words: Telling, { seq, events, view, before }: SeenStep): readonly LogLine[] {
  return events.flatMap((event, index) => {
    const sentence = words.event(event, view, before);
    return sentence === undefined ? [] : [{ key: `${seq}.${index}`, seq, sentence }];
  });
}

/**
 * The game's sentences for the steps that were seen. What is said again at once is one line, unless a turn
 * begins with it or points are gained. A step gives the same lines each time.
 */
export function logLines(words: Telling, seen: readonly SeenStep[]): LogLine[] {
  const known = linesOfSteps.get(words) ?? new WeakMap<SeenStep, readonly LogLine[]>();
  linesOfSteps.set(words, known);
  const ofStep = (step: SeenStep): readonly LogLine[] => {
    const lines = known.get(step) ?? tellStep(words, step);
    known.set(step, lines);
    return lines;
  };
  const lines: LogLine[] = [];
  for (const line of seen.flatMap(ofStep)) {
    const last = lines.at(-1);
    if (last && isSaidAgain(last.sentence, line.sentence))
      lines[lines.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else lines.push(line);
  }
  return lines;
}

function isSaidAgain(last: LogSentence, next: LogSentence): boolean {
  if (next.opens || next.points || next.key !== last.key) return false;
  return JSON.stringify(next) === JSON.stringify(last);
}

/** The lines in groups. A sentence that is only spoken is grouped with its consequences. */
export function logEntries(lines: readonly LogLine[]): LogLine[][] {
  const entries: LogLine[][] = [];
  let waiting: LogLine[] = [];
  for (const line of lines) {
    waiting.push(line);
    if (line.sentence.spoken) continue;
    const last = entries.at(-1);
    if (line.sentence.opens || last === undefined) entries.push(waiting);
    else last.push(...waiting);
    waiting = [];
  }
  if (waiting.length > 0) entries.push(waiting);
  return entries;
}

/** How many entries the first so many lines begin. */
export function countEntries(entries: readonly (readonly LogLine[])[], lines: number): number {
  let [count, left] = [0, lines];
  for (; left > 0 && count < entries.length; count++) left -= entries[count]?.length ?? 0;
  return count;
}

/** The seat whose turn begins with a sentence that opens an entry, as its argument `seat` says. */
export function seatOf({ args }: Sentence): Seat | undefined {
  const seat = args?.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/** One's own move, or one of which the log says nothing: nobody has to wait for it. */
export function isOwnStep(
  step: SeenStep,
  {
    words,
    told,
    isMine,
  }: {
    readonly words: Words;
    readonly told: readonly LogLine[];
    readonly isMine: (seat: Seat) => boolean;
  },
): boolean {
  const first = logLines(words, [step]).find(({ sentence }) => !sentence.spoken);
  if (first === undefined) return true;
  const opens = first.sentence.opens ? first : told.findLast(({ sentence }) => sentence.opens);
  const seat = opens && seatOf(opens.sentence);
  return seat !== undefined && isMine(seat);
}
