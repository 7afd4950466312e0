import type { Draw } from '../kernel/chance.ts';
import type { BySeat, Game, Outcome, Seat, Viewer } from '../kernel/game.ts';
import { Match, type Question, type Told } from '../kernel/match.ts';
import { breather } from './breather.ts';
import type { Answered, Opened } from './entry.ts';
import { seedFor } from './fairness.ts';
import { Refused } from './refusal.ts';

/** A question with the sequence number since which it has stood. */
export interface Asked extends Question {
  readonly since: number;
}

/** The match at a table: what was answered, who is asked what, and which commands were carried out. */
export class Play {
  readonly match: Match;
  private questions: readonly Asked[] = [];
  /** Sequence numbers of answers by account and command. */
  private readonly done = new Map<string, number>();

  /** `draws` are the random results of the set-up, once they were made. */
  constructor(game: Game, opened: Opened, contributions: BySeat<string>, draws?: readonly Draw[]) {
    const { options, chairs } = opened;
    const seed = seedFor(opened, contributions);
    this.match = new Match(game, { options, seed, seats: chairs.length, ...(draws && { draws }) });
    this.ask();
  }

  /** The number of answers so far. */
  get seq(): number {
    return this.match.answers.length;
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
   * for each other.
   */
  checkFresh(seat: Seat, seen: number): void {
    if (seen > this.seq) throw new Refused('bad-request', `the match has not come to ${seen}`);
    const question = this.questions.find((asked) => asked.seat === seat);
    if (question !== undefined && seen < question.since) {
      throw new Refused('stale', `seat ${seat} is asked something else since ${question.since}`);
    }
  }

  /** Carries out an answer. Throws an InputError, and then nothing has changed. */
  answer(seat: Seat, choice: string): Told<unknown>[] {
    const told = this.match.play(seat, choice);
    this.ask(seat);
    return told;
  }

  /** Takes in an answer from the log. */
  repeat({ seat, choice, draws, account, command }: Answered): Told<unknown>[] {
    this.match.script(draws);
    const told = this.match.play(seat, choice);
    this.match.script([]);
    this.ask(seat);
    if (account !== undefined && command !== undefined) this.remember(account, command);
    return told;
  }

  /** Notes that the last answer carried out this command. */
  remember(account: string, command: string): void {
    this.done.set(keyOf(account, command), this.seq);
  }

  /** Takes the last answer back, as if it had never been given. */
  undo(): void {
    this.match.undo();
    this.match.script([]);
    this.questions = [];
    this.ask();
  }

  private ask(answered?: Seat): void {
    const before = this.questions;
    this.questions = this.match.questions().map((question) => {
      const same = before.find(({ seat }) => seat === question.seat && seat !== answered);
      return { ...question, since: same !== undefined && alike(same, question) ? same.since : this.seq };
    });
  }
}

/** The same match from its beginning, step by step, without holding up anybody else. `seq` 0 is the beginning. */
export async function* again(
  match: Match,
): AsyncGenerator<{ readonly match: Match; readonly told: readonly Told<unknown>[] }> {
  const breathe = breather();
  const copy = new Match(match.game, match.opening);
  yield { match: copy, told: copy.prologue };
  for (const { seat, choice, draws } of [...match.answers]) {
    copy.script(draws);
    const told = copy.play(seat, choice);
    await breathe();
    yield { match: copy, told };
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
