import type { Seat, Viewer } from '../kernel/game.ts';
import { outcomeOf } from './ending.ts';
import type { Asked, Play } from './play.ts';
import type { Standing } from './protocol.ts';
import type { Replies } from './replies.ts';
import { botOf, holderOf, type Roster } from './roster.ts';

/** What is asked now: nothing while the match is paused, or when it was ended. */
export function askedAt({ paused, ended }: Roster, play: Play | undefined): readonly Asked[] {
  return paused || ended !== undefined ? [] : (play?.asked ?? []);
}

/**
 * Who is asked what, as a viewer may know it: all seats of the holder are asked at once, as they share a screen, but
 * nobody is bothered with a reply that can only be passed. A
 * spectator's side shows no questions, even to the holder of a seat: it is what anybody may see.
 */
export function standingOf(
  roster: Roster,
  play: Play | undefined,
  viewer: Viewer,
  replies: Pick<Replies, 'of' | 'spares'>,
): Standing {
  const { chairs, ended, paused } = roster;
  const asked = askedAt(roster, play);
  const outcome = outcomeOf(roster, play);
  const holder = viewer === 'spectator' ? undefined : holderOf(chairs, viewer);
  const isPlayedBy = (seat: Seat): boolean =>
    holder !== undefined && holderOf(chairs, seat) === holder && botOf(chairs, seat) === undefined;
  const questions = asked
    .filter((one) => isPlayedBy(one.seat) && !replies.spares(one))
    .map(({ since: _, ...question }) => question);
  const passing = [...chairs.keys()].flatMap((seat) => {
    const until = isPlayedBy(seat) ? replies.of(seat) : undefined;
    return until === undefined ? [] : [[seat, until] as const];
  });
  const takeBack = outcome === undefined && !paused && play !== undefined && lastAnswer(play, isPlayedBy);
  return {
    questions,
    waitingFor: asked.map(({ seat }) => seat),
    ...(asked.some(({ pass }) => pass !== undefined) && { replies: true }),
    ...(passing.length > 0 && { passing: Object.fromEntries(passing) }),
    ...(outcome && { outcome }),
    ...(takeBack && { takeBack }),
    ...(ended && { ending: ended.ending }),
  };
}

/** The last answer that these seats may take back. */
function lastAnswer({ course: { answers }, match }: Play, isPlayedBy: (seat: Seat) => boolean) {
  const place = answers.findLastIndex(({ seat }) => isPlayedBy(seat));
  const last = place < match.earliest ? undefined : answers[place];
  return last && { seat: last.seat, atOnce: place === answers.length - 1 };
}
