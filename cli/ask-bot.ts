import type { BotPool, BotRequest } from '../bots/pool.ts';
import type { Decision, Match } from '../kernel/match.ts';
import type { SeatKnowledge } from './seat-knowledge.ts';

/** The move that a bot gives to a decision of a match, in notation. */
export function askBot(
  pool: BotPool,
  match: Match,
  { opened }: SeatKnowledge,
  { seat, kind, choices }: Decision,
  asked: Pick<BotRequest, 'bot' | 'seed' | 'ms'>,
): Promise<string> {
  return pool.choose({ ...asked, game: match.game.id, opened, view: match.view(seat), seat, kind, choices });
}
