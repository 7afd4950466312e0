import type { Draw } from '../kernel/chance.ts';
import type { BySeat, Game, Outcome, Seat, Viewer } from '../kernel/game.ts';
import { type Answer, Match, type Question, type Told } from '../kernel/match.ts';
import { breather } from './breather.ts';
import type { Answered, Opened } from './entry.ts';
import { seedFor } from './fairness.ts';
import { Refused } from './refusal.ts';

/** A question with the sequence number since which it has stood. */
export interface Asked extends Question {
  readonly since: number;
}

/** One step of a match: an answer, or that so many were taken back. */
export type Change = Answer | { readonly undone: number };

/** The match at a table: what was answered, who is asked what, and which commands were carried out. */
export class Play {
  readonly match: Match;
  private questions: readonly Asked[] = [];
  /** What was asked before the last answer that was carried out here. */
  private asking: readonly Asked[] = [];
  /** All that ever changed the match, also what was taken back. */
  private readonly history: Change[] = [];
  /** The sequence number of each answer that stands. */
  private readonly standing: number[] = [];
  /** Sequence numbers of answers by account and command. */
  private readonly done = new Map<string, number>();

  /** `draws` are the random results of the set-up, once they were made. */
  constructor(game: Game, opened: Opened, contributions: BySeat<string>, draws?: readonly Draw[]) {
    const { options, chairs } = opened;
    const seed = seedFor(opened, contributions);
    this.match = new Match(game, { options, seed, seats: chairs.length, ...(draws && { draws }) });
    this.ask();
  }

  /** The number of changes so far: answers, also those that were taken back, and each taking back. */
  get seq(): number {
    return this.history.length;
  }

  get changes(): readonly Change[] {
    return this.history;
  }

  /** What every seat that has to answer is asked now. */
  get asked(): readonly Asked[] {
    return this.questions;
  }

  get waitingFor(): readonly Seat[] {
    return this.questions.map(({ seat }) => seat);
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  /** The sequence number that this command got when it was carried out; undefined if it was not. */
  doneAs(account: string, command: string): number | undefined {
    return this.done.get(keyOf(account, command));
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

  /** Carries out an answer. Throws an InputError, and then nothing has changed. */
  answer(seat: Seat, choice: string): Told<unknown>[] {
    const told = this.match.play(seat, choice);
    this.asking = this.questions;
    this.noteAnswer();
    this.ask(seat);
    return told;
  }

  /** Takes in an answer from the log. */
  repeat({ seat, choice, draws, account, command }: Answered): Told<unknown>[] {
    this.match.script(draws);
    const told = this.match.play(seat, choice);
    this.match.script([]);
    this.noteAnswer();
    this.ask(seat);
    if (account !== undefined && command !== undefined) this.remember(account, command);
    return told;
  }

  /** Notes that the last answer carried out this command. */
  remember(account: string, command: string): void {
    this.done.set(keyOf(account, command), this.seq);
  }

  /**
   * Forgets the answer that was carried out last, as if it had never been given: what was asked before it has been asked
   * for as long as before, so that clocks and other seats' answers do not notice.
   */
  retract(): void {
    this.match.undo();
    this.match.script([]);
    this.history.pop();
    this.standing.pop();
    this.questions = this.asking;
  }

  /** Takes the last answers back. Returns their sequence numbers. */
  undo(count: number): number[] {
    for (let back = 0; back < count; back++) this.match.undo();
    this.match.script([]);
    this.history.push({ undone: count });
    const undone = this.standing.splice(-count);
    this.questions = [];
    this.ask();
    return undone;
  }

  private noteAnswer(): void {
    const given = this.match.answers.at(-1);
    if (given === undefined) throw new Error('an answer leaves no trace');
    this.history.push(given);
    this.standing.push(this.seq);
  }

  private ask(answered?: Seat): void {
    const before = this.questions;
    this.questions = this.match.questions().map((question) => {
      const same = before.find(({ seat }) => seat === question.seat && seat !== answered);
      return { ...question, since: same !== undefined && alike(same, question) ? same.since : this.seq };
    });
  }
}

/** A match after one of its changes. `undone` are the sequence numbers of answers that it took back. */
export interface Moment {
  readonly seq: number;
  readonly match: Match;
  readonly told: readonly Told<unknown>[];
  readonly undone?: readonly number[];
}

/** The same match from its beginning, step by step, without holding up anybody else. `seq` 0 is the beginning. */
export async function* again({ match, changes }: Play): AsyncGenerator<Moment> {
  const breathe = breather();
  const copy = new Match(match.game, match.opening);
  const standing: number[] = [];
  let seq = 0;
  yield { seq, match: copy, told: copy.prologue };
  for (const change of [...changes]) {
    seq++;
    if ('undone' in change) {
      for (let back = 0; back < change.undone; back++) copy.undo();
      yield { seq, match: copy, told: [], undone: standing.splice(-change.undone) };
    } else {
      copy.script(change.draws);
      const told = copy.play(change.seat, change.choice);
      standing.push(seq);
      await breathe();
      yield { seq, match: copy, told };
    }
  }
}

function keyOf(account: string, command: string): string {
  return `${account} ${command}`;
}

function alike(one: Question, other: Question): boolean {
  return (
    one.kind === other.kind &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, at) => choice === other.choices[at])
  );
}
