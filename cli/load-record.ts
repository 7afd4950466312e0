import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type Ending, type MatchRecord, parseRecord, replay } from '../kernel/record.ts';
import { checkedOptions, checkedPosition } from '../schema/check.ts';

export interface Loaded {
  readonly entry: GameEntry;
  readonly match: Match;
  /** How the people ended the match, where the rules did not. */
  readonly ending?: Ending;
}

/** Plays a record to its end. Throws {@link InputError} `bad-record`, or `unknown-game`. */
export async function loadRecord(entries: readonly GameEntry[], text: string): Promise<Loaded> {
  const record = parseRecord(text);
  const { entry, game } = await checkedGame(entries, record);
  try {
    const { ending } = record;
    return { entry, match: replay(game, record), ...(ending && { ending }) };
  } catch (fault) {
    throw asBadRecord(fault);
  }
}

/** The game of a record whose options and position fit its schemas. Throws {@link InputError} as above. */
export async function checkedGame(
  entries: readonly GameEntry[],
  { game: id, opening }: MatchRecord,
): Promise<{ readonly entry: GameEntry; readonly game: Game }> {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game "${id}"`);
  const game = await entry.game();
  try {
    checkedOptions(game, opening.options);
    if ('position' in opening) checkedPosition(game, opening.position);
    return { entry, game };
  } catch (fault) {
    throw asBadRecord(fault);
  }
}

function asBadRecord(fault: unknown): unknown {
  if (!(fault instanceof InputError) || fault.code === 'bad-record') return fault;
  return new InputError('bad-record', fault.message);
}
