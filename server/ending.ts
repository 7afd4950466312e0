import type { BySeat, Outcome, Seat } from '../kernel/game.ts';
import type { Play } from './play.ts';
import type { TableFacts } from './table-facts.ts';

/** The result of a table: as the people ended it, or by the rules; who gave up comes after everybody else. */
export function outcomeOf({ ended, resigned }: TableFacts, play: Play | undefined): Outcome | undefined {
  if (ended !== undefined) return ended.outcome;
  const outcome = play?.outcome;
  if (outcome === undefined || resigned.length === 0) return outcome;
  const together = outcome.teams !== undefined || play?.match.game.nature.cooperative === true;
  return together ? outcome : { ...outcome, ranks: ranksOf(outcome.ranks, resigned) };
}

/** The result when nobody is left to play against, or with. */
export function outcomeOfResigning(seats: number, resigned: readonly Seat[], cooperative: boolean): Outcome {
  const alike = Array.from({ length: seats }, () => (cooperative ? 2 : 1));
  return { ranks: cooperative ? alike : ranksOf(alike, resigned) };
}

/** Nobody has won where all agreed to end; those who play against the game have not beaten it. */
export function outcomeOfAgreement(seats: number, cooperative: boolean): Outcome {
  return { ranks: Array.from({ length: seats }, () => (cooperative ? 2 : 1)) };
}

/** The ranks anew: the earlier somebody gave up, the further behind. */
function ranksOf(ranks: BySeat<number>, resigned: readonly Seat[]): BySeat<number> {
  return ranks.map((rank, seat) => {
    const place = resigned.indexOf(seat);
    if (place >= 0) return ranks.length - place;
    return 1 + ranks.filter((other, at) => other < rank && !resigned.includes(at)).length;
  });
}
