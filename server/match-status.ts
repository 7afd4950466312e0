import type { Seat, Viewer } from '../kernel/game.ts';
import { outcomeOf } from './ending.ts';
import type { OpenDecision, Play } from './play.ts';
import type { MatchStatus } from './protocol.ts';
import type { Reactions } from './reactions.ts';
import { accountAt, botOf, type TableFacts } from './table-facts.ts';

/** The open decisions; none while the match is paused, or when people ended it. */
export function openDecisionsAt(
  { paused, ended }: TableFacts,
  play: Play | undefined,
): readonly OpenDecision[] {
  return paused || ended !== undefined ? [] : (play?.openDecisions ?? []);
}

/**
 * The match status for a viewer. It has the open decisions of all seats of the holder, because they share a screen, but
 * no forced passes. The status of a spectator has no decisions, even for the holder of a seat.
 */
export function matchStatusFor(
  facts: TableFacts,
  play: Play | undefined,
  viewer: Viewer,
  reactions: Pick<Reactions, 'of' | 'isAutomatic'>,
): MatchStatus {
  const { holders, ended, paused } = facts;
  const openDecisions = openDecisionsAt(facts, play);
  const outcome = outcomeOf(facts, play);
  const heldBy = viewer === 'spectator' ? undefined : accountAt(holders, viewer);
  const isPlayedBy = (seat: Seat): boolean =>
    heldBy !== undefined && accountAt(holders, seat) === heldBy && botOf(holders, seat) === undefined;
  const decisions = openDecisions
    .filter((one) => isPlayedBy(one.seat) && !reactions.isAutomatic(one))
    .map(({ since: _, ...decision }) => decision);
  const passing = [...holders.keys()].flatMap((seat) => {
    const until = isPlayedBy(seat) ? reactions.of(seat) : undefined;
    return until === undefined ? [] : [[seat, until] as const];
  });
  const takeBack = outcome === undefined && !paused && play !== undefined && lastAnswer(play, isPlayedBy);
  return {
    decisions,
    waitingFor: openDecisions.map(({ seat }) => seat),
    ...(openDecisions.some(({ pass }) => pass !== undefined) && { reaction: true }),
    ...(passing.length > 0 && { standingPasses: Object.fromEntries(passing) }),
    ...(outcome && { outcome }),
    ...(takeBack && { takeBack }),
    ...(ended && { ending: ended.ending }),
  };
}

/**
 * The last move that these seats may take back; none if anything was rolled or drawn since, because then it would be
 * refused. Whether something hidden was revealed takes longer to find out, and is asked when it is wanted.
 */
function lastAnswer({ course, match }: Play, isPlayedBy: (seat: Seat) => boolean) {
  const place = course.moves.findLastIndex(({ seat }) => isPlayedBy(seat));
  const last = place < match.earliest ? undefined : course.moves[place];
  if (last === undefined || course.moves.slice(place).some(({ draws }) => draws.length > 0)) return undefined;
  return { seat: last.seat, atOnce: place === course.moves.length - 1 };
}
