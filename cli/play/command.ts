import { randomBytes } from 'node:crypto';
import { BotPool } from '../../bots/pool.ts';
import { Match } from '../../kernel/match.ts';
import { formatRecord } from '../../kernel/record.ts';
import { checkedOptions } from '../../schema/check.ts';
import { botNamed } from '../bot-list.ts';
import { misuse } from '../command-error.ts';
import { drawing } from '../drawing.ts';
import { store } from '../files.ts';
import { gameNamed } from '../game-list.ts';
import { linesOf } from '../lines.ts';
import { jsonOption } from '../options.ts';
import { speechOf } from '../speech.ts';
import { playAtTerminal } from './session.ts';

/** The options of `starboard play`, as Commander reads them. */
export interface PlayOptions {
  readonly bots: readonly string[];
  readonly seat: number;
  readonly options: string;
  readonly seed?: string;
  readonly save?: string;
}

/** A match at the terminal, one person against bots. */
export async function playCommand(id: string, given: PlayOptions): Promise<void> {
  const entry = gameNamed(id);
  const game = await entry.game();
  for (const bot of given.bots) botNamed(bot);
  const seats = given.bots.length + 1;
  if (given.seat >= seats) throw misuse(`seat ${given.seat} is not at a table of ${seats}, counted from 0`);
  const options = checkedOptions(game, jsonOption('--options', given.options));
  const seed = given.seed ?? randomBytes(8).toString('hex');
  const match = new Match(game, { options, seed, seats });

  const bots: (string | undefined)[] = [...given.bots];
  bots.splice(given.seat, 0, undefined);
  const nameOf = (seat: number) => `Seat ${seat} (${bots[seat] ?? 'you'})`;
  const speech = await speechOf(entry, nameOf);
  const draw = await drawing(entry, speech);
  const pool = new BotPool({ threads: 1 });
  const lines = linesOf(process.stdin);
  const print = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  const read = async (prompt: string) => {
    process.stdout.write(prompt);
    const { value, done } = await lines.next();
    return done ? undefined : String(value);
  };

  // Ctrl-C leaves as the end of input does, so that the record is kept; a second one ends the process at once.
  process.once('SIGINT', () => process.stdin.push(null));
  print('? shows what you can type.');
  try {
    await playAtTerminal({ match, me: given.seat, bots, seed, nameOf, speech, draw, pool, read, print });
  } finally {
    await lines.return(undefined);
    await pool.close();
    if (given.save !== undefined) await store(given.save, formatRecord(match));
  }
}
