import type { Locale } from '../games/words.ts';
import { verifyInSeries } from '../kernel/series.ts';
import { speaker } from '../web/i18n/speaker.ts';
import { pageMessages } from '../web/messages/index.ts';
import { failure } from './command-error.ts';
import type { GameList } from './game-list.ts';
import { asBadRecord, orFail, type ReadRecord, readRecordFile } from './load-record.ts';
import { plain } from './plain.ts';

/** The options of `starboard verify`, as Commander reads them. */
export interface VerifyOptions {
  readonly language: Locale;
}

/**
 * Says what was checked and what was found, of one record or of the records of a series in their order. Ends with status
 * 1 unless everything holds.
 */
export async function verifyCommand(
  paths: readonly string[],
  { language }: VerifyOptions,
  { games }: GameList,
): Promise<void> {
  const series = await readSeries(games, paths);
  const { say } = speaker(language, await pageMessages('verify', language));
  for (const [place, { path, game, record }] of series.entries()) {
    const { verdict, findings } = await orFail(path, () =>
      asBadRecord(record, () => verifyInSeries(game, record, series[place - 1])),
    );
    if (series.length > 1) print(`${place > 0 ? '\n' : ''}${path}`);
    for (const { found, holds, args } of findings) {
      print(`${holds ? '✓' : '✗'} ${say({ key: `verify.${found}`, ...(args && { args }) })}`);
    }
    print(`\n${say({ key: `verify.verdict.${verdict}` })}`);
    if (verdict !== 'fair') process.exitCode = 1;
  }
}

interface PlacedRecord extends ReadRecord {
  readonly path: string;
}

/** The records of those files, all of one game. */
async function readSeries(
  games: GameList['games'],
  paths: readonly string[],
): Promise<readonly PlacedRecord[]> {
  const series: PlacedRecord[] = [];
  for (const path of paths) {
    const read = await readRecordFile(games, path);
    const [first] = series;
    if (first !== undefined && read.game !== first.game) {
      throw failure(`${path} is of ${read.game.id}, and ${first.path} of ${first.game.id}`);
    }
    series.push({ path, ...read });
  }
  return series;
}

function print(line: string): void {
  process.stdout.write(`${plain(line)}\n`);
}
