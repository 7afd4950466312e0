import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Match } from '../kernel/match.ts';
import { parseRecord, replay } from '../kernel/record.ts';
import { checkedOptions, checkedPosition } from '../schema/check.ts';

export interface Loaded {
  readonly entry: GameEntry;
  readonly match: Match;
}

/** Plays a record to its end. Throws {@link InputError} `bad-record`, or `unknown-game`. */
export async function loadRecord(entries: readonly GameEntry[], text: string): Promise<Loaded> {
  const record = parseRecord(text);
  const entry = entries.find(({ id }) => id === record.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game "${record.game}"`);
  const game = await entry.game();
  try {
    checkedOptions(game, record.opening.options);
    if ('position' in record.opening) checkedPosition(game, record.opening.position);
    return { entry, match: replay(game, record) };
  } catch (fault) {
    if (!(fault instanceof InputError) || fault.code === 'bad-record') throw fault;
    throw new InputError('bad-record', fault.message);
  }
}
