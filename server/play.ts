import type { Draw } from '../kernel/chance.ts';
import type { EmittedEvent } from '../kernel/emitted-event.ts';
import { seedOf } from '../kernel/fairness.ts';
import type { Json, Outcome, Seat, Viewer } from '../kernel/game.ts';
import { type Checkpoint, type Decision, Match, type Opening } from '../kernel/match.ts';
import { parseValue } from '../kernel/value.ts';
import { checkedValue } from '../schema/check.ts';
import { Course } from './course.ts';
import type { Entry, Opened, PlayedMove } from './entry.ts';
import type { OpenedGame } from './opened-games.ts';
import { Refused } from './refusal.ts';
import { yieldIfDue } from './yielder.ts';

/** A decision with the sequence number since which it has stood. */
export interface OpenDecision extends Decision {
  readonly since: number;
}

type Started = Pick<Extract<Entry, { kind: 'started' }>, 'contributions' | 'bring'> & {
  readonly draws?: readonly Draw[];
};

/** The match at a table: the match itself, how it went, and who is asked what. */
export class Play {
  readonly match: Match;
  readonly course: Course;
  /** The first change after which the match can be shown: the beginning, or where these rules took over. */
  readonly first: number;
  private current: readonly OpenDecision[];

  /** A new match. */
  static begin(game: OpenedGame, opened: Opened, started: Started, course = new Course()): Play {
    const match = new Match(game.game, openingOf(game, opened, started), undefined, { rules: game.rules });
    return new Play(match, course, 0, []);
  }

  /** A match that is carried on from a copy. `asked` says since when which seats have been asked. */
  static restore(
    game: OpenedGame,
    opening: Opening,
    course: Course,
    first: number,
    copies: readonly Checkpoint[],
    asked: readonly (readonly [Seat, number])[],
  ): Play {
    const { moves, upgrades } = course;
    const kept = { opening, moves, upgrades, checkpoints: copies };
    return new Play(Match.restore(game.game, kept, game.rules), course, first, asked);
  }

  constructor(match: Match, course: Course, first: number, asked: readonly (readonly [Seat, number])[]) {
    this.match = match;
    this.course = course;
    this.first = first;
    const since = new Map(asked);
    this.current = match
      .decisions()
      .map((decision) => ({ ...decision, since: since.get(decision.seat) ?? course.seq }));
  }

  /** The number of changes so far: {@link Course.seq}. */
  get seq(): number {
    return this.course.seq;
  }

  /** What every seat that has to answer is asked now. */
  get openDecisions(): readonly OpenDecision[] {
    return this.current;
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** What the match hands on to a next one, once the rules have ended it. */
  get carry(): Json | undefined {
    return this.outcome === undefined ? undefined : this.match.rules.carry?.(this.match.state);
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  /**
   * Refuses a move that was given without knowing what its seat is asked now. Answers of other seats do not
   * make it stale as long as the decision stays the same, so that seats asked at the same time do not have to wait
   * for each other. A seat that is not asked any more knew of a decision that has gone.
   */
  checkFresh(seat: Seat, seen: number): void {
    if (seen > this.seq) throw new Refused('bad-request', `the match has not come to ${seen}`);
    const since = this.current.find((decision) => decision.seat === seat)?.since ?? this.seq;
    if (seen < since) throw new Refused('stale', `seat ${seat} is asked nothing of before ${since}`);
  }

  /** Refuses a value that does not have the form for which its seat is asked. */
  checkForm(seat: Seat, text: string): void {
    const input = this.current.find((decision) => decision.seat === seat)?.input;
    const value = parseValue(text);
    if (input !== undefined && value !== undefined) checkedValue(input, value);
  }

  /** Carries out a move, to be noted as it is returned. Throws an InputError, and then nothing has changed. */
  play(
    seat: Seat,
    choice: string,
    by: Pick<PlayedMove, 'account' | 'command'>,
    at: number,
  ): { readonly entry: Entry & PlayedMove; readonly emitted: readonly EmittedEvent<unknown>[] } {
    const emitted = this.match.play(seat, choice);
    const move = this.match.moves.at(-1);
    if (move === undefined) throw new Error('a move leaves no trace');
    const entry = { kind: 'played', ...move, ...by, at } as const;
    this.course.take(entry);
    this.updateDecisions(seat);
    return { entry, emitted };
  }

  /**
   * Forgets the move that was carried out last, as if it had never been given. `asked` was asked before it: since as
   * long ago, so that clocks and other seats' answers do not notice.
   */
  retract(entry: PlayedMove, openDecisions: readonly OpenDecision[]): void {
    this.match.undo();
    this.match.script([]);
    this.course.retract(entry);
    this.current = openDecisions;
  }

  /** Carries out a move as it was noted. */
  repeat(entry: Entry & PlayedMove): EmittedEvent<unknown>[] {
    this.match.script(entry.draws);
    const emitted = this.match.play(entry.seat, entry.choice);
    this.match.script([]);
    this.course.take(entry);
    this.updateDecisions(entry.seat);
    return emitted;
  }

  /** Takes the last moves back, as it was noted. Returns their sequence numbers. */
  undo(entry: Extract<Entry, { kind: 'undone' }>): readonly number[] {
    this.match.undo(entry.count);
    this.match.script([]);
    const undone = this.course.take(entry);
    this.current = [];
    this.updateDecisions();
    return undone;
  }

  private updateDecisions(played?: Seat): void {
    const before = this.current;
    this.current = this.match.decisions().map((decision) => {
      const same = before.find(({ seat }) => seat === decision.seat && seat !== played);
      return {
        ...decision,
        since: same !== undefined && isSameDecision(same, decision) ? same.since : this.seq,
      };
    });
  }
}

/** How the match of a table begins. */
export function openingOf(
  { options }: OpenedGame,
  { secret, holders, after }: Opened,
  { contributions, bring, draws }: Started,
): Opening {
  return {
    options,
    seed: seedOf(secret, contributions),
    seats: holders.length,
    ...(bring && { bring }),
    ...(after && { carry: after.carry }),
    ...(draws && { draws }),
  };
}

/** A match after one of its changes. `undone` are the sequence numbers of moves that it took back. */
export interface Moment {
  readonly seq: number;
  readonly match: Match;
  readonly emitted: readonly EmittedEvent<unknown>[];
  readonly undone?: readonly number[];
}

/**
 * The same match from a change on, not before {@link Play.first}, step by step, without holding up anybody else. It
 * costs the nearest copy and what came after it.
 */
export async function* momentsFrom({ match, course, first }: Play, from: number): AsyncGenerator<Moment> {
  if (from < first) throw new RangeError(`the match cannot be shown before ${first}`);
  const validSeqs = course.validMovesAt(from);
  const changes = course.changes.slice(from);
  const common = validSeqs.findIndex(({ move }, at) => move !== course.moves[at]);
  const copy = match.at(common < 0 ? validSeqs.length : common);
  for (const { move } of common < 0 ? [] : validSeqs.slice(common)) {
    copy.script(move.draws);
    copy.play(move.seat, move.choice);
    await yieldIfDue();
  }
  let seq = from;
  yield { seq, match: copy, emitted: from === 0 ? copy.prologue : [] };
  for (const change of changes) {
    seq++;
    if ('upgraded' in change) throw new Error('rules took over in the middle of what they show');
    if ('undone' in change) {
      copy.undo(change.undone);
      const undone = validSeqs.splice(validSeqs.length - change.undone).map((one) => one.seq);
      yield { seq, match: copy, emitted: [], undone };
    } else {
      copy.script(change.draws);
      const emitted = copy.play(change.seat, change.choice);
      validSeqs.push({ move: change, seq });
      yield { seq, match: copy, emitted };
    }
    await yieldIfDue();
  }
}

/** Whether a decision is still the same. */
function isSameDecision(one: Decision, other: Decision): boolean {
  return (
    one.kind === other.kind &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, at) => choice === other.choices[at]) &&
    (one.input === other.input || JSON.stringify(one.input) === JSON.stringify(other.input))
  );
}
