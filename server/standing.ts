import type { Viewer } from '../kernel/game.ts';
import type { Chair } from './entry.ts';
import type { Play } from './play.ts';
import type { Standing } from './protocol.ts';
import { holderOf } from './roster.ts';

/**
 * Who is asked what, as a viewer may know it: all seats of the holder are asked at once, as they share a screen. A
 * spectator's side shows no questions, even to the holder of a seat: it is what anybody may see.
 */
export function standingOf(chairs: readonly Chair[], play: Play | undefined, viewer: Viewer): Standing {
  const { asked = [], waitingFor = [], outcome } = play ?? {};
  const holder = viewer === 'spectator' ? undefined : holderOf(chairs, viewer);
  const questions = asked
    .filter(({ seat }) => holder !== undefined && holderOf(chairs, seat) === holder)
    .map(({ seat, kind, choices }) => ({ seat, kind, choices }));
  return { questions, waitingFor, ...(outcome && { outcome }) };
}
