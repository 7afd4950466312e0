import { randomBytes } from 'node:crypto';
import type { Match } from '../kernel/match.ts';
import { reveals } from '../kernel/reveals.ts';
import { seeded } from '../kernel/seeded.ts';
import { breathe, inSlices } from './breather.ts';

/** Whether any of the last answers has brought anything to light. */
export async function revealed(match: Match, count: number): Promise<boolean> {
  const left = match.answers.length - count;
  const last = match.answers.slice(left);
  if (last.some(({ draws }) => draws.length > 0)) return true;
  const copy = match.at(left);
  const chance = seeded(randomBytes(16).toString('hex'));
  for (const given of last) {
    if (await inSlices(reveals(copy.rules, copy.state, given, chance))) return true;
    copy.play(given.seat, given.choice);
    await breathe();
  }
  return false;
}
