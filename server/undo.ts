import type { Match } from '../kernel/match.ts';
import { reveals } from '../kernel/reveals.ts';
import { seeded } from '../kernel/seeded.ts';
import { randomHex } from './crypto.ts';
import { inSlices, yieldIfDue } from './yielder.ts';

/** Whether any of the last moves has brought anything to light. */
export async function hasRevealed(match: Match, count: number): Promise<boolean> {
  const left = match.moves.length - count;
  const last = match.moves.slice(left);
  if (last.some(({ draws }) => draws.length > 0)) return true;
  const copy = match.at(left);
  const chance = seeded(randomHex(16));
  for (const move of last) {
    if (await inSlices(reveals(copy.rules, copy.state, move, chance))) return true;
    copy.play(move.seat, move.choice);
    await yieldIfDue();
  }
  return false;
}
