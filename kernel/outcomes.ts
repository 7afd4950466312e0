import type { Chance } from './chance.ts';
import type { Emit, Rules, Seat, State } from './game.ts';
import { collectEvents, type EmittedEvent } from './match.ts';
import { applyNotation } from './run.ts';

/** What may come of a choice. Probabilities add up to 1. */
export interface Outlook<R> {
  /** Every possible outcome is there with its exact probability; otherwise they were sampled. */
  readonly exact: boolean;
  /** The likeliest first. */
  readonly outcomes: readonly { readonly probability: number; readonly result: R }[];
}

export interface OutcomesOptions<S extends State, E, R> {
  /** What the caller wants to know of an outcome: plain data. Outcomes with equal results are merged. */
  read(state: S, emitted: readonly EmittedEvent<E>[]): R;
  /** Carried out after the move as a part of its outcome, such as replies that can only be passed. */
  after?(state: S, chance: Chance, emit: Emit<E>): void;
  /** At most so many courses of chance are run; where there are more, so many are sampled. */
  readonly limit?: number;
  /** Where samples come from. */
  readonly chance: Chance;
}

const usualLimit = 4096;

/**
 * What may come of a move, up to the next decision: the steps are run again with each random result, so no rule is
 * told twice. The move, in notation, must be legal. `state` is not changed.
 *
 * It looks at this state alone. Whoever does not know all of it asks for a state that `imagine` gave, several times.
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

/** More courses than could ever be run: a request with too many results, or requests that follow without end. */
class TooMany extends Error {}

/** Chance that goes through every course, one after the other: the last request changes first. */
class Branches implements Chance {
  /** By request: which result it gets, and how many there are. */
  private readonly taken: number[] = [];
  private readonly counts: number[] = [];
  private at = 0;

  /** How likely the course was that has just been run. */
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

  /** Goes on to the next course; false when all have been run. */
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

/** So many results follow a move at most in a course. Where those who tie roll again, they may tie for ever. */
const longestCourse = 256;
/** A shuffle of more items has more courses than any limit allows. */
const longestShuffle = 8;

/** Results with their probabilities, equal ones counted together. */
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
