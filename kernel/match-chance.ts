import type { Chance, Draw } from './chance.ts';
import { InputError } from './error.ts';
import { type SeekableChance, seeded } from './seeded.ts';

/** Random results of a match, and which of them came from a script. */
export interface Taken {
  readonly draws: readonly Draw[];
  /** The results that came from the script. */
  readonly used: readonly Draw[];
  /** Number of leading entries of `used` up to the last one that differs from what the seed would have given. */
  readonly needed: number;
}

/**
 * The chance of one match. Results of a script precede those of the seed, and all results are recorded.
 *
 * Every request advances the seeded stream, even if its result comes from the script. The stream is therefore at the
 * same point whether a match was played, loaded or replayed.
 */
export class MatchChance implements Chance {
  private script: Draw[] = [];
  // As in `Taken`, since the last call of `take`.
  private drawn: Draw[] = [];
  private used: Draw[] = [];
  private needed = 0;
  private readonly stream: SeekableChance;

  constructor(seed: string) {
    this.stream = seeded(seed);
  }

  /**
   * Sets the results that come next, in order, before the seed decides again. Dice and picks take numbers, shuffles
   * take lists. A request uses the front entry only if that is of the right kind.
   */
  prescribe(script: readonly Draw[]): void {
    this.script = [...script];
  }

  /** The place in the seeded stream, in words drawn. Setting it clears the script and the recorded results. */
  get word(): number {
    return this.stream.word;
  }

  set word(word: number) {
    this.stream.word = word;
    this.script = [];
    this.take();
  }

  /** What is left of the script. */
  get scripted(): readonly Draw[] {
    return this.script;
  }

  /** Returns the results since the last call. */
  take(): Taken {
    const taken = { draws: this.drawn, used: this.used, needed: this.needed };
    this.drawn = [];
    this.used = [];
    this.needed = 0;
    return taken;
  }

  roll(sides: number): number {
    return this.number(this.stream.roll(sides), 1, sides);
  }

  pick(count: number): number {
    return this.number(this.stream.pick(count), 0, count - 1);
  }

  shuffle<T>(items: T[]): void {
    let order = items.map((_, index) => index);
    this.stream.shuffle(order);
    const front = this.script[0];
    if (Array.isArray(front)) {
      if (!isOrder(front, items.length)) {
        throw new InputError(
          'bad-chance',
          `a shuffle of ${items.length} needs each of 0 to ${items.length - 1} once`,
        );
      }
      this.use(
        front,
        front.some((from, place) => from !== order[place]),
      );
      order = front;
    }
    this.drawn.push(order);
    const old = [...items];
    for (const [place, from] of order.entries()) items[place] = old[from] as T;
  }

  private number(fromSeed: number, least: number, most: number): number {
    const front = this.script[0];
    if (typeof front !== 'number') {
      this.drawn.push(fromSeed);
      return fromSeed;
    }
    if (!Number.isInteger(front) || front < least || front > most) {
      throw new InputError(
        'bad-chance',
        `the next random result must be from ${least} to ${most}, not ${front}`,
      );
    }
    this.use(front, front !== fromSeed);
    this.drawn.push(front);
    return front;
  }

  /** Uses the front of the script. */
  private use(front: Draw, differs: boolean): void {
    this.script.shift();
    this.used.push(front);
    if (differs) this.needed = this.used.length;
  }
}

function isOrder(order: readonly number[], length: number): boolean {
  return order.length === length && new Set(order).size === length && order.every((from) => from in order);
}
