import type { Draw } from '../kernel/chance.ts';
import { seedOf } from '../kernel/fairness.ts';
import type { Outcome, Seat, Viewer } from '../kernel/game.ts';
import { type Checkpoint, Match, type Opening, type Question, type Told } from '../kernel/match.ts';
import { parseValue } from '../kernel/value.ts';
import { checkedValue } from '../schema/check.ts';
import { breathe } from './breather.ts';
import { Course } from './course.ts';
import type { Answered, Entry, Opened } from './entry.ts';
import type { OpenedGame } from './opened-games.ts';
import { Refused } from './refusal.ts';

/** A question with the sequence number since which it has stood. */
export interface Asked extends Question {
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
  private questions: readonly Asked[];

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
    const { answers, upgrades } = course;
    const kept = { opening, answers, upgrades, checkpoints: copies };
    return new Play(Match.restore(game.game, kept, game.rules), course, first, asked);
  }

  constructor(match: Match, course: Course, first: number, asked: readonly (readonly [Seat, number])[]) {
    this.match = match;
    this.course = course;
    this.first = first;
    const since = new Map(asked);
    this.questions = match
      .questions()
      .map((question) => ({ ...question, since: since.get(question.seat) ?? course.seq }));
  }

  /** The number of changes so far: {@link Course.seq}. */
  get seq(): number {
    return this.course.seq;
  }

  /** What every seat that has to answer is asked now. */
  get asked(): readonly Asked[] {
    return this.questions;
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  /**
   * Refuses an answer that was given without knowing what its seat is asked now. Answers of other seats do not
   * make it stale as long as the question stays the same, so that seats asked at the same time do not have to wait
   * for each other. A seat that is not asked any more knew of a question that has gone.
   */
  checkFresh(seat: Seat, seen: number): void {
    if (seen > this.seq) throw new Refused('bad-request', `the match has not come to ${seen}`);
    const since = this.questions.find((asked) => asked.seat === seat)?.since ?? this.seq;
    if (seen < since) throw new Refused('stale', `seat ${seat} is asked nothing of before ${since}`);
  }

  /** Refuses a value that does not have the form for which its seat is asked. */
  checkForm(seat: Seat, text: string): void {
    const input = this.questions.find((asked) => asked.seat === seat)?.input;
    const value = parseValue(text);
    if (input !== undefined && value !== undefined) checkedValue(input, value);
  }

  /** Carries out an answer, to be noted as it is returned. Throws an InputError, and then nothing has changed. */
  answer(
    seat: Seat,
    choice: string,
    by: Pick<Answered, 'account' | 'command'>,
    at: number,
  ): { readonly entry: Entry & Answered; readonly told: readonly Told<unknown>[] } {
    const told = this.match.play(seat, choice);
    const given = this.match.answers.at(-1);
    if (given === undefined) throw new Error('an answer leaves no trace');
    const entry = { kind: 'answered', ...given, ...by, at } as const;
    this.course.take(entry);
    this.ask(seat);
    return { entry, told };
  }

  /**
   * Forgets the answer that was carried out last, as if it had never been given. `asked` was asked before it: since as
   * long ago, so that clocks and other seats' answers do not notice.
   */
  retract(entry: Answered, asked: readonly Asked[]): void {
    this.match.undo();
    this.match.script([]);
    this.course.retract(entry);
    this.questions = asked;
  }

  /** Carries out an answer as it was noted. */
  repeat(entry: Entry & Answered): Told<unknown>[] {
    this.match.script(entry.draws);
    const told = this.match.play(entry.seat, entry.choice);
    this.match.script([]);
    this.course.take(entry);
    this.ask(entry.seat);
    return told;
  }

  /** Takes the last answers back, as it was noted. Returns their sequence numbers. */
  undo(entry: Extract<Entry, { kind: 'undone' }>): readonly number[] {
    this.match.undo(entry.count);
    this.match.script([]);
    const undone = this.course.take(entry);
    this.questions = [];
    this.ask();
    return undone;
  }

  private ask(answered?: Seat): void {
    const before = this.questions;
    this.questions = this.match.questions().map((question) => {
      const same = before.find(({ seat }) => seat === question.seat && seat !== answered);
      return { ...question, since: same !== undefined && alike(same, question) ? same.since : this.seq };
    });
  }
}

/** How the match of a table begins. */
export function openingOf(
  { options }: OpenedGame,
  { secret, chairs, after }: Opened,
  { contributions, bring, draws }: Started,
): Opening {
  return {
    options,
    seed: seedOf(secret, contributions),
    seats: chairs.length,
    ...(bring && { bring }),
    ...(after && { carry: after.carry }),
    ...(draws && { draws }),
  };
}

/** A match after one of its changes. `undone` are the sequence numbers of answers that it took back. */
export interface Moment {
  readonly seq: number;
  readonly match: Match;
  readonly told: readonly Told<unknown>[];
  readonly undone?: readonly number[];
}

/**
 * The same match from a change on, not before {@link Play.first}, step by step, without holding up anybody else. It
 * costs the nearest copy and what came after it.
 */
export async function* momentsFrom({ match, course, first }: Play, from: number): AsyncGenerator<Moment> {
  if (from < first) throw new RangeError(`the match cannot be shown before ${first}`);
  const standing = course.standingAt(from);
  const changes = course.changes.slice(from);
  const common = standing.findIndex(({ answer }, at) => answer !== course.answers[at]);
  const copy = match.at(common < 0 ? standing.length : common);
  for (const { answer } of common < 0 ? [] : standing.slice(common)) {
    copy.script(answer.draws);
    copy.play(answer.seat, answer.choice);
    await breathe();
  }
  let seq = from;
  yield { seq, match: copy, told: from === 0 ? copy.prologue : [] };
  for (const change of changes) {
    seq++;
    if ('upgraded' in change) throw new Error('rules took over in the middle of what they show');
    if ('undone' in change) {
      copy.undo(change.undone);
      const undone = standing.splice(standing.length - change.undone).map((one) => one.seq);
      yield { seq, match: copy, told: [], undone };
    } else {
      copy.script(change.draws);
      const told = copy.play(change.seat, change.choice);
      standing.push({ answer: change, seq });
      yield { seq, match: copy, told };
    }
    await breathe();
  }
}

/** Whether a question is still the same. */
function alike(one: Question, other: Question): boolean {
  return (
    one.kind === other.kind &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, at) => choice === other.choices[at]) &&
    (one.input === other.input || JSON.stringify(one.input) === JSON.stringify(other.input))
  );
}
