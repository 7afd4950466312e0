import { games } from '../games/games.ts';
import type { Locale } from '../games/words.ts';
import { InputError } from '../kernel/error.ts';
import { parseRecord } from '../kernel/record.ts';
import { type Verification, verify } from '../kernel/verify.ts';
import { speaker } from '../web/i18n/speaker.ts';
import { pageMessages } from '../web/messages/index.ts';
import { failure } from './command-error.ts';
import { textOf } from './files.ts';
import { checkedGame } from './load-record.ts';

/** The options of `starboard verify`, as Commander reads them. */
export interface VerifyOptions {
  readonly language: Locale;
}

/** Says what was checked and what was found. Ends with status 1 unless everything holds. */
export async function verifyCommand(path: string, { language }: VerifyOptions): Promise<void> {
  const { verdict, findings } = await verified(path);
  const { say } = speaker(language, await pageMessages('verify', language));
  for (const { found, holds, args } of findings) {
    print(`${holds ? '✓' : '✗'} ${say({ key: `verify.${found}`, ...(args && { args }) })}`);
  }
  print(`\n${say({ key: `verify.verdict.${verdict}` })}`);
  if (verdict !== 'fair') process.exitCode = 1;
}

async function verified(path: string): Promise<Verification> {
  const text = await textOf(path);
  try {
    const record = parseRecord(text);
    const { game } = await checkedGame(games, record);
    return verify(game, record);
  } catch (fault) {
    if (fault instanceof InputError) throw failure(`${path}: ${fault.message}`);
    throw fault;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
