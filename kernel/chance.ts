/**
 * The source of all randomness of a match: one stream, which can be seeded, scripted, recorded and verified.
 */
export interface Chance {
  /** The upper face of a fair die: 1 to `sides`. */
  roll(sides: number): number;
  /** A number from 0 to `count` - 1, all equally likely. */
  pick(count: number): number;
  /** Shuffles the items in place, all orders equally likely. */
  shuffle<T>(items: T[]): void;
}

/** A random result in a record: the face of a die, a picked number, or the old places of a shuffle in new order. */
export type Draw = number | number[];
