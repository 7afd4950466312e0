import { randomBytes } from 'node:crypto';
import { BotPool } from '../../bots/pool.ts';
import type { BySeat, Json, Rules, Seat } from '../../kernel/game.ts';
import { givenTo, Match, sampleBring } from '../../kernel/match.ts';
import { formatRecord } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkedBring, checkOptions } from '../../schema/check.ts';
import { botNamed } from '../bot-list.ts';
import { misuse } from '../command-error.ts';
import { loadDrawing } from '../drawing.ts';
import { store } from '../files.ts';
import { type GameList, gameNamed } from '../game-list.ts';
import { linesOf } from '../lines.ts';
import { jsonOption } from '../options.ts';
import { holdsControls, plain } from '../plain.ts';
import { seatKnowledge } from '../seat-knowledge.ts';
import { type Speech, speechOf } from '../speech.ts';
import { valueHelp } from './help.ts';
import { playAtTerminal } from './session.ts';
import { SharedScreen } from './shared-screen.ts';
import { reasons, typedValue } from './value.ts';

/** Who sits on a seat that no bot plays. */
const person = 'person';

/** The options of `starboard play`, as Commander reads them. */
export interface PlayOptions {
  readonly bots: readonly string[];
  readonly seat: number;
  readonly options: string;
  readonly seed?: string;
  readonly save?: string;
}

/** A match at the terminal, of one or more people and of bots. */
export async function playCommand(
  id: string,
  given: PlayOptions,
  { games, module }: GameList,
): Promise<void> {
  const entry = gameNamed(games, id);
  const game = await entry.game();
  for (const bot of given.bots) if (bot !== person) botNamed(bot);
  const seats = given.bots.length + 1;
  if (given.seat >= seats) throw misuse(`seat ${given.seat} is not at a table of ${seats}, counted from 0`);
  const options = checkOptions(game, jsonOption('--options', given.options));
  const rules = game.open(options);
  const seed = given.seed ?? randomBytes(8).toString('hex');
  const drawn = sampleBring(rules, seats, seeded(`${seed} bring`));
  // Refuses what cannot be before anybody is asked for anything.
  let match = new Match(game, { options, seed, seats, ...drawn }, [], { rules });

  const bots = given.bots.map((bot) => (bot === person ? undefined : bot));
  bots.splice(given.seat, 0, undefined);
  const isAlone = bots.filter((bot) => bot === undefined).length === 1;
  const nameOf = (seat: number) => `Seat ${seat} (${bots[seat] ?? (isAlone ? 'you' : person)})`;
  const known = seatKnowledge(match);
  const speech = await speechOf(entry, known.rules, nameOf);
  // A pack in the options may be somebody else's.
  const draw = await loadDrawing(entry, known.rules, speech, !holdsControls(given.options));
  const pool = new BotPool({ threads: 1, games: module });
  const lines = linesOf(process.stdin);
  const terminal = {
    print(text: string) {
      process.stdout.write(`${plain(text)}\n`);
    },
    show(drawing: string) {
      process.stdout.write(`${drawing}\n`);
    },
    async read(prompt: string) {
      process.stdout.write(prompt);
      const { value, done } = await lines.next();
      return done ? undefined : String(value);
    },
    // The screen, what was scrolled off it, and the cursor back to its corner.
    clear() {
      process.stdout.write(process.stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : '\n');
    },
  };
  const { secrets } = entry;
  let hasBegun = false;
  const screen = new SharedScreen(terminal, given.seat, nameOf, () => {
    if (!hasBegun || typeof secrets === 'boolean') return !hasBegun || secrets === true;
    return secrets(match.view(screen.me));
  });

  // Ctrl-C leaves as the end of input does, so that the record is kept; a second one ends the process at once.
  process.once('SIGINT', () => process.stdin.push(null));
  try {
    if (drawn.bring !== undefined) {
      const bring = await askForBring(rules, drawn.bring, bots, screen, speech);
      if (bring === undefined) return;
      match = new Match(game, { options, seed, seats, bring }, [], { rules });
    }
    hasBegun = true;
    screen.print('? shows what you can type.');
    await playAtTerminal({
      match,
      known,
      bots,
      seed,
      nameOf,
      speech,
      draw,
      pool,
      screen,
    });
  } finally {
    await lines.return(undefined);
    await pool.close();
    if (given.save !== undefined && hasBegun) await store(given.save, formatRecord(match));
  }
}

/** What seats bring: what people want, and what was drawn for bots. Undefined when somebody leaves. */
async function askForBring(
  rules: Rules,
  drawn: BySeat<Json>,
  bots: BySeat<string | undefined>,
  screen: SharedScreen,
  speech: Speech,
): Promise<BySeat<Json> | undefined> {
  const bring = [...drawn];
  const people = bots.flatMap((bot, seat): Seat[] => (bot === undefined ? [seat] : []));
  for (const seat of people) {
    if (!(await screen.turnTo(seat))) return undefined;
    screen.print(`What do you bring? ${valueHelp}`);
    for (;;) {
      const line = await screen.read('> ');
      if (line === undefined || line.trim() === 'quit') return undefined;
      if (line.trim() === '') continue;
      try {
        const value = await typedValue(line.trim(), () => drawn[seat] ?? null);
        bring[seat] = checkedBring(rules, [value])[0] ?? null;
        givenTo(rules, { seats: drawn.length, bring });
        screen.print(`You bring ${JSON.stringify(bring[seat])}`);
        break;
      } catch (fault) {
        for (const reason of reasons(fault, speech)) screen.print(reason);
      }
    }
  }
  return bring;
}
