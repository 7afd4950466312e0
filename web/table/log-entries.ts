import type { LogSentence, Sentence, Words } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { SeenStep } from './seen-steps.ts';

/** A sentence of the log, with the number of the step it belongs to. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly sentence: LogSentence;
  /** How many times in a row that was so; once, if left out. */
  times?: number;
}

/**
 * The game's sentences for the steps that were seen. What is said again at once is one line, unless a turn
 * begins with it or points are gained.
 */
export function logLines(words: Pick<Words, 'event'>, seen: readonly SeenStep[]): LogLine[] {
  let last: LogLine | undefined;
  return seen.flatMap(({ seq, events, view, before }) =>
    events.flatMap((event, index) => {
      const sentence = words.event(event, view, before);
      if (sentence === undefined) return [];
      if (
        last &&
        !(sentence.opens || sentence.points) &&
        JSON.stringify(sentence) === JSON.stringify(last.sentence)
      ) {
        last.times = (last.times ?? 1) + 1;
        return [];
      }
      last = { key: `${seq}.${index}`, seq, sentence };
      return [last];
    }),
  );
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
