import { InputError } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';
import { outcomeOf, outcomeOfAgreement, outcomeOfResigning } from './ending.ts';
import type { NewEntry, Proposed } from './entry.ts';
import type { Play } from './play.ts';
import { goesOnWith, type TableRequest } from './protocol.ts';
import { Refused } from './refusal.ts';
import { peopleAt, type TableFacts } from './table-facts.ts';

/** The bot that plays if nobody chose one. */
export const usualBot = 'greedy';

/** The table to which a request is made. */
export interface RequestContext {
  readonly facts: TableFacts;
  readonly play: Play;
  /** The account that makes the request. It holds the seat, except that `standIn` may be for somebody else's seat. */
  readonly account: string;
  /** Whether the holder of the seat is away and has been waited for long enough. */
  readonly away: boolean;
  /** Whether the moves that an undo would take back have revealed anything. */
  readonly revealed: boolean;
}

/** A request that writes entries if it is granted. A standing pass is secret, so it writes none. */
export type LoggedRequest = Exclude<TableRequest, { readonly type: 'pass' }>;

/** The entries that follow from a request; none if it changes nothing. Throws a {@link Refused}. */
export function grantRequest(request: LoggedRequest, at: RequestContext): readonly NewEntry[] {
  const { facts, play, account } = at;
  const { holders } = facts;
  const { seat } = request;
  if (outcomeOf(facts, play) !== undefined) throw new InputError('match-over', 'the match is over');
  const holder = holders[seat];
  if (holder?.kind !== 'person') throw new Refused('not-your-seat', `no person holds seat ${seat}`);
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
        if (!at.away)
          throw new Refused(
            'not-away',
            `the holder of seat ${seat} is at the table, or has not been away for long enough`,
          );
      }
      return [{ kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'left' } }];
    }
    case 'return':
      if (holder.standIn === undefined) return [];
      if (holder.standIn.why === 'resigned') throw new Refused('stood-in', `seat ${seat} has resigned`);
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

function undo(seat: Seat, seen: number, at: RequestContext): readonly NewEntry[] {
  const { facts, play, revealed } = at;
  checkPlays(facts, seat);
  if (facts.paused) throw new Refused('paused', 'the match is paused');
  if (seen !== play.seq) throw new Refused('stale', `the match is at ${play.seq} now`);
  const count = play.course.countSince(seat);
  const { moves, earliest } = play.match;
  if (count === 0 || moves.length - count < earliest) {
    throw new InputError('nothing-to-undo', `seat ${seat} has made no move yet under these rules`);
  }
  if (revealed) {
    throw new Refused('revealed', 'something hidden has been revealed since');
  }
  // There was no later move: the state is as before the choice.
  if (count === 1) return [{ kind: 'undone', seat, count }];
  return propose(seat, { what: 'undo', count }, at);
}

/** The entries that follow when the time of a seat is up, as the table's clock plan says. */
export function timeOut(
  seat: Seat,
  { facts, play }: Pick<RequestContext, 'facts' | 'play'>,
): readonly NewEntry[] {
  const out: NewEntry = { kind: 'timedOut', seat };
  if (facts.opened.clock?.timeout === 'forfeit') return [out, ...resign(seat, { facts, play }, 'time')];
  return [out, { kind: 'stoodIn', seat, standIn: { bot: usualBot, why: 'time' } }];
}

/** Ends the match if it cannot go on without the seat. Otherwise a bot takes over the seat. */
export function resign(
  seat: Seat,
  { facts, play }: Pick<RequestContext, 'facts' | 'play'>,
  how: 'resigned' | 'time' = 'resigned',
): readonly NewEntry[] {
  const { holders, resigned } = facts;
  if (resigned.includes(seat)) return [];
  const all = [...resigned, seat];
  const gone: NewEntry = { kind: 'resigned', seat, bot: usualBot };
  if (goesOnWith(holders.filter((_, other) => !all.includes(other)))) return [gone];
  const outcome = outcomeOfResigning(holders.length, all, play.match.game.nature.cooperative);
  return [gone, { kind: 'ended', ending: { how, seat }, outcome }];
}

function propose(
  seat: Seat,
  proposed: Proposed,
  { facts, play, account }: RequestContext,
): readonly NewEntry[] {
  const { proposal, holders } = facts;
  // A second proposal of the same thing counts as agreement.
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
  if (proposal?.number !== number) throw new Refused('no-proposal', `there is no open proposal ${number}`);
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
