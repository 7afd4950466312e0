import { gameById } from '../../games/games.ts';
import { InputError } from '../../kernel/error.ts';
import { type MatchRecord, parseRecord } from '../../kernel/record.ts';
import { type Verification, verify } from '../../kernel/verify.ts';
import { haveAccount } from '../account.ts';
import { fetchRecord } from '../api.ts';
import { contributionsTo } from '../contributions.ts';
import { authorityOf } from '../device/authority.ts';
import { loadRecord } from '../replay/opened-record.ts';

/** What this browser remembers of the match: nothing, or whether its contribution is in the record. */
export type Own = 'kept' | 'missing' | 'unknown';

export interface Checked extends Verification {
  readonly record: MatchRecord;
  readonly own: Own;
}

/** Checks a match by its table's id, or else the record that was opened. Throws what stood in the way. */
export async function check(tableId: string): Promise<Checked> {
  if (tableId !== '' && authorityOf(tableId) === 'server') await haveAccount();
  const text = tableId === '' ? loadRecord() : await fetchRecord(tableId);
  if (text === undefined) throw new InputError('bad-record', 'no record was opened');
  const record = parseRecord(text);
  const entry = gameById(record.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${record.game}`);
  return { ...verify(await entry.game(), record), record, own: ownOf(record) };
}

function ownOf({ proof }: MatchRecord): Own {
  const mine = proof?.commitment === undefined ? [] : contributionsTo(proof.commitment);
  if (mine.length === 0) return 'unknown';
  return mine.some((one) => proof?.contributions?.includes(one)) ? 'kept' : 'missing';
}
