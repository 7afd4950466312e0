import type { BySeat, Json } from '../kernel/game.ts';

/** What is to be simulated. The same plan gives the same results, whatever the number of threads. */
export interface Plan {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** Take the seats in this order, again from the first if there are more seats. */
  readonly bots: readonly string[];
  /** What each seat brings; undefined, or left out, where it is drawn anew for each match. */
  readonly bring?: BySeat<Json | undefined>;
  readonly matches: number;
  readonly seed: string;
  /** The same chance for as many matches in a row as there are bots, which move on by a seat each time. */
  readonly paired: boolean;
}

/** One match of a plan. */
export interface Pairing {
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
}

/** The match of that number, counted from 0. */
export function pairing({ bots, seats, seed, paired }: Plan, number: number): Pairing {
  const turns = paired ? bots.length : 1;
  const shift = number % turns;
  const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + shift) % bots.length] ?? '');
  return { seed: `${seed} ${Math.floor(number / turns)}`, bots: seated };
}
