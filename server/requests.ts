import { InputError } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';
import { outcomeOf, outcomeOfAgreement, outcomeOfResigning } from './ending.ts';
import type { NewEntry, Proposed } from './entry.ts';
import type { Play } from './play.ts';
import type { TableRequest } from './protocol.ts';
import { Refused } from './refusal.ts';
import { peopleAt, type TableFacts } from './table-facts.ts';
import { hasRevealed } from './undo.ts';

/** The bot that plays where nobody chose one. */
export const usualBot = 'greedy';

/** The table at which somebody wants something. */
export interface RequestContext {
  readonly facts: TableFacts;
  readonly play: Play;
  /** Who wants it; they hold the seat, except that `standIn` may be wanted for the seat of somebody else. */
  readonly account: string;
  /** Somebody else at the seat has been waited for long enough, and is not there. */
  readonly away: boolean;
}

/** A request that leaves a trace in the log, if it is granted. Who passes is nobody else's business. */
export type LoggedRequest = Exclude<TableRequest, { readonly type: 'pass' }>;

/** What follows from a request, to be written to the log; nothing if it is so already. Throws a {@link Refused}. */
export async function grantRequest(request: LoggedRequest, at: RequestContext): Promise<readonly NewEntry[]> {
  const { facts, play, account } = at;
  const { holders } = facts;
  const { seat } = request;
  if (outcomeOf(facts, play) !== undefined) throw new InputError('match-over', 'the match is over');
  const holder = holders[seat];
  if (holder?.kind !== 'person') throw new Refused('not-your-seat', `seat ${seat} is nobody's`);
  if (request.type !== 'standIn' && holder.account !== account) {
    throw new Refused('not-your-seat', `seat ${seat} is not yours`);
  }
  switch (request.type) {
    case 'undo':
      return undo(seat, request.seq, at);
    case 'resign':
      return resign(seat, at);
    case 'propose':
      if (request.what === 'pause' && facts.paused) return [];
      checkPlays(facts, seat);
      return propose(seat, { what: request.what }, at);
    case 'respond':
      checkPlays(facts, seat);
      return respond(request.proposal, request.agrees, at);
    case 'resume':
      return facts.paused ? [{ kind: 'resumed', seat }] : [];
    case 'standIn': {
      if (holder.standIn !== undefined) return [];
      if (holder.account !== account) {
        if (!peopleAt(holders).includes(account)) throw new Refused('not-your-seat', 'you do not play here');
        if (!at.away) throw new Refused('not-away', `seat ${seat} is there, or has time left`);
      }
      return [{ kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'left' } }];
    }
    case 'return':
      if (holder.standIn === undefined) return [];
      if (holder.standIn.why === 'resigned') throw new Refused('stood-in', `seat ${seat} has given up`);
      if (holder.standIn.why === 'time' && facts.opened.clock?.kind === 'fischer') {
        throw new Refused('stood-in', `seat ${seat} has no time left`);
      }
      return [{ kind: 'returned', seat }];
  }
}

/** Refuses a seat for which a bot plays. */
export function checkPlays({ holders }: TableFacts, seat: Seat): void {
  const holder = holders[seat];
  if (holder?.kind === 'person' && holder.standIn !== undefined) {
    throw new Refused('stood-in', `a bot plays for seat ${seat}`);
  }
}

async function undo(seat: Seat, seen: number, at: RequestContext): Promise<readonly NewEntry[]> {
  const { facts, play } = at;
  checkPlays(facts, seat);
  if (facts.paused) throw new Refused('paused', 'the match is paused');
  if (seen !== play.seq) throw new Refused('stale', `the match has come to ${play.seq}`);
  const count = play.course.countSince(seat);
  const { moves, earliest } = play.match;
  if (count === 0 || moves.length - count < earliest) {
    throw new InputError('nothing-to-undo', `seat ${seat} has made no move yet under these rules`);
  }
  if (await hasRevealed(play.match, count)) {
    throw new Refused('revealed', 'something hidden has come to light since');
  }
  // Nobody has answered since: it is as if the choice had not been made yet.
  if (count === 1) return [{ kind: 'undone', seat, count }];
  return propose(seat, { what: 'undo', count }, at);
}

/** What follows when a seat has no time left: as the table's clock says. */
export function timeOut(
  seat: Seat,
  { facts, play }: Pick<RequestContext, 'facts' | 'play'>,
): readonly NewEntry[] {
  const out: NewEntry = { kind: 'timedOut', seat };
  if (facts.opened.clock?.timeout === 'forfeit') return [out, ...resign(seat, { facts, play }, 'time')];
  return [out, { kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'time' } }];
}

/** The match ends where no other seat, or no person, is left; else a bot plays on for the seat. */
export function resign(
  seat: Seat,
  { facts, play }: Pick<RequestContext, 'facts' | 'play'>,
  how: 'resigned' | 'time' = 'resigned',
): readonly NewEntry[] {
  const { holders, resigned } = facts;
  if (resigned.includes(seat)) return [];
  const all = [...resigned, seat];
  const gone: NewEntry = { kind: 'resigned', seat, bot: usualBot };
  const people = holders.some((holder, other) => holder.kind === 'person' && !all.includes(other));
  if (people && all.length < holders.length - 1) return [gone];
  const outcome = outcomeOfResigning(holders.length, all, play.match.game.nature.cooperative);
  return [gone, { kind: 'ended', ending: { how, seat }, outcome }];
}

function propose(
  seat: Seat,
  proposed: Proposed,
  { facts, play, account }: RequestContext,
): readonly NewEntry[] {
  const { proposal, holders } = facts;
  // Two who want the same agree.
  if (proposal?.proposed.what === proposed.what && proposed.what !== 'undo') {
    return proposal.agreed.includes(account) ? [] : agree(facts, play, account);
  }
  const asked: NewEntry = { kind: 'proposed', seat, proposed };
  const alone = peopleAt(holders).every((person) => person === account);
  return alone ? carryOut(seat, proposed, play) : [asked];
}

function respond(
  number: number,
  agrees: boolean,
  { facts, play, account }: RequestContext,
): readonly NewEntry[] {
  const { proposal } = facts;
  if (proposal?.number !== number) throw new Refused('no-proposal', `nobody asks ${number} any more`);
  if (!agrees) return [{ kind: 'declined', account }];
  return proposal.agreed.includes(account) ? [] : agree(facts, play, account);
}

function agree({ proposal, holders }: TableFacts, play: Play, account: string): readonly NewEntry[] {
  if (proposal === undefined) return [];
  const agreed: NewEntry = { kind: 'agreed', account };
  const all = peopleAt(holders).every((person) => person === account || proposal.agreed.includes(person));
  return all ? [agreed, ...carryOut(proposal.seat, proposal.proposed, play)] : [agreed];
}

function carryOut(seat: Seat, proposed: Proposed, { match }: Play): readonly NewEntry[] {
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
