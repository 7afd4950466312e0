import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import type { Game, Nature, Outcome, Seat, State, Viewer } from './game.ts';
import { MatchChance, type Taken } from './match-chance.ts';
import { answer, pending, settle } from './run.ts';

/** An event with who may know it. Without `only` everybody does; with it, the rest are told `others` or nothing. */
export interface Told<E> {
  readonly event: E;
  readonly only?: readonly Seat[];
  readonly others?: E;
}

/** What one seat is asked. Choices are in the game's notation. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: string[];
  /** The choice that passes, where the question answers somebody else's move: `kernel/replies.ts`. */
  readonly pass?: string;
}

/** One answer of a match, with the random results that followed it. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: string;
  readonly draws: readonly Draw[];
}

/**
 * How a match begins: fresh with a number of seats, or from a position. `draws` are the random results of the
 * set-up, once it was made.
 */
export type Opening<O = unknown, P = unknown> = {
  readonly options: O;
  readonly seed: string;
  readonly draws?: readonly Draw[];
} & ({ readonly seats: number } | { readonly position: P });

/**
 * A match of any game: the one place where answers from outside are checked and carried out. It keeps its whole
 * history, so it can be undone, stored as a record, and played again.
 */
export class Match<S extends State = State, C = unknown, V = unknown, E = unknown, O = unknown, P = unknown> {
  readonly game: Game<S, C, V, E, O, P>;
  readonly opening: Opening<O, P>;
  private current: S;
  private chance: MatchChance;
  private readonly given: Answer[] = [];
  /** What each answer took from chance. */
  private readonly taken: Taken[] = [];
  /** What the set-up told, before the first answer. */
  readonly prologue: readonly Told<E>[];

  /** Throws {@link InputError} if the options, the number of seats or the position cannot be. */
  constructor(
    game: Game<S, C, V, E, O, P>,
    opening: Opening<O, P>,
    script: readonly Draw[] = opening.draws ?? [],
  ) {
    this.game = game;
    const begun = begin(game, opening, script);
    this.current = begun.state;
    this.chance = begun.chance;
    this.prologue = begun.told;
    this.opening = { ...opening, draws: begun.chance.take().draws };
  }

  /** The whole truth; for the referee and for tests. */
  get state(): S {
    return this.current;
  }

  get seats(): number {
    return this.game.seatCount(this.current);
  }

  get answers(): readonly Answer[] {
    return this.given;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.current);
  }

  /** What every seat that has to answer is asked; empty when the match is over. */
  questions(): Question[] {
    const waiting = pending(this.game, this.current);
    if (waiting === undefined) return [];
    const { step, frame } = waiting;
    return step.seats(this.current, frame).map((seat) => ({
      seat,
      kind: frame.step,
      choices: step.choices(this.current, frame, seat).map((choice) => this.game.format(choice)),
      ...(step.pass !== undefined && { pass: this.game.format(step.pass) }),
    }));
  }

  /**
   * Why this seat may not make this choice now; undefined if it may. Changes nothing.
   */
  refusal(seat: Seat, text: string): InputError | undefined {
    const found = this.find(seat, text);
    return found instanceof InputError ? found : undefined;
  }

  /** Carries out an answer and all that follows from it. Throws {@link InputError}, and then nothing has changed. */
  play(seat: Seat, text: string): Told<E>[] {
    const found = this.find(seat, text);
    if (found instanceof InputError) throw found;
    const before = this.game.copy(this.current);
    const script = this.chance.scripted;
    const told: Told<E>[] = [];
    try {
      answer(this.game, this.current, found.waiting, seat, found.choice, this.chance, listener(told));
    } catch (fault) {
      this.rewind(before, script);
      throw fault;
    }
    const taken = this.chance.take();
    this.given.push({ seat, choice: this.game.format(found.choice), draws: taken.draws });
    this.taken.push(taken);
    return told;
  }

  /** Replaces what is left of the scripted random results. */
  script(draws: readonly Draw[]): void {
    this.chance.prescribe(draws);
  }

  /**
   * Takes the last answer back. What it used of a script is in the script again; what the seed gave, the seed gives
   * again.
   */
  undo(): void {
    const last = this.taken.pop();
    if (last === undefined) throw new InputError('nothing-to-undo', 'no answer has been given yet');
    this.given.pop();
    const rest = this.chance.scripted;
    // Where nothing follows in the script, what the seed says anyway need not go back, and so binds no other answer.
    this.replay(rest.length > 0 ? [...last.used, ...rest] : last.used.slice(0, last.needed));
  }

  view(viewer: Viewer): V {
    return this.game.observe(this.current, viewer);
  }

  private find(seat: Seat, text: string) {
    const waiting = pending(this.game, this.current);
    if (waiting === undefined) return new InputError('match-over', 'the match is over');
    const { step, frame } = waiting;
    if (!step.seats(this.current, frame).includes(seat)) {
      return new InputError('not-your-decision', `seat ${seat} has nothing to answer now`);
    }
    const parsed = this.game.parse(text);
    if (parsed === undefined) {
      return new InputError(
        'bad-notation',
        `"${text}" is no choice of ${this.game.id}: ${this.game.notation}`,
      );
    }
    const wanted = this.game.format(parsed);
    const choice = step
      .choices(this.current, frame, seat)
      .find((legal) => this.game.format(legal) === wanted);
    if (choice !== undefined) return { waiting, choice };
    const rule = step.refuse(this.current, frame, seat, parsed);
    return new InputError('illegal-choice', `"${text}" is not legal now${rule ? `: ${rule}` : ''}`, rule);
  }

  private rewind(state: S, script: readonly Draw[]): void {
    this.replay(script);
    this.current = state;
  }

  /** Plays the history again from the opening; afterwards chance stands where it stood then. */
  private replay(script: readonly Draw[]): void {
    const { state, chance } = begin(this.game, this.opening, this.opening.draws ?? []);
    chance.take();
    for (const { seat, choice, draws } of this.given) {
      chance.prescribe(draws);
      const waiting = pending(this.game, state);
      const parsed = this.game.parse(choice);
      if (waiting === undefined || parsed === undefined)
        throw new Error(`the history of ${this.game.id} is broken`);
      answer(this.game, state, waiting, seat, parsed, chance);
      chance.take();
    }
    chance.prescribe(script);
    this.current = state;
    this.chance = chance;
  }
}

/** What a viewer is told of some events. */
export function toldTo<E>(told: readonly Told<E>[], viewer: Viewer): E[] {
  return told.flatMap(({ event, only, others }) => {
    if (only === undefined || (viewer !== 'spectator' && only.includes(viewer))) return [event];
    return others === undefined ? [] : [others];
  });
}

function begin<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  opening: Opening<O, P>,
  script: readonly Draw[],
) {
  const chance = new MatchChance(opening.seed);
  chance.prescribe(script);
  const state =
    'position' in opening
      ? game.arrange(opening.position, opening.options, chance)
      : game.setup(opening.options, checkedSeats(game.nature, game.id, opening.seats), chance);
  const told: Told<E>[] = [];
  settle(game, state, chance, listener(told));
  return { state, chance, told };
}

/** Writes down what is told. */
export function listener<E>(told: Told<E>[]) {
  return (event: E, only?: readonly Seat[], others?: E): void => {
    told.push({ event, ...(only && { only }), ...(others !== undefined && { others }) });
  };
}

function checkedSeats({ seats: { min, max } }: Nature, id: string, seats: number): number {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new InputError('bad-seats', `${id} takes ${min} to ${max} seats, not ${seats}`);
}
