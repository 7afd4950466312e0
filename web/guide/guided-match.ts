import { greedy } from '../../bots/greedy.ts';
import type { Guide, Lesson, Moment } from '../../games/guide.ts';
import type { Sentence } from '../../games/words.ts';
import { type EmittedEvent, eventsFor } from '../../kernel/emitted-event.ts';
import type { InputError } from '../../kernel/error.ts';
import { playForcedPasses } from '../../kernel/forced-pass.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import { type Decision, Match, type Move } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import type { SeenStep } from '../table/seen-steps.ts';

/** The longest that a bot thinks where the script has no move, in milliseconds. */
const thinking = 200;

/** Where somebody is in a guide: enough to come back to it. */
export interface Place {
  /** All answers but forced passes, with the random results that were written down for them. */
  readonly moves: readonly Move[];
  /** How many lessons lie behind. */
  readonly lessons: number;
  /** The step at which the last of them was left. */
  readonly since: number;
  /** How many of the guide's replies are used up. */
  readonly scriptedMoves: number;
}

/** Why a move of the learner is not taken: a rule forbids it, or the lesson wants something else. */
export type Rejection =
  | { readonly kind: 'illegal'; readonly error: InputError }
  | { readonly kind: 'elsewhere'; readonly hint: Sentence };

/**
 * A match in which lessons come up: the rules are those of every match, the lessons only decide when the others go on
 * and which of the legal answers are taken. It never stops: what a lesson wants is legal when it shows.
 */
export class GuidedMatch {
  readonly game: Game;
  readonly guide: Guide;
  /** What the learner saw; the first step is the set-up, and there is one more for each move of the place. */
  readonly steps: SeenStep[] = [];
  private readonly match: Match;
  private readonly played: Move[] = [];
  private lessonsLeft = 0;
  private since = 0;
  private scriptedMovesUsed = 0;

  /** From the beginning, or from a place. Throws {@link InputError} if the place is none of this guide. */
  constructor(game: Game, guide: Guide, place?: Place) {
    this.game = game;
    this.guide = guide;
    this.match = new Match(game, guide.opening);
    this.note([...this.match.prologue, ...playForcedPasses(this.match)]);
    if (place === undefined) return;
    for (const { seat, choice, draws } of place.moves) this.carryOut(seat, choice, draws);
    this.lessonsLeft = place.lessons;
    this.since = place.since;
    this.scriptedMovesUsed = place.scriptedMoves;
  }

  get place(): Place {
    return {
      moves: [...this.played],
      lessons: this.lessonsLeft,
      since: this.since,
      scriptedMoves: this.scriptedMovesUsed,
    };
  }

  get seats(): number {
    return this.match.seats;
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** The lesson that shows; until it is left, nobody else goes on. */
  get lesson(): Lesson | undefined {
    const index = this.showing();
    return index === undefined ? undefined : this.guide.lessons[index];
  }

  /** Everything was played and read. */
  get over(): boolean {
    return this.outcome !== undefined && this.showing() === undefined;
  }

  /** What the learner may answer now; nothing while a lesson is to be read. */
  get decision(): Decision | undefined {
    const { lesson } = this;
    return lesson === undefined || lesson.task !== undefined ? this.learnersDecision() : undefined;
  }

  /** Who is to answer while nothing is asked of the learner. */
  get waitingFor(): readonly number[] {
    return this.match.decisions().map(({ seat }) => seat);
  }

  /** Leaves a lesson that is only read. */
  read(): void {
    if (this.lesson?.task === undefined) this.leave();
  }

  /** Gives the learner's answer, or says why not; then nothing has changed. */
  play(choice: string): Rejection | undefined {
    const { seat } = this.guide;
    const error = this.match.refusal(seat, choice);
    if (error !== undefined) return { kind: 'illegal', error };
    const task = this.lesson?.task;
    if (task === undefined || task.free) {
      this.leave();
      this.carryOut(seat, choice);
    } else if (task.choices.includes(choice)) {
      this.leave();
      this.carryOut(seat, choice, task.draws);
    } else return { kind: 'elsewhere', hint: task.hint };
    return undefined;
  }

  /** Why a choice is not legal, if a rule forbids it. */
  refusal(choice: string): InputError | undefined {
    return this.match.refusal(this.guide.seat, choice);
  }

  /** A good answer for the learner: what the lesson has in mind, or what a bot would do. */
  suggestion(): string | undefined {
    const { decision, lesson } = this;
    if (decision === undefined) return undefined;
    return (
      lesson?.task?.choices.find((choice) => decision.choices.includes(choice)) ?? this.thinkOf(decision)
    );
  }

  /** Whether somebody else answers next. */
  get othersGoOn(): boolean {
    return this.lesson === undefined && this.othersDecisions().length > 0;
  }

  /** Gives the next move of somebody else: of several who are asked at once, of whom the script names. */
  goOn(): void {
    const asked = this.lesson === undefined ? this.othersDecisions() : [];
    const [first] = asked;
    if (first === undefined) return;
    const reply = this.guide.scriptedMoves[this.scriptedMovesUsed];
    this.scriptedMovesUsed++;
    const fits = asked.some(({ seat, choices }) => seat === reply?.seat && choices.includes(reply.choice));
    if (reply !== undefined && fits) this.carryOut(reply.seat, reply.choice, reply.draws);
    else this.carryOut(first.seat, this.thinkOf(first));
  }

  private learnersDecision(): Decision | undefined {
    return this.match.decisions().find(({ seat }) => seat === this.guide.seat);
  }

  private othersDecisions(): readonly Decision[] {
    return this.match.decisions().filter(({ seat }) => seat !== this.guide.seat);
  }

  /** The number of the lesson that shows. At the end, those that never came up are passed over. */
  private showing(): number | undefined {
    const { lessons, seat } = this.guide;
    const over = this.outcome !== undefined;
    const moment: Moment = {
      view: this.match.view(seat),
      happened: this.steps.slice(this.since + 1).flatMap(({ events }) => events),
      decision: this.learnersDecision(),
      over,
    };
    for (let index = this.lessonsLeft; index < lessons.length; index++) {
      const lesson = lessons[index];
      if (lesson !== undefined && shows(lesson, moment)) return index;
      if (!over) return undefined;
    }
    return undefined;
  }

  private leave(): void {
    const index = this.showing();
    if (index === undefined) return;
    this.lessonsLeft = index + 1;
    this.since = this.steps.length - 1;
  }

  private carryOut(seat: number, choice: string, draws: Move['draws'] = []): void {
    this.match.script(draws);
    this.note([...this.match.play(seat, choice), ...playForcedPasses(this.match)]);
    this.match.script([]);
    this.played.push({ seat, choice, draws });
  }

  private note(emitted: readonly EmittedEvent<unknown>[]): void {
    const { seat } = this.guide;
    // A view may share parts with the state, which changes in place.
    const view = structuredClone(this.match.view(seat));
    const before = this.steps.at(-1)?.view;
    this.steps.push({ seq: this.steps.length, events: eventsFor(emitted, seat), view, before });
  }

  private thinkOf({ seat, kind, choices }: Decision): string {
    const end = performance.now() + thinking;
    return greedy.choose({
      rules: this.match.rules,
      view: this.match.view(seat),
      seat,
      kind,
      choices,
      chance: seeded(`${this.guide.opening.seed} ${this.match.moves.length}`),
      timeIsUp: () => performance.now() >= end,
    });
  }
}

function shows({ when, task }: Lesson, moment: Moment): boolean {
  const { decision, over } = moment;
  if (task !== undefined && decision === undefined) return false;
  if (task !== undefined && !task.free && !task.choices.some((one) => decision?.choices.includes(one))) {
    return false;
  }
  if (when === undefined) return true;
  if (when === 'turn') return decision !== undefined || over;
  if (when === 'end') return over;
  return when(moment);
}
