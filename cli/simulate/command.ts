import { randomBytes } from 'node:crypto';
import progress from 'cli-progress';
import type { Json, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { checkedBring, checkOptions } from '../../schema/check.ts';
import { type Plan, pairing } from '../../simulation/plan.ts';
import { bringTo } from '../../simulation/play-match.ts';
import { botNamed } from '../bot-list.ts';
import { misuse } from '../command-error.ts';
import { jsonFile, store } from '../files.ts';
import { type GameList, gameNamed } from '../game-list.ts';
import { jsonOption } from '../options.ts';
import { csv, report } from './report.ts';
import { simulate } from './threads.ts';

/** The options of `starboard simulate`, as Commander reads them. */
export interface SimulateOptions {
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seats?: number;
  readonly options: string;
  readonly bring: readonly string[];
  readonly paired: boolean;
  readonly seed?: string;
  readonly threads: number;
  readonly csv?: string;
  readonly json?: string;
}

/** Plays matches of bots, and says how they ended. */
export async function simulateCommand(
  id: string,
  given: SimulateOptions,
  { games, module }: GameList,
): Promise<void> {
  for (const bot of given.bots) botNamed(bot);
  const game = await gameNamed(games, id).game();
  const seats = given.seats ?? Math.max(given.bots.length, game.nature.seats.min);
  if (given.bots.length > seats) throw misuse(`${given.bots.length} bots do not fit on ${seats} seats`);
  const options = checkOptions(game, jsonOption('--options', given.options));
  const rules = game.open(options);
  const plan: Plan = {
    game: id,
    options,
    seats,
    bring: await brought(rules, given.bring, seats),
    bots: given.bots,
    matches: given.matches,
    seed: given.seed ?? randomBytes(8).toString('hex'),
    paired: given.paired,
  };
  // Refuses here, and once, what no match could begin with.
  const first = pairing(plan, 0);
  new Match(game, { options, seed: first.seed, seats, ...bringTo(rules, first, plan.bring) }, [], { rules });

  const bar = new progress.SingleBar({
    format: '{bar} {value}/{total} matches, {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
  });
  const began = performance.now();
  bar.start(plan.matches, 0);
  const results = await simulate(plan, module, given.threads, () => bar.increment()).finally(() =>
    bar.stop(),
  );
  const seconds = (performance.now() - began) / 1000;

  const { cooperative } = game.nature;
  const pace = `${seconds.toFixed(1)} s, ${(plan.matches / seconds).toFixed(1)} matches a second`;
  process.stderr.write(`${pace} in ${given.threads} threads\n`);
  process.stdout.write(
    `${plan.matches} ${plan.paired ? 'paired ' : ''}matches of ${id}, ${seats} seats, seed ${plan.seed}\n\n`,
  );
  process.stdout.write(report(results, cooperative));
  if (given.csv !== undefined) await store(given.csv, csv(results));
  if (given.json !== undefined) await store(given.json, `${JSON.stringify({ plan, results }, null, 1)}\n`);
}

/** What the files hold that seats bring, by seat; undefined where it is to be drawn at random. */
async function brought(rules: Rules, files: readonly string[], seats: number): Promise<(Json | undefined)[]> {
  if (files.length > seats) throw misuse(`${files.length} files are too many for ${seats} seats`);
  const values = await Promise.all(files.map((file) => (file === 'random' ? undefined : jsonFile(file))));
  return values.map((value) => (value === undefined ? undefined : checkedBring(rules, [value])[0]));
}
