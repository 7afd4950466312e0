import { gameById } from '../../games/games.ts';
import { InputError } from '../../kernel/error.ts';
import { type MatchRecord, parseRecord } from '../../kernel/record.ts';
import { type SeriesRecord, verifyInSeries } from '../../kernel/series.ts';
import type { Verification } from '../../kernel/verify.ts';
import { haveAccount } from '../account.ts';
import { api, fetchRecord } from '../api.ts';
import { contributionsTo } from '../contributions.ts';
import { authorityOf } from '../device/authority.ts';
import { loadRecord } from '../replay/opened-record.ts';
import { seriesApi } from '../series/series-api.ts';

/** What this browser remembers of the match: nothing, or whether its contribution is in the record. */
export type Own = 'kept' | 'missing' | 'unknown';

export interface Checked extends Verification {
  readonly record: MatchRecord;
  readonly own: Own;
}

/**
 * Checks a match by its table's id, with its link to the match before it in a series, or else the record that was opened.
 * Throws what stood in the way.
 */
export async function check(tableId: string): Promise<Checked> {
  if (tableId !== '' && authorityOf(tableId) === 'server') await haveAccount();
  const text = tableId === '' ? loadRecord() : await fetchRecord(tableId);
  if (text === undefined) throw new InputError('bad-record', 'no record was opened');
  const record = parseRecord(text);
  const entry = gameById(record.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${record.game}`);
  const before = record.previous === undefined || tableId === '' ? undefined : await recordBefore(tableId);
  return { ...verifyInSeries(await entry.game(), record, before), record, own: ownOf(record) };
}

/** The record of the match before this one in its series; undefined where this account may not see it. */
async function recordBefore(tableId: string): Promise<SeriesRecord<unknown, unknown> | undefined> {
  const { inSeries } = await api.table(tableId);
  if (inSeries === undefined) return undefined;
  const { tables } = await seriesApi.series(inSeries.id);
  const before = tables.find((table) => table.inSeries?.place === inSeries.place - 1);
  if (before === undefined) return undefined;
  const text = await fetchRecord(before.id);
  return { text, record: parseRecord(text) };
}

function ownOf({ proof }: MatchRecord): Own {
  const mine = proof?.commitment === undefined ? [] : contributionsTo(proof.commitment);
  if (mine.length === 0) return 'unknown';
  return mine.some((one) => proof?.contributions?.includes(one)) ? 'kept' : 'missing';
}
