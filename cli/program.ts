import { availableParallelism } from 'node:os';
import { Command, CommanderError, Option } from 'commander';
import { bots } from '../bots/bots.ts';
import { locales } from '../games/words.ts';
import { InputError } from '../kernel/error.ts';
import type { StoragePlace } from '../server/open-storage.ts';
import { CommandError } from './command-error.ts';
import { engineHelp } from './engine/help.ts';
import type { GameList } from './game-list.ts';
import { limits, names, whole } from './options.ts';
import type { PackCheckOptions } from './pack.ts';
import { plain } from './plain.ts';
import type { PlayOptions } from './play/command.ts';
import type { ReplayOptions } from './replay.ts';
import type { ServeOptions } from './serve.ts';
import type { SimulateOptions } from './simulate/command.ts';
import type { VerifyOptions } from './verify.ts';

/** Runs `starboard` with the arguments of this process. */
export async function runProgram(list: GameList): Promise<void> {
  // Whoever read our output has gone, as in `starboard replay FILE | head`: nobody is left to tell anything.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
    process.exit(0);
  });
  try {
    await program(list).parseAsync();
  } catch (fault) {
    process.exitCode = report(fault);
  }
}

/** Says what ended the command, and answers its exit status. */
function report(fault: unknown): number {
  // Commander has printed its own message, or the help that was asked for.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
  if (fault instanceof CommandError || fault instanceof InputError) {
    process.stderr.write(`starboard: ${plain(fault.message)}\n`);
    if (fault instanceof InputError && fault.code === 'bad-pack') {
      process.stderr.write('(starboard pack check names every fault in words)\n');
    }
    return fault instanceof CommandError ? fault.status : 2;
  }
  // What failed may hold what somebody else wrote.
  process.stderr.write(`${plain(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))}\n`);
  return 1;
}

/** The commands of `starboard`. What a command needs is loaded when it is used. */
function program(list: GameList): Command {
  const anyGame = namesOf(list.games);
  const anyBot = namesOf(bots);
  const starboard = new Command('starboard')
    .description('A digital table for five Star Wars board games.')
    .exitOverride()
    .showHelpAfterError('(--help tells what is possible)')
    .helpCommand(false);

  starboard
    .command('serve')
    .description('opens the table for browsers')
    .option('--port <number>', 'port to listen on; 0 for any that is free', whole(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', '0.0.0.0')
    .addOption(
      new Option(
        '--host-name <names>',
        'names by which browsers may call it, beside its addresses and *.local',
      )
        .env('STARBOARD_HOST_NAME')
        .argParser(names)
        .default([]),
    )
    .option('--trust-proxy <networks>', 'proxies on other machines whose word on clients counts', names, [])
    .addOption(data())
    .addOption(database())
    .addOption(
      new Option(
        '--limits <list>',
        'limits for guests, as docs/hosting.md has them: account-tables=100,memory=256',
      )
        .env('STARBOARD_LIMITS')
        .argParser(limits)
        .default({}),
    )
    .option('--private-webhooks', 'lets webhooks reach this machine and its network')
    .option(
      '--series-key <file>',
      'the key that seals exported series; a file that is not there yet gets the key of this server',
    )
    .option('--contact <url>', 'whom push services may write to: mailto:… or https://…')
    .action(async (options: ServeOptions) => (await import('./serve.ts')).serveCommand(options));

  starboard
    .command('backup')
    .description('writes all that is stored into one file, while the table may be open')
    .argument('<file>', 'the file to make')
    .addOption(data())
    .addOption(database())
    .action(async (file: string, place: StoragePlace) =>
      (await import('./backup.ts')).backupCommand(file, place),
    );

  starboard
    .command('restore')
    .description('puts a backup into a new data folder, or into an empty database')
    .argument('<file>', 'the backup')
    .addOption(data())
    .addOption(database())
    .action(async (file: string, place: StoragePlace) =>
      (await import('./backup.ts')).restoreCommand(file, place),
    );

  starboard
    .command('play')
    .description('plays against bots in this terminal')
    .argument('<game>', anyGame)
    .option('--bots <names>', `who sits on the other seats, in their order: ${anyBot}, person`, names, [
      'greedy',
    ])
    .option('--seat <number>', 'where you sit, counted from 0', whole(0, 99), 0)
    .option('--options <json>', 'options of the game, as docs/games has them', '{}')
    .option('--seed <text>', 'the seed of all chance in the match')
    .option('--save <file>', 'writes the record of the match when you leave')
    .action(async (game: string, options: PlayOptions) =>
      (await import('./play/command.ts')).playCommand(game, options, list),
    );

  starboard
    .command('simulate')
    .description('lets bots play many matches, and says who won')
    .argument('<game>', anyGame)
    .requiredOption('--bots <names>', `the bots by seat, with commas between: ${anyBot}`, names)
    .option('--matches <number>', 'how many', whole(1, 10_000_000), 100)
    .option('--seats <number>', 'how many seats, if more than bots', whole(1, 99))
    .option('--options <json>', 'options of the game, as docs/games has them', '{}')
    .option('--bring <files>', 'what seats bring, as JSON, by seat; random where nothing is named', names, [])
    .option(
      '--force <forces>',
      'the forces of seats: names of ready ones, JSON files, or random; all plays each ready one against each other',
      names,
      [],
    )
    .option(
      '--count <events>',
      'counts events by kind, as limit, or with a value, as eliminated:units',
      names,
    )
    .option('--paired', 'plays the same chance again with the bots moved on by a seat', false)
    .option('--seed <text>', 'the same seed brings the same matches')
    .option('--csv <file>', 'writes a line for each match')
    .option('--json <file>', 'writes everything')
    .option('--threads <number>', 'how many at once', whole(1, 256), availableParallelism())
    .action(async (game: string, options: SimulateOptions) =>
      (await import('./simulate/command.ts')).simulateCommand(game, options, list),
    );

  starboard
    .command('replay')
    .description('prints the match of a record')
    .argument('<file>', 'the record')
    .option('--seat <number>', 'only what this seat was told, counted from 0', whole(0, 99))
    .option('--step <number>', 'stops after so many answers, and shows the table', whole(0, 1_000_000))
    .action(async (file: string, options: ReplayOptions) =>
      (await import('./replay.ts')).replayCommand(file, options, list),
    );

  starboard
    .command('verify')
    .description('works out the chance of a finished match again, and says whether it was fair')
    .argument('<files...>', 'the record, or the records of a series, the first match first')
    .addOption(new Option('--language <code>', 'in which to say it').choices(locales).default('en'))
    .action(async (files: string[], options: VerifyOptions) =>
      (await import('./verify.ts')).verifyCommand(files, options, list),
    );

  starboard
    .command('engine')
    .description('answers programs on standard input and output')
    .addHelpText('after', engineHelp)
    .action(async () => (await import('./engine/run.ts')).runEngine(list));

  const pack = starboard
    .command('pack')
    .description('checks and lists packs of tiles, cards and the like')
    .helpCommand(false);
  pack
    .command('check')
    .description('names every fault of a pack with its place')
    .argument('<file>', 'the pack, as JSON')
    .option('--game <name>', 'whose pack it is, if that cannot be told from its content')
    .action(async (file: string, options: PackCheckOptions) =>
      (await import('./pack.ts')).packCheckCommand(file, options, list),
    );
  pack
    .command('list')
    .description('lists the packs that come with the games')
    .action(async () => (await import('./pack.ts')).packListCommand(list));

  return starboard;
}

function data(): Option {
  return new Option('--data <folder>', 'where accounts and matches are kept')
    .env('STARBOARD_DATA')
    .default('data');
}

function database(): Option {
  return new Option('--database <url>', 'a PostgreSQL database that keeps them instead, postgres://…').env(
    'STARBOARD_DATABASE',
  );
}

function namesOf(things: readonly { readonly id: string }[]): string {
  return things.map(({ id }) => id).join(', ');
}
