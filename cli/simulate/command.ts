import { randomBytes } from 'node:crypto';
import progress from 'cli-progress';
import type { BySeat, Game, Json, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { checkedBring, checkOptions, checkValue, describeFaults } from '../../schema/check.ts';
import { type Plan, pairing } from '../../simulation/plan.ts';
import { bringTo } from '../../simulation/play-match.ts';
import { botNamed } from '../bot-list.ts';
import { CommandError, failure, misuse } from '../command-error.ts';
import { jsonFile, store } from '../files.ts';
import { type GameList, gameNamed } from '../game-list.ts';
import { jsonOption } from '../options.ts';
import { csv, type Played, pairsReport, report } from './report.ts';
import { simulate } from './threads.ts';

/** The options of `starboard simulate`, as Commander reads them. */
export interface SimulateOptions {
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seats?: number;
  readonly options: string;
  readonly bring: readonly string[];
  readonly force: readonly string[];
  readonly count?: readonly string[];
  readonly paired: boolean;
  readonly seed?: string;
  readonly threads: number;
  readonly csv?: string;
  readonly json?: string;
}

/** A game that is to be simulated, with what the user asked for. */
interface Order {
  readonly game: Game;
  readonly given: SimulateOptions;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
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
  if (given.bring.length > 0 && given.force.length > 0)
    throw misuse('--bring and --force say the same twice');
  const options = checkOptions(game, jsonOption('--options', given.options));
  const order = { game, given, seats, options, seed: given.seed ?? randomBytes(8).toString('hex') };
  const isRound = given.force.includes(everyForce);
  const fixtures = isRound ? allPairs(order) : [await fixtureOf(order)];
  // Refuses here, and once, what no match could begin with.
  for (const { plan } of fixtures) {
    const first = pairing(plan, 0);
    const rules = game.open(plan.options);
    new Match(
      game,
      { options: plan.options, seed: first.seed, seats, ...bringTo(rules, first, plan.bring) },
      [],
      {
        rules,
      },
    );
  }

  const bar = new progress.SingleBar({
    format: '{bar} {value}/{total} matches, {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
  });
  const began = performance.now();
  const total = fixtures.reduce((sum, { plan }) => sum + plan.matches, 0);
  bar.start(total, 0);
  const played: Played[] = [];
  try {
    for (const { plan, forces } of fixtures) {
      const results = await simulate(plan, module, given.threads, () => bar.increment());
      for (const result of results)
        played.push({ ...result, ...(forces.length > 0 && { forces: [...forces] }) });
    }
  } finally {
    bar.stop();
  }
  const seconds = (performance.now() - began) / 1000;

  process.stderr.write(
    `${seconds.toFixed(1)} s, ${(total / seconds).toFixed(1)} matches a second in ${given.threads} threads\n`,
  );
  process.stdout.write(
    `${total} ${given.paired ? 'paired ' : ''}matches of ${id}, ${seats} seats, seed ${order.seed}\n\n`,
  );
  const { cooperative } = game.nature;
  process.stdout.write(isRound ? pairsReport(played, given.count) : report(played, cooperative, given.count));
  if (given.csv !== undefined) await store(given.csv, csv(played));
  if (given.json !== undefined) {
    const plans = isRound ? { plans: fixtures.map(({ plan }) => plan) } : { plan: fixtures[0]?.plan };
    await store(given.json, `${JSON.stringify({ ...plans, results: played }, null, 1)}\n`);
  }
}

/** Matches of one plan, and the names of the forces by seat; none where nobody has named any. */
interface Fixture {
  readonly plan: Plan;
  readonly forces: readonly string[];
}

function planOf(
  { game, given, seats, seed }: Order,
  options: unknown,
  bring: BySeat<Json | undefined>,
  matches: number,
): Plan {
  const { bots, paired, count } = given;
  return { game: game.id, options, seats, bring, bots, matches, seed, paired, ...(count && { count }) };
}

/** The matches that were asked for, with what seats bring or the forces that they have. */
async function fixtureOf(order: Order): Promise<Fixture> {
  const { game, given, seats, options } = order;
  if (given.force.length === 0) {
    const bring = await brought(game.open(options), given.bring, seats);
    return { plan: planOf(order, options, bring, given.matches), forces: [] };
  }
  const ready = readyForces(order);
  if (given.force.length > seats)
    throw misuse(`${given.force.length} forces are too many for ${seats} seats`);
  const forces = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const force = given.force[seat] ?? drawn;
      if (force === drawn) return undefined;
      return ready.names.includes(force) ? force : { value: await forceIn(force, ready.names) };
    }),
  );
  const fielded = ready.field(forces);
  const rules = game.open(fielded.options);
  const bring = fielded.bring.map((value) => value && checkedBring(rules, [value])[0]);
  const names = forces.map((force, seat) =>
    typeof force === 'string' ? force : (given.force[seat] ?? drawn),
  );
  return { plan: planOf(order, fielded.options, bring, given.matches), forces: names };
}

/** The word for a force, or another value, that is drawn for each match. */
const drawn = 'random';
/** The word for each ready force against each other. */
const everyForce = 'all';

/** The force in a file. */
async function forceIn(file: string, ready: readonly string[]): Promise<Json> {
  let value: unknown;
  try {
    value = await jsonFile(file);
  } catch (fault) {
    if (!(fault instanceof CommandError)) throw fault;
    throw failure(`${fault.message}; ready forces: ${ready.join(', ')}`);
  }
  const checked = checkValue({}, value);
  if (checked.ok) return checked.value;
  throw failure(`${file} is no force: ${describeFaults(checked.faults)}`);
}

/** The ready forces of the game for the options. */
function readyForces({ game, options }: Order) {
  const { forces } = game;
  if (forces === undefined) throw misuse(`seats have no forces in ${game.id}`);
  return {
    names: forces.names(options),
    field: (wanted: Parameters<typeof forces.field>[1]) => forces.field(options, wanted),
  };
}

/** Each ready force against each other, as many matches on the one seat as on the other with the same chance. */
function allPairs(order: Order): Fixture[] {
  const { given, seats } = order;
  if (given.force.length > 1) throw misuse('--force all stands alone');
  if (seats !== 2) throw misuse(`--force all is for 2 seats, not ${seats}`);
  const { names, field } = readyForces(order);
  const matches = Math.ceil(given.matches / 2);
  return names.flatMap((one, place) =>
    names.slice(place + 1).flatMap((other) =>
      [
        [one, other],
        [other, one],
      ].map((forces) => {
        const { options, bring } = field(forces);
        const seed = `${order.seed} ${one} ${other}`;
        return { plan: { ...planOf(order, options, bring, matches), seed }, forces };
      }),
    ),
  );
}

/** What the files hold that seats bring, by seat; undefined where it is to be drawn at random. */
async function brought(rules: Rules, files: readonly string[], seats: number): Promise<(Json | undefined)[]> {
  if (files.length > seats) throw misuse(`${files.length} files are too many for ${seats} seats`);
  const values = await Promise.all(files.map((file) => (file === drawn ? undefined : jsonFile(file))));
  return values.map((value) => (value === undefined ? undefined : checkedBring(rules, [value])[0]));
}
