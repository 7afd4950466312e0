import type { Proof } from '../kernel/fairness.ts';
import type { BySeat } from '../kernel/game.ts';
import type { SeatHolder } from './entry.ts';
import type { Fairness } from './protocol.ts';
import { Refused } from './refusal.ts';
import { seatsOf, type TableFacts } from './table-facts.ts';

/**
 * The contributions by seat; undefined while one is missing or a seat is open. Whoever opened the table contributes for bots; in
 * the next match of a series somebody else does where that person does not come.
 */
export function contributionsOf(
  { opened, offered }: Pick<TableFacts, 'opened' | 'offered'>,
  holders: readonly SeatHolder[],
): BySeat<string> | undefined {
  const found: string[] = [];
  const ofBots = offered[opened.account] ?? (opened.after && Object.values(offered)[0]);
  for (const holder of holders) {
    if (holder.kind === 'open') return undefined;
    const contribution = holder.kind === 'person' ? offered[holder.account] : ofBots;
    if (contribution === undefined) return undefined;
    found.push(contribution);
  }
  return found;
}

/** The contributions by seat. Refused while one is missing. */
export function needContributions(facts: TableFacts, holders: readonly SeatHolder[]): BySeat<string> {
  const contributions = contributionsOf(facts, holders);
  if (contributions === undefined) {
    throw new Refused('no-contribution', 'a browser has still to contribute to the chance of the match');
  }
  return contributions;
}

/** Whether the browser of this account has yet to contribute: it opened the table, or a seat is reserved for it. */
export function hasToContribute({ opened, offered, holders, started }: TableFacts, account: string): boolean {
  if (started !== undefined || offered[account] !== undefined) return false;
  return opened.account === account || seatsOf(holders, account).length > 0;
}

/** The proof about the seed in the record of a match that has begun. */
export function proofOf({ opened, commitment, started }: TableFacts): Proof | undefined {
  return started && { secret: opened.secret, commitment, contributions: started.contributions };
}

/** The evidence that is public before the match is over. */
export function fairnessOf({ commitment, started }: TableFacts): Fairness {
  return { commitment, ...(started && { contributions: started.contributions }) };
}
