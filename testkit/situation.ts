import type { Chance, Draw } from '../kernel/chance.ts';
import type { Game, Rules, Seat, State } from '../kernel/game.ts';
import { givenTo, listener, Match, sampleBring, type Told } from '../kernel/match.ts';
import { MatchChance } from '../kernel/match-chance.ts';
import { answerAs, pendings, sampleAnswer, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';

/** How a table is set: what a check plays at. */
export interface Table {
  readonly seats: number;
  readonly options: unknown;
  /** From which matches begin, instead of a set-up. */
  readonly position?: unknown;
}

/** One random match of a game. Everything in it follows from the seed. */
export interface Situation {
  readonly game: Game;
  /** The game opened with the options of the table. */
  readonly rules: Rules;
  readonly table: Table;
  readonly seed: number;
  /** So many states of a match are looked at closely. */
  readonly looks: number;
}

/** The random match of a game with this seed. */
export function situationOf(game: Game, table: Table, seed: number, looks: number): Situation {
  return { game, rules: game.open(table.options), table, seed, looks };
}

/** A match that is played without the checks of {@link Match}. */
export interface Run {
  state: State;
  chance: Chance;
  answers: number;
  /** All that was told, in order. */
  readonly told: Told<unknown>[];
}

/** One answer in notation, as a player at random gives it. */
export interface Move {
  readonly seat: Seat;
  readonly text: string;
}

/** Settles a state into a run. */
export function runOf(rules: Rules, state: State, chance: Chance): Run {
  const run: Run = { state, chance, answers: 0, told: [] };
  settle(rules, state, chance, listener(run.told));
  return run;
}

/** The match of a situation, before the first answer. */
export function deal(situation: Situation, chance: Chance = seeded(`match ${situation.seed}`)): Run {
  const { rules, table } = situation;
  const given = givenTo(rules, { seats: table.seats, ...broughtTo(situation) });
  const state =
    table.position === undefined
      ? rules.setup(table.seats, chance, given)
      : rules.arrange(table.position, chance, given);
  return runOf(rules, state, chance);
}

function broughtTo({ rules, table, seed }: Situation) {
  return sampleBring(rules, table.seats, seeded(`bring ${seed}`));
}

/** Who gives the random answers. */
export function playerOf({ seed }: Situation): Chance {
  return seeded(`player ${seed}`);
}

/** A uniformly random answer; undefined when the match is over. */
export function anyMove(rules: Rules, state: State, player: Chance): Move | undefined {
  const waiting = pendings(rules, state);
  if (waiting.length === 0) return undefined;
  const pending = oneOf(waiting, player);
  return { seat: pending.seat, text: sampleAnswer(rules, state, pending, player) };
}

/**
 * Answers on a run whose pending decision is the same as where the answer comes from. Throws where the match goes on for
 * longer than the game declares.
 */
export function play(rules: Rules, run: Run, { seat, text }: Move): void {
  checkEnding(rules, run.state, ++run.answers);
  answerAs(rules, run.state, seat, text, run.chance, listener(run.told));
}

/** Frames that may lie on one stack; more is a step that pushes and never pops. */
const deepest = 200;

/** Throws, naming step and stack, where a match cannot be on its way to an end: it is too long, or its stack too deep. */
function checkEnding({ nature }: Rules, { stack }: State, answers: number): void {
  if (answers <= nature.longest && stack.length <= deepest) return;
  const what =
    answers > nature.longest
      ? `the match is not over after ${nature.longest} answers, the longest that its nature declares`
      : `there are ${stack.length} frames on the stack`;
  const top = stack.slice(-5).map(({ step }) => step);
  const steps = [...(stack.length > top.length ? ['…'] : []), ...top].join(' > ');
  throw new Error(
    `${what}; the stack is ${steps}. Does the step ${top.at(-1)} pop its frame (turn.stack.pop()) when it is done?`,
  );
}

/** Plays a run to its end and gives the answers. */
export function playOut({ rules }: Situation, run: Run, player: Chance): Move[] {
  const moves: Move[] = [];
  for (let move = anyMove(rules, run.state, player); move; move = anyMove(rules, run.state, player)) {
    play(rules, run, move);
    moves.push(move);
  }
  return moves;
}

/** A match of a situation at which every answer is checked, before the first answer. */
export function matchOf(situation: Situation): Match {
  const { game, rules, table, seed } = situation;
  return new Match(game, { ...table, seed: `match ${seed}`, ...broughtTo(situation) }, [], { rules });
}

/** A random answer on a checked match, in notation; undefined when it is over. */
export function anyAnswer(match: Match, player: Chance): { seat: Seat; choice: string } | undefined {
  checkEnding(match.rules, match.state, match.answers.length);
  const move = anyMove(match.rules, match.state, player);
  return move && { seat: move.seat, choice: move.text };
}

/** How the match of a situation goes. */
export interface Course {
  readonly answers: number;
  readonly draws: readonly Draw[];
  /** After how many answers the match is looked at closely. */
  readonly looks: ReadonlySet<number>;
}

/** Plays the match of a situation to know its course; whoever plays it with `playerOf` sees the same match. */
export function courseOf(situation: Situation): Course {
  const { seed, looks } = situation;
  const chance = new MatchChance(`match ${seed}`);
  const run = deal(situation, chance);
  const player = playerOf(situation);
  const { length: answers } = playOut(situation, run, player);
  const places = Array.from({ length: answers + 1 }, (_, place) => place);
  seeded(`looks ${seed}`).shuffle(places);
  return { answers, draws: chance.take().draws, looks: new Set(places.slice(0, looks)) };
}

/** Plays the match of a situation, showing each of its states, the first and the last included. */
export function walk(situation: Situation, look: (run: Run) => void): void {
  const player = playerOf(situation);
  const run = deal(situation);
  for (;;) {
    look(run);
    const move = anyMove(situation.rules, run.state, player);
    if (move === undefined) return;
    play(situation.rules, run, move);
  }
}

/** Plays the match of a situation, showing the states that are to be looked at closely. */
export function walkAndLook(situation: Situation, look: (run: Run) => void): void {
  const { looks } = courseOf(situation);
  let place = 0;
  walk(situation, (run) => {
    if (looks.has(place++)) look(run);
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
export function fail({ game, table, seed }: Situation, message: string): never {
  throw new Error(`${game.id}, ${JSON.stringify(table)}, seed ${seed}: ${message}`);
}

/** Fails unless two things have the same JSON, to the byte. */
export function same(situation: Situation, what: string, found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found) ?? 'nothing', JSON.stringify(wanted) ?? 'nothing'];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  fail(situation, `${what}: …${part(left)}… and not …${part(right)}…`);
}
