import type { Game, Seat } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { beginRecord, parseRecord } from '../../kernel/record.ts';
import type { TableClient } from './player.ts';

/** A reply to a move: how long after it was asked for, in milliseconds, and whether the seat could do more than pass. */
export interface Reply {
  readonly seat: Seat;
  readonly took: number;
  readonly able: boolean;
}

/** Notes from now on when each change of the match arrives at a connection; by sequence number. */
export function noteTimes(client: TableClient): readonly number[] {
  const times: number[] = [];
  times[client.seq] = performance.now();
  client.socket.on('message', () => {
    times[client.seq] ??= performance.now();
  });
  return times;
}

/** The replies in the record of a match, as far as it is known when they were asked for and arrived. */
export function repliesIn(game: Game, text: string, times: readonly number[]): readonly Reply[] {
  const record = parseRecord(text);
  const match = beginRecord(game, record, record.opening.draws ?? []);
  const replies: Reply[] = [];
  let asked = openSince(new Map(), match.decisions(), 0);
  for (const [at, { seat, choice, draws }] of record.moves.entries()) {
    const question = asked.get(seat);
    const [opened, answered] = [times[question?.since ?? -1], times[at + 1]];
    if (question?.decision.pass !== undefined && opened !== undefined && answered !== undefined) {
      replies.push({ seat, took: answered - opened, able: question.decision.choices.length > 1 });
    }
    match.script(draws);
    match.play(seat, choice);
    asked.delete(seat);
    asked = openSince(asked, match.decisions(), at + 1);
  }
  return replies;
}

/**
 * How far the times of replies by seats that could do more than pass are from those of the others: the distance of
 * Kolmogorov and Smirnov, in the unit in which it does not depend on their numbers. If both have one distribution, it is
 * above 2 once in 1,500 times.
 */
export function distanceOf(replies: readonly Reply[]): number {
  const [able, others] = [true, false].map((kind) => replies.filter((reply) => reply.able === kind));
  if (able === undefined || others === undefined || able.length === 0 || others.length === 0) return 0;
  const below = (sample: readonly Reply[], value: number) =>
    sample.filter(({ took }) => took <= value).length / sample.length;
  const gaps = replies.map(({ took }) => Math.abs(below(able, took) - below(others, took)));
  return Math.max(...gaps) * Math.sqrt((able.length * others.length) / (able.length + others.length));
}

interface Question {
  readonly decision: Decision;
  readonly since: number;
}

/** What each seat is asked, and since which change of the match. */
function openSince(
  before: ReadonlyMap<Seat, Question>,
  decisions: readonly Decision[],
  seq: number,
): Map<Seat, Question> {
  return new Map(
    decisions.map((decision) => [decision.seat, before.get(decision.seat) ?? { decision, since: seq }]),
  );
}
