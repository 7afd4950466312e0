import type { Proof } from '../kernel/fairness.ts';
import type { BySeat } from '../kernel/game.ts';
import type { Chair } from './entry.ts';
import type { Fairness } from './protocol.ts';
import { Refused } from './refusal.ts';
import { type Roster, seatsOf } from './roster.ts';

/** What the browsers of these chairs contributed, by seat; undefined while one is missing or a seat is open. */
export function contributionsOf(
  { opened, offered }: Pick<Roster, 'opened' | 'offered'>,
  chairs: readonly Chair[],
): BySeat<string> | undefined {
  const found: string[] = [];
  for (const chair of chairs) {
    if (chair.kind === 'open') return undefined;
    const contribution = offered[chair.kind === 'person' ? chair.account : opened.account];
    if (contribution === undefined) return undefined;
    found.push(contribution);
  }
  return found;
}

/** The same, refused while one is missing. */
export function needContributions(roster: Roster, chairs: readonly Chair[]): BySeat<string> {
  const contributions = contributionsOf(roster, chairs);
  if (contributions === undefined) {
    throw new Refused('no-contribution', 'a browser has still to contribute to the chance of the match');
  }
  return contributions;
}

/** Whether the browser of this account has still to contribute: it opened the table, or a seat is kept for it. */
export function hasToContribute({ opened, offered, chairs, started }: Roster, account: string): boolean {
  if (started !== undefined || offered[account] !== undefined) return false;
  return opened.account === account || seatsOf(chairs, account).length > 0;
}

/** What the record of a match that has begun says about the seed. */
export function proofOf({ opened, commitment, started }: Roster): Proof | undefined {
  return started && { secret: opened.secret, commitment, contributions: started.contributions };
}

/** What everybody is told of it before the match is over. */
export function fairnessOf({ commitment, started }: Roster): Fairness {
  return { commitment, ...(started && { contributions: started.contributions }) };
}
