import { InputError } from '../kernel/error.ts';
import type { BySeat, Seat, Viewer } from '../kernel/game.ts';
import { findKnownDecisions } from '../kernel/known-decisions.ts';
import type { Decision } from '../kernel/match.ts';
import { checkHolder } from './access.ts';
import { Buckets } from './buckets.ts';
import { outcomeOf } from './ending.ts';
import type { SeatHolder } from './entry.ts';
import { openDecisionsAt } from './match-status.ts';
import type { Play } from './play.ts';
import type { ClientMessage } from './protocol.ts';
import { Refused } from './refusal.ts';
import { checkPlays } from './requests.ts';
import { accountAt, botOf, type TableFacts } from './table-facts.ts';
import { inSlices } from './yielder.ts';

export type Pointing = Omit<Extract<ClientMessage, { type: 'point' }>, 'type' | 'id'>;

/** Faster than anybody can look. */
const pace = { burst: 10, perSecond: 1 };

/** Who may point for their team mates at something on the table, how often, and who sees it. Nothing of it is kept. */
export class Pointers {
  private readonly buckets = new Buckets(pace);

  /** Throws {@link Refused} if the account may not point for this seat now. */
  check(
    facts: TableFacts,
    play: Play,
    teams: BySeat<number> | undefined,
    { account, seat }: { readonly account: string; readonly seat: Seat },
  ): void {
    checkHolder(facts.holders, account, seat);
    checkPlays(facts, seat);
    if (outcomeOf(facts, play) !== undefined) throw new InputError('match-over', 'the match is over');
    if (isRestricted(play)) throw new Refused('signals-only', 'this match is played without pointing');
    if (matesOf(facts.holders, teams, seat).length === 0) {
      throw new Refused('no-team', 'nobody here is in your team');
    }
    const wait = this.buckets.take(account);
    if (wait > 0) throw new Refused('too-many', `too much at once: try again in ${Math.ceil(wait)} s`);
  }
}

/** What somebody points at, in one word for other processes: `2>0,1r0`, or `2>` for nothing. */
export function formatPointing({ seat, at }: Pointing): string {
  return `${seat}>${at ?? ''}`;
}

export function parsePointing(word: string): Pointing | undefined {
  const [, seat, at] = /^(\d+)>(.*)$/.exec(word) ?? [];
  return seat === undefined || at === undefined
    ? undefined
    : { seat: Number(seat), at: at === '' ? null : at };
}

/** The rules of the match restrict what its players may tell each other. */
export function isRestricted({ match }: Play): boolean {
  return match.rules.talk?.(match.state) === 'signals';
}

/** Whether what a seat points at is for those who look at the table from this side. */
export function isFor(viewer: Viewer, teams: BySeat<number> | undefined, seat: Seat): boolean {
  return viewer !== 'spectator' && teams !== undefined && teams[viewer] === teams[seat];
}

/**
 * What other people in a viewer's team are asked, as far as the viewer's own view tells: so that one can point at a
 * choice of somebody else. Reactions are left out, as there is no time to think about them together, and so are values,
 * at which nobody can point.
 */
export async function decisionsOfMates(
  facts: TableFacts,
  play: Play,
  teams: BySeat<number> | undefined,
  viewer: Viewer,
): Promise<readonly Decision[]> {
  if (viewer === 'spectator' || isRestricted(play)) return [];
  const mates = matesOf(facts.holders, teams, viewer);
  const asked = openDecisionsAt(facts, play).some(
    ({ seat, pass }) => pass === undefined && mates.includes(seat),
  );
  if (!asked) return [];
  const known = await inSlices(findKnownDecisions(play.match.rules, play.view(viewer)));
  return known.filter(
    ({ seat, pass, input }) => pass === undefined && input === undefined && mates.includes(seat),
  );
}

/** The seats of other people in the team of a seat. */
function matesOf(holders: readonly SeatHolder[], teams: BySeat<number> | undefined, seat: Seat): Seat[] {
  if (teams === undefined) return [];
  const heldBy = accountAt(holders, seat);
  return [...holders.keys()].filter((other) => {
    const account = accountAt(holders, other);
    const plays = account !== undefined && account !== heldBy && botOf(holders, other) === undefined;
    return plays && teams[other] === teams[seat];
  });
}
