import type { Seat } from '../kernel/game.ts';
import { outcomeOf } from './ending.ts';
import type { Chair } from './entry.ts';
import { fairnessOf } from './fairness.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { Request, SeatInfo, TableInfo } from './protocol.ts';
import { peopleAt, type Roster, seatsOf } from './roster.ts';
import { askedAt } from './standing.ts';
import type { Card } from './storage/storage.ts';

/** What lists are to show of a table; `waitingFor`, where that is not what `play` says. */
export function cardOf(
  id: string,
  roster: Roster,
  play: Play | undefined,
  waitingFor: readonly Seat[] = askedAt(roster, play).map(({ seat }) => seat),
): Card {
  const { opened, version, chairs, started, owner, rules, paused, rematch, next, since, changed } = roster;
  const { clock } = opened;
  return {
    id,
    game: opened.game,
    version,
    status: started === undefined ? 'waiting' : outcomeOf(roster, play) === undefined ? 'playing' : 'over',
    chairs,
    listed: rules.listed,
    owner,
    waitingFor,
    ...(paused && { paused }),
    ...(clock && { clock }),
    ...(rematch !== undefined && { rematch }),
    ...(next !== undefined && { next }),
    fairness: fairnessOf(roster),
    opened: opened.at,
    changed,
    since,
  };
}

/** A table as an account is told of it. `online` says which accounts are there. */
export function infoOf(card: Card, account: string, online: (account: string) => boolean): TableInfo {
  const { id, game, version, status, chairs, listed, owner, waitingFor } = card;
  const { paused, clock, rematch, next, fairness, opened, changed, since } = card;
  // Who only watches could take the seats of those who are invited.
  const plays = seatsOf(chairs, account).length > 0;
  return {
    id,
    game,
    version,
    status,
    seats: chairs.map((chair) => seatOf(chair, account, online)),
    listed,
    owner: owner === account,
    waitingFor,
    fairness,
    ...(paused && { paused }),
    ...(clock && { clock }),
    ...(plays && rematch !== undefined && { rematch }),
    ...(plays && next !== undefined && { next }),
    opened: new Date(opened).toISOString(),
    changed: new Date(changed).toISOString(),
    since: new Date(since).toISOString(),
  };
}

/** What is asked of all people at the table now. */
export function requestAt({ chairs, proposal }: Roster): Request | undefined {
  if (proposal === undefined) return undefined;
  const { number, seat, proposed, agreed } = proposal;
  const people = peopleAt(chairs);
  const missing = chairs.flatMap((chair, other) =>
    chair.kind === 'person' && people.includes(chair.account) && !agreed.includes(chair.account)
      ? [other]
      : [],
  );
  return { number, seat, what: proposed.what, missing };
}

function seatOf(chair: Chair, account: string, online: (account: string) => boolean): SeatInfo {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: '', mine: false, online: false };
    case 'bot':
      return { kind: 'bot', name: chair.bot, mine: false, online: true };
    case 'person':
      return {
        kind: 'person',
        name: chair.name,
        mine: chair.account === account,
        online: online(chair.account),
        person: personOf(chair.account),
        ...(chair.standIn && { standIn: chair.standIn.why }),
      };
  }
}
