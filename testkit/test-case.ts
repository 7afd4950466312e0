import type { Chance } from '../kernel/chance.ts';
import { collectEvents, type EmittedEvent } from '../kernel/emitted-event.ts';
import type { Game, Json, Rules, Seat, State } from '../kernel/game.ts';
import { givenTo, Match, type Opening, sampleBring } from '../kernel/match.ts';
import { applyNotation, findPending, sampleMove, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';

/** How a table is set: what a check plays at. */
export interface TableSetup {
  readonly seats: number;
  readonly options: unknown;
  /** From which matches begin, instead of a set-up. */
  readonly position?: unknown;
  /** Whether all matches of the series are played that begins here. */
  readonly series?: boolean;
  /** What the match before has handed on. */
  readonly carry?: Json;
}

/** One random match of a game. Everything in it follows from the seed. */
export interface TestCase {
  readonly game: Game;
  /** The game opened with the options of the table. */
  readonly rules: Rules;
  readonly table: TableSetup;
  readonly seed: number;
  /** So many states of a match are looked at closely. */
  readonly inspections: number;
}

/** The random match of a game with this seed. */
export function situationOf(game: Game, table: TableSetup, seed: number, inspections: number): TestCase {
  return { game, rules: game.open(table.options), table, seed, inspections };
}

/** A match that is played without the checks of {@link Match}. */
export interface Run {
  state: State;
  chance: Chance;
  moves: number;
  /** All that was told, in order. */
  readonly emitted: EmittedEvent<unknown>[];
}

/** One answer in notation, as a player at random gives it. */
export interface PickedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** Settles a state into a run. */
export function runOf(rules: Rules, state: State, chance: Chance): Run {
  const run: Run = { state, chance, moves: 0, emitted: [] };
  settle(rules, state, chance, collectEvents(run.emitted));
  return run;
}

/** The match of a situation, before the first move. */
export function deal(testCase: TestCase, chance: Chance = seeded(streamOf(testCase))): Run {
  const { rules, table } = testCase;
  const { seats, carry } = table;
  const given = givenTo(rules, { seats, ...(carry !== undefined && { carry }), ...broughtTo(testCase) });
  const state =
    table.position === undefined
      ? rules.setup(table.seats, chance, given)
      : rules.arrange(table.position, chance, given);
  return runOf(rules, state, chance);
}

function broughtTo({ rules, table, seed }: TestCase) {
  return sampleBring(rules, table.seats, seeded(`bring ${seed}`));
}

/** The seed of everything random in the match itself. */
export function streamOf({ seed }: TestCase): string {
  return `match ${seed}`;
}

/** Who gives the random moves. */
export function playerOf({ seed }: TestCase): Chance {
  return seeded(`player ${seed}`);
}

/** A uniformly random move; undefined when the match is over. */
export function pickMove(rules: Rules, state: State, player: Chance): PickedMove | undefined {
  const waiting = findPending(rules, state);
  if (waiting.length === 0) return undefined;
  const pending = oneOf(waiting, player);
  return { seat: pending.seat, text: sampleMove(rules, state, pending, player) };
}

/**
 * Answers on a run whose pending decision is the same as where the move comes from. Throws where the match goes on for
 * longer than the game declares.
 */
export function play(rules: Rules, run: Run, { seat, text }: PickedMove): void {
  checkEnding(rules, run.state, ++run.moves);
  applyNotation(rules, run.state, seat, text, run.chance, collectEvents(run.emitted));
}

/** Frames that may lie on one stack; more is a step that pushes and never pops. */
const deepest = 200;

/** Throws, naming step and stack, where a match cannot be on its way to an end: it is too long, or its stack too deep. */
function checkEnding({ nature }: Rules, { stack }: State, moves: number): void {
  if (moves <= nature.longest && stack.length <= deepest) return;
  const what =
    moves > nature.longest
      ? `the match is not over after ${nature.longest} moves, the longest that its nature declares`
      : `there are ${stack.length} frames on the stack`;
  const top = stack.slice(-5).map(({ step }) => step);
  const steps = [...(stack.length > top.length ? ['…'] : []), ...top].join(' > ');
  throw new Error(
    `${what}; the stack is ${steps}. Does the step ${top.at(-1)} pop its frame (turn.stack.pop()) when it is done?`,
  );
}

/** A match of a situation at which every move is checked, before the first move. */
export function matchOf(testCase: TestCase): Match {
  return new Match(testCase.game, openingOf(testCase), [], { rules: testCase.rules });
}

/** How the match of a situation begins. */
export function openingOf(testCase: TestCase): Opening & { readonly seats: number } {
  const { series: _series, ...table } = testCase.table;
  return { ...table, seed: streamOf(testCase), ...broughtTo(testCase) };
}

/** A random move on a checked match, in notation; undefined when it is over. */
export function pickChoice(match: Match, player: Chance): { seat: Seat; choice: string } | undefined {
  checkEnding(match.rules, match.state, match.moves.length);
  const move = pickMove(match.rules, match.state, player);
  return move && { seat: move.seat, choice: move.text };
}

/** All seats of a table. */
export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  const item = items.length === 0 ? undefined : items[chance.pick(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** A promise that does not hold, with the place where it was found. */
export class Broken extends Error {}

/** Fails a check, saying where. */
export function fail(testCase: TestCase, message: string): never {
  throw new Broken(`${placeOf(testCase)}: ${message}`);
}

/** Game, table and seed of a situation; a whole pack among the options, and what was handed on, by its size. */
export function placeOf({ game, table, seed }: TestCase): string {
  const text = JSON.stringify(table, (key, value: unknown) =>
    (key === 'pack' || key === 'carry') && typeof value === 'object'
      ? `${JSON.stringify(value).length} characters`
      : value,
  );
  return `${game.id}, ${text}, seed ${seed}`;
}

/** Fails unless two things have the same JSON, to the byte. */
export function assertSame(testCase: TestCase, what: string, found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found) ?? 'nothing', JSON.stringify(wanted) ?? 'nothing'];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  fail(testCase, `${what}: …${part(left)}… and not …${part(right)}…`);
}
