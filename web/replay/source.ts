import { gameById } from '../../games/games.ts';
import { InputError } from '../../kernel/error.ts';
import type { Rules } from '../../kernel/game.ts';
import { type Player, parseRecord } from '../../kernel/record.ts';
import type { SeatInfo, TableDetails } from '../../server/protocol.ts';
import { haveAccount } from '../account.ts';
import { api, fetchRecord } from '../api.ts';
import { authorityOf } from '../device/authority.ts';
import { knows } from '../i18n/language.ts';
import { openRules } from '../table/open-rules.ts';
import { loadRecord } from './opened-record.ts';
import { checkRecord, type Side, sidesOf, type Timeline, timelineFrom, timelineOf } from './timeline.ts';

/** What a seat is called in a replay. */
type Holder = Pick<SeatInfo, 'kind' | 'name' | 'standIn'>;

/** A match to be watched, wherever it comes from. */
export interface Source {
  readonly gameId: string;
  /** The rules of the match. Those of a running match are opened with the public part of the content. */
  readonly rules: Rules;
  readonly seats: number;
  readonly sides: readonly Side[];
  readonly table?: TableDetails;
  /** Who had the seats, as far as that is known. */
  readonly holders: readonly Holder[];
  readonly timeline: (side: Side) => Promise<Timeline>;
  /** The text of the record; absent while the match or its series goes on. */
  readonly text?: string;
}

/** What this page opened: a match of this server by its table's id, or a record. */
export async function findSource(tableId: string): Promise<Source> {
  if (tableId === '') {
    const text = loadRecord();
    if (text === undefined) throw new InputError('bad-record', 'no record was opened');
    return fromRecord(text);
  }
  if (authorityOf(tableId) === 'server') await haveAccount();
  const table = await api.table(tableId);
  // As long as its series goes on, a finished match is shown like a running one: from one's own seats.
  if (table.status === 'over' && table.series !== 'open') {
    return { ...(await fromRecord(await fetchRecord(tableId))), table, holders: table.seats };
  }
  return fromServer(table);
}

async function fromRecord(text: string): Promise<Source> {
  const record = parseRecord(text);
  const entry = gameById(record.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${record.game}`);
  const checked = checkRecord(await entry.game(), record);
  return {
    gameId: entry.id,
    rules: checked.rules,
    seats: checked.seats,
    sides: sidesOf(checked.seats).filter((side) => side !== 'referee' || entry.secrets !== false),
    timeline: async (side) => timelineOf(checked, side),
    holders: record.players?.map(holderOf) ?? [],
    text,
  };
}

/** A match with secrets to keep is shown only from the seats of this account. */
async function fromServer(table: TableDetails): Promise<Source> {
  const mine = table.seats.flatMap(({ mine: held }, seat) => (held ? [seat] : []));
  return {
    gameId: table.game,
    rules: await openRules(table),
    seats: table.seats.length,
    sides: [...mine, 'spectator'],
    table,
    holders: table.seats,
    timeline: async (side) =>
      timelineFrom(await api.history(table.id, side === 'referee' ? 'spectator' : side)),
  };
}

/** A record may name a bot that is not here: it is called by its id. */
function holderOf(player: Player): Holder {
  if (!('bot' in player)) return { kind: 'person', name: player.name };
  return { kind: knows(`bot.${player.bot}`) ? 'bot' : 'person', name: player.bot };
}
