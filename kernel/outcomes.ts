import type { Chance } from './chance.ts';
import { collectEvents, type EmittedEvent } from './emitted-event.ts';
import type { Emit, Rules, Seat, State } from './game.ts';
import { applyNotation } from './run.ts';

/** The possible outcomes of a move. Probabilities add up to 1. */
export interface Outlook<R> {
  /** True if every possible outcome is listed with its exact probability; false if outcomes were sampled. */
  readonly exact: boolean;
  /** In order of probability, the most likely first. */
  readonly outcomes: readonly { readonly probability: number; readonly result: R }[];
}

export interface OutcomesOptions<S extends State, E, R> {
  /** Extracts what the caller wants to know about an outcome, as plain data. Equal results are merged. */
  read(state: S, emitted: readonly EmittedEvent<E>[]): R;
  /** Runs after the move and counts as part of its outcome; for example, it plays forced passes. */
  after?(state: S, chance: Chance, emit: Emit<E>): void;
  /** The largest number of courses of chance that are run. If there are more, as many are sampled. */
  readonly limit?: number;
  /** The chance from which samples are drawn. */
  readonly chance: Chance;
}

const usualLimit = 4096;

/**
 * Computes the possible outcomes of a legal move up to the next decision, by running the steps once for each random
 * result. `text` is the move in notation. `state` is not changed.
 *
 * The function uses all of `state`. To compute what a viewer can expect, call it with several states from `imagine`.
 *
 * @example outcomes(rules, state, seat, 'attack', { read: ({ score }) => score, chance: seeded('samples') })
 */
export function outcomes<S extends State, C, E, R>(
  rules: Pick<Rules<S, C, unknown, E>, 'steps' | 'id' | 'copy' | 'parse'>,
  state: S,
  seat: Seat,
  text: string,
  { read, after, limit = usualLimit, chance }: OutcomesOptions<S, E, R>,
): Outlook<R> {
  const run = (source: Chance): R => {
    const copy = rules.copy(state);
    const emitted: EmittedEvent<E>[] = [];
    applyNotation(rules, copy, seat, text, source, collectEvents(emitted));
    after?.(copy, source, collectEvents(emitted));
    return read(copy, emitted);
  };
  const branches = new Branches();
  const exact = new Merged<R>();
  for (let course = 0; course < limit; course++) {
    try {
      exact.add(run(branches), branches.probability);
    } catch (fault) {
      if (fault instanceof TooMany) break;
      throw fault;
    }
    if (!branches.next()) return { exact: true, outcomes: exact.sorted() };
  }
  const sampled = new Merged<R>();
  for (let course = 0; course < limit; course++) sampled.add(run(chance), 1 / limit);
  return { exact: false, outcomes: sampled.sorted() };
}

/** Thrown when the courses are too many to run: a shuffle is too long, or requests follow without end. */
class TooMany extends Error {}

/** Chance that goes through all courses in turn. The result of the last request changes first. */
class Branches implements Chance {
  /** For each request, the result that it gets, and the number of possible results. */
  private readonly taken: number[] = [];
  private readonly counts: number[] = [];
  private at = 0;

  /** The probability of the course that has just been run. */
  get probability(): number {
    return this.counts.reduce((product, count) => product / count, 1);
  }

  roll(sides: number): number {
    return this.take(sides) + 1;
  }

  pick(count: number): number {
    return this.take(count);
  }

  shuffle<T>(items: T[]): void {
    if (items.length > longestShuffle) throw new TooMany();
    for (let last = items.length - 1; last > 0; last--) {
      const [moved] = items.splice(this.take(last + 1), 1);
      if (moved !== undefined) items.splice(last, 0, moved);
    }
  }

  /** Moves on to the next course; false if all have been run. */
  next(): boolean {
    this.at = 0;
    for (;;) {
      const [index, count] = [this.taken.pop(), this.counts.pop()];
      if (index === undefined || count === undefined) return false;
      if (index + 1 === count) continue;
      this.taken.push(index + 1);
      this.counts.push(count);
      return true;
    }
  }

  private take(count: number): number {
    const place = this.at++;
    if (place === longestCourse) throw new TooMany();
    if (place === this.taken.length) {
      this.taken.push(0);
      this.counts.push(count);
    }
    return this.taken[place] ?? 0;
  }
}

/** The largest number of random results in a course. Rules that roll again after a tie could go on without end. */
const longestCourse = 256;
/** The largest number of items in a shuffle. More items have more orders than any limit allows. */
const longestShuffle = 8;

/** Results with their probabilities, equal results merged. */
class Merged<R> {
  private readonly found = new Map<string, { probability: number; readonly result: R }>();

  add(result: R, probability: number): void {
    const key = JSON.stringify(result);
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { probability, result });
    else known.probability += probability;
  }

  sorted(): { readonly probability: number; readonly result: R }[] {
    return [...this.found.values()].sort((a, b) => b.probability - a.probability);
  }
}
