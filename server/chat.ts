import type { BySeat, Rules, State } from '../kernel/game.ts';
import { Buckets } from './buckets.ts';
import type { Said, SeatHolder } from './entry.ts';
import { personOf } from './person.ts';
import type { ChatLine, ClientMessage } from './protocol.ts';
import { Refused } from './refusal.ts';
import { type SaidLine, seatsOf, type TableFacts } from './table-facts.ts';

export type Saying = Omit<Extract<ClientMessage, { type: 'say' }>, 'type'>;

/** The rate limit of lines, at the speed of people. */
const pace = { burst: 6, perSecond: 0.5 };

/** Checks who may write at a table, how often, and who may read a line. The lines themselves are in the table facts. */
export class Chat {
  private readonly buckets = new Buckets(pace);

  /** A line as an entry for the log. Throws {@link Refused} if its author may not write it now. */
  entry(
    { rules, holders }: TableFacts,
    teams: BySeat<number> | undefined,
    by: { readonly account: string; readonly name: string },
    { id, text, to }: Saying,
  ): Said {
    const { account, name } = by;
    if (!rules.chat) throw new Refused('chat-closed', 'the owner has closed the chat of this table');
    const only = to === 'team' ? teamOf(holders, teams, account) : undefined;
    const wait = this.buckets.take(account);
    if (wait > 0) throw new Refused('too-many', `too much at once: try again in ${Math.ceil(wait)} s`);
    return { kind: 'said', account, name, text, ...(only && { only }), command: id };
  }
}

/** The team of each seat of a match, if there are teams. Seats that win or lose together are one team. */
export function teamsIn(rules: Rules, state: State): BySeat<number> | undefined {
  if (rules.teams !== undefined) return rules.teams(state);
  return rules.nature.cooperative ? Array.from({ length: rules.seatCount(state) }, () => 0) : undefined;
}

/** The line as an account may read it, by an author of this name; undefined if it may not. */
export function lineFor(account: string, line: SaidLine, name: string): ChatLine | undefined {
  const { number, text, only, at } = line;
  const mine = line.account === account;
  if (only !== undefined && !mine && !only.includes(account)) return undefined;
  const person = personOf(line.account);
  return { number, person, name, text, team: only !== undefined, mine, at: new Date(at).toISOString() };
}

/** The accounts that share a team with a seat of this account. */
function teamOf(
  holders: readonly SeatHolder[],
  teams: BySeat<number> | undefined,
  account: string,
): string[] {
  const mine = seatsOf(holders, account).map((seat) => teams?.[seat]);
  const mates = holders.flatMap((holder, seat) => {
    const team = teams?.[seat];
    return holder.kind === 'person' && team !== undefined && mine.includes(team) ? [holder.account] : [];
  });
  if (!mates.some((mate) => mate !== account)) throw new Refused('no-team', 'nobody here is in your team');
  return [...new Set(mates)];
}
