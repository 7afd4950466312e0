import type { Certainty } from '../../common/certainty.ts';
import type { PackFile } from '../content/pack.ts';
import { boxCounts, pileNames } from './spot.ts';

/** The groups of data whose certainty a pack states. */
export const groups = ['counts', 'symbols', 'roles', 'powers', 'leaders', 'dice', 'tracks'] as const;
export type Group = (typeof groups)[number];

/** How sure the data of a group are; undefined where the pack does not say. */
export function certaintyOf({ status }: PackFile, group: Group): Certainty | undefined {
  return status?.[group];
}

export function withCertainty(pack: PackFile, group: Group, certainty: Certainty): PackFile {
  return { ...pack, status: { ...pack.status, [group]: certainty } };
}

/**
 * The pack after somebody changed data of these groups: what was a guess is now theirs. What they called documented,
 * because they copy it from the box, stays so, but not counts of cards that the box does not have.
 */
export function markOwnData(pack: PackFile, ...changed: readonly Group[]): PackFile {
  const status = { ...pack.status };
  for (const group of changed) {
    if (group === 'counts') status[group] = countsOfBox(pack) ? 'documented' : 'original';
    else if (status[group] !== undefined && status[group] !== 'documented') status[group] = 'original';
  }
  return { ...pack, status };
}

function countsOfBox({ decks, starting }: PackFile): boolean {
  const counts = { ...decks, starting };
  return pileNames.every((pile) => counts[pile].length === boxCounts[pile]);
}
