/**
 * Where everything random in a match comes from. One named stream, so that it can be seeded, scripted, recorded
 * and checked afterwards.
 */
export interface Chance {
  /** The upper face of a fair die: 1 to `sides`. */
  roll(sides: number): number;
  /** A number from 0 to `count` - 1, all equally likely. */
  pick(count: number): number;
  /** Puts the items into an order of which all are equally likely, in place. */
  shuffle<T>(items: T[]): void;
}

/** A random result as records keep it: a die's face, a picked number, or a shuffle as the old places in new order. */
export type Draw = number | number[];
