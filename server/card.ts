import type { Chair } from './entry.ts';
import { fairnessOf } from './fairness.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { SeatInfo, TableInfo } from './protocol.ts';
import type { Roster } from './roster.ts';
import type { Card } from './storage/storage.ts';

/** What lists are to show of a table. */
export function cardOf(id: string, roster: Roster, play: Play | undefined): Card {
  const { opened, chairs, started, owner, rules, since, changed } = roster;
  const fairness = fairnessOf(roster);
  return {
    id,
    game: opened.game,
    version: opened.version,
    status: !started ? 'waiting' : play?.outcome === undefined ? 'playing' : 'over',
    chairs,
    listed: rules.listed,
    owner,
    waitingFor: play?.waitingFor ?? [],
    ...(fairness && { fairness }),
    opened: opened.at,
    changed,
    since,
  };
}

/** A table as an account is told of it. `online` says which accounts are there. */
export function infoOf(card: Card, account: string, online: (account: string) => boolean): TableInfo {
  const { id, game, version, status, chairs, listed, owner, waitingFor, fairness, opened, changed, since } =
    card;
  return {
    id,
    game,
    version,
    status,
    seats: chairs.map((chair) => seatOf(chair, account, online)),
    listed,
    owner: owner === account,
    waitingFor,
    ...(fairness && { fairness }),
    opened: new Date(opened).toISOString(),
    changed: new Date(changed).toISOString(),
    since: new Date(since ?? changed).toISOString(),
  };
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
      };
  }
}
