import type { Seat } from '../kernel/game.ts';
import type { Result } from './play-match.ts';

/** The results of one bot, or of one seat, over all matches. */
export interface Tally {
  readonly name: string;
  played: number;
  /** Number of matches in which it came first, alone or with its own team. */
  won: number;
  /** Number of matches in which it shared the first place with another team. */
  shared: number;
  readonly scores: number[];
}

/** One tally for each name, in the order in which they first appear. */
export function tallies<R extends Result>(
  results: readonly R[],
  cooperative: boolean,
  nameOf: (result: R, seat: Seat) => string,
): Tally[] {
  const found = new Map<string, Tally>();
  for (const result of results) {
    for (const [seat, rank] of result.ranks.entries()) {
      const name = nameOf(result, seat);
      const tally = found.get(name) ?? { name, played: 0, won: 0, shared: 0, scores: [] };
      found.set(name, tally);
      tally.played++;
      if (rank === 1) tally[cooperative || isSoleWinner(result, seat) ? 'won' : 'shared']++;
      const score = result.scores?.[seat];
      if (score !== undefined) tally.scores.push(score);
    }
  }
  return [...found.values()];
}

/** One tally for each combination of bots in a cooperative game, where a match counts once. */
export function teamTallies(results: readonly Result[]): Tally[] {
  const once = results.map((result) => ({ ...result, ranks: result.ranks.slice(0, 1) }));
  return tallies(once, true, ({ bots }) => countBots(bots));
}

/** The bots of a team and how many there are of each: `3 greedy, 1 random`. */
function countBots(bots: readonly string[]): string {
  const names = [...new Set(bots)].sort();
  return names.map((name) => `${bots.filter((bot) => bot === name).length} ${name}`).join(', ');
}

function isSoleWinner({ ranks, teams }: Result, seat: Seat): boolean {
  return ranks.every((rank, other) => rank > 1 || other === seat || teams?.[other] === (teams?.[seat] ?? -1));
}
