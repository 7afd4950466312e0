import type { Chance, Draw } from '../kernel/chance.ts';
import type { Game, Rules, Seat, State } from '../kernel/game.ts';
import { collectEvents, type EmittedEvent, givenTo, Match, sampleBring } from '../kernel/match.ts';
import { MatchChance } from '../kernel/match-chance.ts';
import { applyNotation, findPending, sampleMove, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';

/** How a table is set: what a check plays at. */
export interface TableSetup {
  readonly seats: number;
  readonly options: unknown;
  /** From which matches begin, instead of a set-up. */
  readonly position?: unknown;
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
export function deal(testCase: TestCase, chance: Chance = seeded(`match ${testCase.seed}`)): Run {
  const { rules, table } = testCase;
  const given = givenTo(rules, { seats: table.seats, ...broughtTo(testCase) });
  const state =
    table.position === undefined
      ? rules.setup(table.seats, chance, given)
      : rules.arrange(table.position, chance, given);
  return runOf(rules, state, chance);
}

function broughtTo({ rules, table, seed }: TestCase) {
  return sampleBring(rules, table.seats, seeded(`bring ${seed}`));
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

/** Plays a run to its end and gives the moves. */
export function playOut({ rules }: TestCase, run: Run, player: Chance): PickedMove[] {
  const moves: PickedMove[] = [];
  for (let move = pickMove(rules, run.state, player); move; move = pickMove(rules, run.state, player)) {
    play(rules, run, move);
    moves.push(move);
  }
  return moves;
}

/** A match of a situation at which every move is checked, before the first move. */
export function matchOf(testCase: TestCase): Match {
  const { game, rules, table, seed } = testCase;
  return new Match(game, { ...table, seed: `match ${seed}`, ...broughtTo(testCase) }, [], { rules });
}

/** A random move on a checked match, in notation; undefined when it is over. */
export function pickChoice(match: Match, player: Chance): { seat: Seat; choice: string } | undefined {
  checkEnding(match.rules, match.state, match.moves.length);
  const move = pickMove(match.rules, match.state, player);
  return move && { seat: move.seat, choice: move.text };
}

/** How the match of a situation goes. */
export interface Course {
  readonly moves: number;
  readonly draws: readonly Draw[];
  /** After how many moves the match is looked at closely. */
  readonly inspectedAt: ReadonlySet<number>;
}

/** Plays the match of a situation to know its course; whoever plays it with `playerOf` sees the same match. */
export function courseOf(testCase: TestCase): Course {
  const { seed, inspections } = testCase;
  const chance = new MatchChance(`match ${seed}`);
  const run = deal(testCase, chance);
  const player = playerOf(testCase);
  const { length: moves } = playOut(testCase, run, player);
  const places = Array.from({ length: moves + 1 }, (_, place) => place);
  seeded(`looks ${seed}`).shuffle(places);
  return { moves, draws: chance.take().draws, inspectedAt: new Set(places.slice(0, inspections)) };
}

/** Plays the match of a situation, showing each of its states, the first and the last included. */
export function walk(testCase: TestCase, look: (run: Run) => void): void {
  const player = playerOf(testCase);
  const run = deal(testCase);
  for (;;) {
    look(run);
    const move = pickMove(testCase.rules, run.state, player);
    if (move === undefined) return;
    play(testCase.rules, run, move);
  }
}

/** Plays the match of a situation, showing the states that are to be looked at closely. */
export function walkInspecting(testCase: TestCase, look: (run: Run) => void): void {
  const { inspectedAt } = courseOf(testCase);
  let place = 0;
  walk(testCase, (run) => {
    if (inspectedAt.has(place++)) look(run);
  });
}

/** All seats of a table. */
export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance.pick(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** Fails a check, saying where. */
export function fail({ game, table, seed }: TestCase, message: string): never {
  throw new Error(`${game.id}, ${JSON.stringify(table)}, seed ${seed}: ${message}`);
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
