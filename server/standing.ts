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
    .map(({ seat, kind, choices, pass }) => ({ seat, kind, choices, ...(pass !== undefined && { pass }) }));
  const passing = [...chairs.keys()].flatMap((seat) => {
    const until = isPlayedBy(seat) ? replies.of(seat) : undefined;
    return until === undefined ? [] : [[seat, until] as const];
  });
  const last = play?.match.answers.findLast(({ seat }) => isPlayedBy(seat));
  const takeBack = outcome === undefined &&
    !paused &&
    last && { seat: last.seat, atOnce: last === play?.match.answers.at(-1) };
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
