import type { LogSentence } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import { type LogLine, logEntries, seatOf } from './log-entries.ts';

/** A turn of somebody else that can be shown again: what it begins with, and the first step to show. */
export interface PastTurn {
  readonly sentence: LogSentence;
  readonly from: number;
}

/** The turns since the last one of one's own. */
export function turnsSince(lines: readonly LogLine[], isMine: (seat: Seat) => boolean): readonly PastTurn[] {
  const own = lines.findLastIndex(({ sentence }) => {
    const seat = sentence.opens ? seatOf(sentence) : undefined;
    return seat !== undefined && isMine(seat);
  });
  if (own < 0) return [];
  const next = lines.findIndex(({ sentence }, at) => at > own && sentence.opens);
  if (next < 0) return [];
  // A turn may begin in the step that ended one's own.
  const before = lines.slice(0, next).findLast(({ sentence }) => !sentence.spoken)?.seq ?? 0;
  return logEntries(lines.slice(next)).flatMap((entry) => {
    const opens = entry.find(({ sentence }) => sentence.opens);
    const from = entry.find(({ seq }) => seq > before)?.seq;
    if (opens === undefined || from === undefined || seatOf(opens.sentence) === undefined) return [];
    return [{ sentence: opens.sentence, from }];
  });
}
