import type { Chance, Draw } from './chance.ts';
import { InputError } from './error.ts';
import { type SeekableChance, seeded } from './seeded.ts';

/** Results of the chance of a match. */
export interface Taken {
  readonly draws: readonly Draw[];
  /** Those of them that came from the script. */
  readonly used: readonly Draw[];
  /** So many of `used`, from the first, the seed would not give by itself. */
  readonly needed: number;
}

/**
 * The chance of one match: seeded, but scripted or recorded results go first, and every result is written down.
 *
 * Every request moves the seeded stream on, also when its result comes from elsewhere, so the stream stands at the
 * same place however the match got there.
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
   * What comes next, in order, before the seed decides again. Numbers are for dice and picks, lists for shuffles:
   * a request takes the front entry if it is of its kind.
   */
  prescribe(script: readonly Draw[]): void {
    this.script = [...script];
  }

  /** The place in the seeded stream, in words drawn. Setting it forgets the script and what was taken since `take`. */
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

  /** What happened since the last call. */
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

  /** Takes the front of the script. */
  private use(front: Draw, differs: boolean): void {
    this.script.shift();
    this.used.push(front);
    if (differs) this.needed = this.used.length;
  }
}

function isOrder(order: readonly number[], length: number): boolean {
  return order.length === length && new Set(order).size === length && order.every((from) => from in order);
}
