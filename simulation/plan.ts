import type { BySeat, Json } from '../kernel/game.ts';

/** A plan of simulated matches. The same plan gives the same results with any number of threads. */
export interface Plan {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** The bots, in the order of seats; repeated from the first if there are more seats. */
  readonly bots: readonly string[];
  /** What each seat brings. Missing values are drawn at random for each match. */
  readonly bring?: BySeat<Json | undefined>;
  /** Events to be counted in each match: their kinds, as `limit`, or with the value of a field, as `eliminated:units`. */
  readonly count?: readonly string[];
  readonly matches: number;
  readonly seed: string;
  /** Repeats the same chance for as many matches as there are bots, and moves the bots on by one seat each time. */
  readonly paired: boolean;
}

/** One match of a plan. */
export interface Pairing {
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
}

/** The match with this number, counted from 0. */
export function pairing({ bots, seats, seed, paired }: Plan, number: number): Pairing {
  const turns = paired ? bots.length : 1;
  const shift = number % turns;
  const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + shift) % bots.length] ?? '');
  return { seed: `${seed} ${Math.floor(number / turns)}`, bots: seated };
}
