import { randomBytes } from 'node:crypto';
import type { Seat } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { reveals } from '../kernel/reveals.ts';
import { seeded } from '../kernel/seeded.ts';
import { breather } from './breather.ts';

/** How many answers taking this seat's last one back takes back; 0 if it has given none. */
export function countSince({ answers }: Match, seat: Seat): number {
  const last = answers.findLastIndex((answer) => answer.seat === seat);
  return last < 0 ? 0 : answers.length - last;
}

/** The same match without its last answers. */
export function without({ game, opening, answers }: Match, count: number): Match {
  const match = new Match(game, opening);
  for (const { seat, choice, draws } of answers.slice(0, answers.length - count)) {
    match.script(draws);
    match.play(seat, choice);
  }
  match.script([]);
  return match;
}

/** Whether any of the last answers has brought anything to light. */
export async function revealed(match: Match, count: number): Promise<boolean> {
  const breathe = breather();
  const last = match.answers.slice(match.answers.length - count);
  if (last.some(({ draws }) => draws.length > 0)) return true;
  const copy = without(match, count);
  const chance = seeded(randomBytes(16).toString('hex'));
  for (const given of last) {
    if (reveals(copy.game, copy.state, given, chance)) return true;
    copy.play(given.seat, given.choice);
    await breathe();
  }
  return false;
}
