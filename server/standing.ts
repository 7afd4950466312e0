import type { Seat, Viewer } from '../kernel/game.ts';
import { outcomeOf } from './ending.ts';
import type { Asked, Play } from './play.ts';
import type { Standing } from './protocol.ts';
import { botOf, holderOf, type Roster } from './roster.ts';

/** What is asked now: nothing while the match is paused, or when it was ended. */
export function askedAt({ paused, ended }: Roster, play: Play | undefined): readonly Asked[] {
  return paused || ended !== undefined ? [] : (play?.asked ?? []);
}

/**
 * Who is asked what, as a viewer may know it: all seats of the holder are asked at once, as they share a screen. A
 * spectator's side shows no questions, even to the holder of a seat: it is what anybody may see.
 */
export function standingOf(roster: Roster, play: Play | undefined, viewer: Viewer): Standing {
  const { chairs, ended, paused } = roster;
  const asked = askedAt(roster, play);
  const outcome = outcomeOf(roster, play);
  const holder = viewer === 'spectator' ? undefined : holderOf(chairs, viewer);
  const isPlayedBy = (seat: Seat): boolean =>
    holder !== undefined && holderOf(chairs, seat) === holder && botOf(chairs, seat) === undefined;
  const questions = asked
    .filter(({ seat }) => isPlayedBy(seat))
    .map(({ seat, kind, choices }) => ({ seat, kind, choices }));
  const last = play?.match.answers.findLast(({ seat }) => isPlayedBy(seat));
  const takeBack = outcome === undefined &&
    !paused &&
    last && { seat: last.seat, atOnce: last === play?.match.answers.at(-1) };
  return {
    questions,
    waitingFor: asked.map(({ seat }) => seat),
    ...(outcome && { outcome }),
    ...(takeBack && { takeBack }),
    ...(ended && { ending: ended.ending }),
  };
}
