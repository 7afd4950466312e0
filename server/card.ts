import type { Seat } from '../kernel/game.ts';
import { outcomeOf } from './ending.ts';
import type { SeatHolder, SeriesPlace } from './entry.ts';
import { fairnessOf } from './fairness.ts';
import { openDecisionsAt } from './match-status.ts';
import { seatNames } from './names.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { ProposalInfo, SeatInfo, SeriesInfo, TableInfo } from './protocol.ts';
import type { Card, SeriesCard } from './storage/storage.ts';
import { holdersAt, peopleAt, seatsOf, type TableFacts } from './table-facts.ts';

/** What lists are to show of a table; `waitingFor`, where that is not what `play` says. */
export function cardOf(
  id: string,
  facts: TableFacts,
  play: Play | undefined,
  waitingFor: readonly Seat[] = openDecisionsAt(facts, play).map(({ seat }) => seat),
): Card {
  const { opened, version, started, owner, rules, paused, rematch, next, since, changed } = facts;
  const { clock } = opened;
  const outcome = outcomeOf(facts, play);
  return {
    id,
    game: opened.game,
    version,
    status: started === undefined ? 'waiting' : outcome === undefined ? 'playing' : 'over',
    holders: holdersAt(facts, outcome !== undefined),
    listed: rules.listed,
    owner,
    waitingFor,
    ...(paused && { paused }),
    ...(clock && { clock }),
    ...(rematch !== undefined && { rematch }),
    ...(next !== undefined && { next }),
    ...(outcome && { outcome }),
    ...(facts.series && { series: seriesCardOf(facts.series, facts, play, outcome !== undefined) }),
    fairness: fairnessOf(facts),
    opened: opened.at,
    changed,
    since,
  };
}

function seriesCardOf(
  { id, place }: SeriesPlace,
  { seriesEnded, meeting, rules, removed }: TableFacts,
  play: Play | undefined,
  isOver: boolean,
): SeriesCard {
  return {
    id,
    place,
    last: isOver && (seriesEnded || play?.carry === undefined),
    ...(meeting !== undefined && { meeting }),
    spectators: rules.spectators,
    removed,
  };
}

/** A table as an account is told of it. `online` says which accounts are there. */
export function infoOf(card: Card, account: string, online: (account: string) => boolean): TableInfo {
  const { id, game, version, status, holders, listed, owner, waitingFor } = card;
  const { paused, clock, rematch, next, outcome, series, fairness, opened, changed, since } = card;
  // Who only watches could take the seats of those who are invited.
  const plays = seatsOf(holders, account).length > 0;
  return {
    id,
    game,
    version,
    status,
    seats: holders.map((holder, seat) => seatOf(holder, seatNames(holders)[seat] ?? '', account, online)),
    listed,
    owner: owner === account,
    waitingFor,
    fairness,
    ...(paused && { paused }),
    ...(clock && { clock }),
    ...(plays && rematch !== undefined && { rematch }),
    ...(plays && next !== undefined && { next }),
    ...(outcome && { outcome }),
    ...(series && { inSeries: seriesInfoOf(series) }),
    opened: new Date(opened).toISOString(),
    changed: new Date(changed).toISOString(),
    since: new Date(since).toISOString(),
  };
}

function seriesInfoOf({ id, place, last, meeting }: SeriesCard): SeriesInfo {
  return { id, place, last, ...(meeting !== undefined && { meeting: new Date(meeting).toISOString() }) };
}

/** What is asked of all people at the table now. */
export function proposalInfo({ holders, proposal }: TableFacts): ProposalInfo | undefined {
  if (proposal === undefined) return undefined;
  const { number, seat, proposed, agreed } = proposal;
  const people = peopleAt(holders);
  const missing = holders.flatMap((holder, other) =>
    holder.kind === 'person' && people.includes(holder.account) && !agreed.includes(holder.account)
      ? [other]
      : [],
  );
  return { number, seat, what: proposed.what, missing };
}

function seatOf(
  holder: SeatHolder,
  name: string,
  account: string,
  online: (account: string) => boolean,
): SeatInfo {
  switch (holder.kind) {
    case 'open':
      return { kind: 'open', name, mine: false, online: false };
    case 'bot':
      return { kind: 'bot', name, mine: false, online: true };
    case 'person':
      return {
        kind: 'person',
        name,
        mine: holder.account === account,
        online: online(holder.account),
        person: personOf(holder.account),
        ...(holder.standIn && { standIn: holder.standIn.why }),
      };
  }
}
