import type { BotRequest } from '../bots/pool.ts';
import type { Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';

/** A game as those at its seats know it: opened without what is sealed in its content. */
export interface SeatKnowledge {
  /** With what bots open it. */
  readonly opened: BotRequest['opened'];
  readonly rules: Rules;
}

let count = 0;

/** What the seats of a match know of its game. */
export function seatKnowledge({
  game,
  rules,
  opening: { options },
}: Pick<Match, 'game' | 'rules' | 'opening'>): SeatKnowledge {
  const key = `${count++}`;
  const { content } = rules;
  if (content?.sealed === undefined || typeof options !== 'object')
    return { opened: { key, options }, rules };
  const known = { ...options, pack: content.pack };
  return { opened: { key, options: known }, rules: game.open(known) };
}
