import type { Guide } from '../../games/guide.ts';
import type { Game } from '../../kernel/game.ts';
import { GuidedMatch } from './guided-match.ts';
import { progress } from './progress.ts';

/** The guide where this browser left it, or from the beginning: also where its script or the rules have changed since. */
export function begin(game: Game, guide: Guide, key: string, resume: boolean): GuidedMatch {
  const kept = resume ? progress.peek()[key] : undefined;
  if (kept !== undefined && !kept.done) {
    try {
      return new GuidedMatch(game, guide, kept.place);
    } catch {
      // What was played then is no match of this guide any more.
    }
  }
  return new GuidedMatch(game, guide);
}
