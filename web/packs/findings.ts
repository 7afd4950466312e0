import type { Result } from '../../simulation/play-match.ts';
import { type Tally, tallies } from '../../simulation/tally.ts';
import { wilson } from '../../simulation/wilson.ts';

/** What the matches of one number of players showed. */
export interface SeatsFindings {
  readonly seats: number;
  /** Of each match, in decisions. */
  readonly lengths: readonly number[];
  /** By seat. */
  readonly tallies: readonly Tally[];
}

/** A share of matches with the interval in which the true share lies (95 %). */
export interface Share {
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

/** The results apart by number of players, the fewest first. */
export function findingsOf(results: readonly Result[], cooperative: boolean): readonly SeatsFindings[] {
  const counts = [...new Set(results.map(({ ranks }) => ranks.length))].sort((a, b) => a - b);
  return counts.map((seats) => {
    const own = results.filter(({ ranks }) => ranks.length === seats);
    return {
      seats,
      lengths: own.map(({ decisions }) => decisions),
      tallies: tallies(own, cooperative, (_, seat) => String(seat)),
    };
  });
}

export function shareOf({ won, played }: Pick<Tally, 'won' | 'played'>): Share {
  const [low, high] = wilson(won, played);
  return { won: won / played, low, high };
}
