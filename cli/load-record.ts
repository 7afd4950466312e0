import { InputError } from '../kernel/error.ts';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type MatchRecord, parseRecord, replay } from '../kernel/record.ts';
import { checkedBring, checkOptions, checkPosition } from '../schema/check.ts';
import { failure } from './command-error.ts';
import { textOf } from './files.ts';
import type { ListedGame } from './game-list.ts';

/** A record whose options, position and what seats bring have the form that its game asks for. */
export interface ReadRecord {
  readonly text: string;
  readonly record: MatchRecord;
  readonly entry: ListedGame;
  readonly game: Game;
}

/** Reads a record. Throws {@link InputError} `bad-record`, or `unknown-game`. */
export async function readRecord(games: readonly ListedGame[], text: string): Promise<ReadRecord> {
  const record = parseRecord(text);
  const entry = games.find(({ id }) => id === record.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game "${record.game}"`);
  const game = await entry.game();
  const { opening } = record;
  return asBadRecord(record, () => {
    const options = checkOptions(game, opening.options);
    if ('position' in opening) checkPosition(game, opening.position);
    if (opening.bring !== undefined) checkedBring(game.open(options), opening.bring);
    return { text, record, entry, game };
  });
}

/** The same from a file; ends the command with a clear line where that fails. */
export async function readRecordFile(games: readonly ListedGame[], path: string): Promise<ReadRecord> {
  const text = await textOf(path);
  return orFail(path, () => readRecord(games, text));
}

/** Plays a record to its end. Throws {@link InputError} `bad-record`. */
export function playRecord({ game, record }: Pick<ReadRecord, 'game' | 'record'>): Match {
  return asBadRecord(record, () => replay(game, record));
}

/** Carries out work on a file; ends the command with a clear line where the file is not as it must be. */
export async function orFail<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof InputError) throw failure(`${path}: ${fault.message}`);
    throw fault;
  }
}

/**
 * Carries out work on a record. Whatever is wrong with its content is wrong with the record; also where the rules break
 * down at a state that it says other rules have left, of which nobody can check the shape.
 */
export function asBadRecord<T>({ upgrades }: Pick<MatchRecord, 'upgrades'>, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof InputError) {
      throw fault.code === 'bad-record' ? fault : new InputError('bad-record', fault.message, fault.rule);
    }
    if (upgrades === undefined) throw fault;
    throw new InputError('bad-record', 'these rules cannot go on from the state with which they took over');
  }
}
