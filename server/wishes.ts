import { InputError } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';
import { outcomeOf, outcomeOfAgreement, outcomeOfResigning } from './ending.ts';
import type { Happening, Proposed } from './entry.ts';
import type { Play } from './play.ts';
import type { Wish } from './protocol.ts';
import { Refused } from './refusal.ts';
import { peopleAt, type Roster } from './roster.ts';
import { revealed } from './undo.ts';

/** The bot that plays where nobody chose one. */
export const usualBot = 'greedy';

/** The table at which somebody wants something. */
export interface Situation {
  readonly roster: Roster;
  readonly play: Play;
  /** Who wants it; they hold the seat, except that `standIn` may be wanted for the seat of somebody else. */
  readonly account: string;
  /** Somebody else at the seat has been waited for long enough, and is not there. */
  readonly away: boolean;
}

/** A wish that leaves a trace in the log, if it is granted. Who passes is nobody else's business. */
export type LoggedWish = Exclude<Wish, { readonly type: 'pass' }>;

/** What follows from a wish, to be written to the log; nothing if it is so already. Throws a {@link Refused}. */
export async function granted(wish: LoggedWish, at: Situation): Promise<readonly Happening[]> {
  const { roster, play, account } = at;
  const { chairs } = roster;
  const { seat } = wish;
  if (outcomeOf(roster, play) !== undefined) throw new InputError('match-over', 'the match is over');
  const chair = chairs[seat];
  if (chair?.kind !== 'person') throw new Refused('not-your-seat', `seat ${seat} is nobody's`);
  if (wish.type !== 'standIn' && chair.account !== account) {
    throw new Refused('not-your-seat', `seat ${seat} is not yours`);
  }
  switch (wish.type) {
    case 'undo':
      return undo(seat, wish.seq, at);
    case 'resign':
      return resign(seat, at);
    case 'propose':
      if (wish.what === 'pause' && roster.paused) return [];
      checkPlays(roster, seat);
      return propose(seat, { what: wish.what }, at);
    case 'reply':
      checkPlays(roster, seat);
      return reply(wish.request, wish.agrees, at);
    case 'resume':
      return roster.paused ? [{ kind: 'resumed', seat }] : [];
    case 'standIn': {
      if (chair.standIn !== undefined) return [];
      if (chair.account !== account) {
        if (!peopleAt(chairs).includes(account)) throw new Refused('not-your-seat', 'you do not play here');
        if (!at.away) throw new Refused('not-away', `seat ${seat} is there, or has time left`);
      }
      return [{ kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'left' } }];
    }
    case 'return':
      if (chair.standIn === undefined) return [];
      if (chair.standIn.why === 'resigned') throw new Refused('stood-in', `seat ${seat} has given up`);
      if (chair.standIn.why === 'time' && roster.opened.clock?.kind === 'fischer') {
        throw new Refused('stood-in', `seat ${seat} has no time left`);
      }
      return [{ kind: 'returned', seat }];
  }
}

/** Refuses a seat for which a bot plays. */
export function checkPlays({ chairs }: Roster, seat: Seat): void {
  const chair = chairs[seat];
  if (chair?.kind === 'person' && chair.standIn !== undefined) {
    throw new Refused('stood-in', `a bot plays for seat ${seat}`);
  }
}

async function undo(seat: Seat, seen: number, at: Situation): Promise<readonly Happening[]> {
  const { roster, play } = at;
  checkPlays(roster, seat);
  if (roster.paused) throw new Refused('paused', 'the match is paused');
  if (seen !== play.seq) throw new Refused('stale', `the match has come to ${play.seq}`);
  const count = play.course.countSince(seat);
  const { answers, earliest } = play.match;
  if (count === 0 || answers.length - count < earliest) {
    throw new InputError('nothing-to-undo', `seat ${seat} has not answered yet under these rules`);
  }
  if (await revealed(play.match, count)) {
    throw new Refused('revealed', 'something hidden has come to light since');
  }
  // Nobody has answered since: it is as if the choice had not been made yet.
  if (count === 1) return [{ kind: 'undone', seat, count }];
  return propose(seat, { what: 'undo', count }, at);
}

/** What follows when a seat has no time left: as the table's clock says. */
export function timedOut(
  seat: Seat,
  { roster, play }: Pick<Situation, 'roster' | 'play'>,
): readonly Happening[] {
  const out: Happening = { kind: 'timedOut', seat };
  if (roster.opened.clock?.timeout === 'forfeit') return [out, ...resign(seat, { roster, play }, 'time')];
  return [out, { kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'time' } }];
}

/** The match ends where no other seat, or no person, is left; else a bot plays on for the seat. */
export function resign(
  seat: Seat,
  { roster, play }: Pick<Situation, 'roster' | 'play'>,
  how: 'resigned' | 'time' = 'resigned',
): readonly Happening[] {
  const { chairs, resigned } = roster;
  if (resigned.includes(seat)) return [];
  const all = [...resigned, seat];
  const gone: Happening = { kind: 'resigned', seat, bot: usualBot };
  const people = chairs.some((chair, other) => chair.kind === 'person' && !all.includes(other));
  if (people && all.length < chairs.length - 1) return [gone];
  const outcome = outcomeOfResigning(chairs.length, all, play.match.game.nature.cooperative);
  return [gone, { kind: 'ended', ending: { how, seat }, outcome }];
}

function propose(seat: Seat, proposed: Proposed, { roster, play, account }: Situation): readonly Happening[] {
  const { proposal, chairs } = roster;
  // Two who want the same agree.
  if (proposal?.proposed.what === proposed.what && proposed.what !== 'undo') {
    return proposal.agreed.includes(account) ? [] : agree(roster, play, account);
  }
  const asked: Happening = { kind: 'proposed', seat, proposed };
  const alone = peopleAt(chairs).every((person) => person === account);
  return alone ? carriedOut(seat, proposed, play) : [asked];
}

function reply(number: number, agrees: boolean, { roster, play, account }: Situation): readonly Happening[] {
  const { proposal } = roster;
  if (proposal?.number !== number) throw new Refused('no-request', `nobody asks ${number} any more`);
  if (!agrees) return [{ kind: 'declined', account }];
  return proposal.agreed.includes(account) ? [] : agree(roster, play, account);
}

function agree({ proposal, chairs }: Roster, play: Play, account: string): readonly Happening[] {
  if (proposal === undefined) return [];
  const agreed: Happening = { kind: 'agreed', account };
  const all = peopleAt(chairs).every((person) => person === account || proposal.agreed.includes(person));
  return all ? [agreed, ...carriedOut(proposal.seat, proposal.proposed, play)] : [agreed];
}

function carriedOut(seat: Seat, proposed: Proposed, { match }: Play): readonly Happening[] {
  switch (proposed.what) {
    case 'undo':
      return [{ kind: 'undone', seat, count: proposed.count }];
    case 'end': {
      const outcome = outcomeOfAgreement(match.seats, match.game.nature.cooperative);
      return [{ kind: 'ended', ending: { how: 'agreed' }, outcome }];
    }
    case 'pause':
      return [{ kind: 'paused' }];
  }
}
