import { type Proof, seedOf } from '../kernel/fairness.ts';
import type { BySeat } from '../kernel/game.ts';
import type { Chair, Opened } from './entry.ts';
import type { Fairness } from './protocol.ts';
import { Refused } from './refusal.ts';
import type { Roster } from './roster.ts';

/** What the browsers of these chairs contributed, by seat; undefined while one is missing or a seat is open. */
export function contributionsOf(
  { opened, offered }: Pick<Roster, 'opened' | 'offered'>,
  chairs: readonly Chair[],
): BySeat<string> | undefined {
  if ('seed' in opened) return [];
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

/** The seed with which the match is played. */
export function seedFor(opened: Opened, contributions: BySeat<string>): string {
  return 'seed' in opened ? opened.seed : seedOf(opened.secret, contributions);
}

/** What the record says about the seed; undefined where the table is older than that. */
export function proofOf({ opened, commitment, contributions }: Roster): Proof | undefined {
  if ('seed' in opened || commitment === undefined || contributions === undefined) return undefined;
  return { secret: opened.secret, commitment, contributions };
}

/** What everybody is told of it before the match is over. */
export function fairnessOf({ opened, commitment, offered, contributions }: Roster): Fairness | undefined {
  if (commitment === undefined) return undefined;
  return {
    commitment,
    ownerContributed: opened.account in offered,
    ...(contributions && { contributions }),
  };
}
