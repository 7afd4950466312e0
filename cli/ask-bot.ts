import type { BotPool, BotRequest } from '../bots/pool.ts';
import { sampleValues } from '../bots/values.ts';
import type { Match, Question } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import type { SeatKnowledge } from './seat-knowledge.ts';

/** So many values are offered to a bot that is asked for one. */
const valuesOffered = 8;

/** The answer that a bot gives to a question of a match, in notation. */
export async function askBot(
  pool: BotPool,
  match: Match,
  { options, rules }: SeatKnowledge,
  { seat, kind, choices, input }: Question,
  asked: Pick<BotRequest, 'bot' | 'seed' | 'ms'>,
): Promise<string> {
  const view = match.view(seat);
  const offered =
    input === undefined
      ? choices
      : sampleValues(rules, view, seat, seeded(`${asked.seed} values`), valuesOffered);
  return pool.choose({ ...asked, game: match.game.id, options, view, seat, kind, choices: offered });
}
