import type { Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';

/** A game as those at its seats know it: opened without what is sealed in its content. */
export interface SeatKnowledge {
  readonly options: unknown;
  readonly rules: Rules;
}

/** What the seats of a match know of its game. */
export function seatKnowledge({
  game,
  rules,
  opening: { options },
}: Pick<Match, 'game' | 'rules' | 'opening'>): SeatKnowledge {
  const { content } = rules;
  if (content?.sealed === undefined || typeof options !== 'object') return { options, rules };
  const known = { ...options, pack: content.pack };
  return { options: known, rules: game.open(known) };
}
