import type { Chance, Draw } from '../kernel/chance.ts';
import type { Game, Seat, State } from '../kernel/game.ts';
import { Match, type Told } from '../kernel/match.ts';
import { MatchChance } from '../kernel/match-chance.ts';
import { answer, type Pending, pending, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';

/** How a table is set: what a check plays at. */
export interface Table {
  readonly seats: number;
  readonly options: unknown;
}

/** One random match of a game. Everything in it follows from the seed. */
export interface Situation {
  readonly game: Game;
  readonly table: Table;
  readonly seed: number;
  /** So many states of a match are looked at closely. */
  readonly looks: number;
}

/** A match that is played without the checks of {@link Match}. */
export interface Run {
  state: State;
  chance: Chance;
  /** All that was told, in order. */
  readonly told: Told<unknown>[];
}

/** One answer, as a player at random gives it. */
export interface Move {
  readonly waiting: Pending<State, unknown, unknown>;
  readonly seat: Seat;
  readonly choice: unknown;
}

/** Settles a state into a run. */
export function runOf(game: Game, state: State, chance: Chance): Run {
  const run: Run = { state, chance, told: [] };
  settle(game, state, chance, teller(run));
  return run;
}

/** The match of a situation, before the first answer. */
export function deal({ game, table, seed }: Situation, chance: Chance = seeded(`match ${seed}`)): Run {
  return runOf(game, game.setup(table.options, table.seats, chance), chance);
}

/** Who gives the random answers. */
export function playerOf({ seed }: Situation): Chance {
  return seeded(`player ${seed}`);
}

/** A uniformly random answer; undefined when the match is over. */
export function anyMove(game: Game, state: State, player: Chance): Move | undefined {
  const waiting = pending(game, state);
  if (waiting === undefined) return undefined;
  const seat = oneOf(waiting.step.seats(state, waiting.frame), player);
  const choice = oneOf(waiting.step.choices(state, waiting.frame, seat), player);
  return { waiting, seat, choice };
}

/** Answers on a run whose pending decision is the same as where the answer comes from. */
export function play(game: Game, run: Run, seat: Seat, choice: unknown): void {
  const waiting = pending(game, run.state);
  if (waiting === undefined) throw new Error('the match is over');
  answer(game, run.state, waiting, seat, choice, run.chance, teller(run));
}

/** Plays a run to its end and gives the answers. */
export function playOut({ game }: Situation, run: Run, player: Chance): Move[] {
  const moves: Move[] = [];
  for (let move = anyMove(game, run.state, player); move; move = anyMove(game, run.state, player)) {
    play(game, run, move.seat, move.choice);
    moves.push(move);
  }
  return moves;
}

/** A match of a situation at which every answer is checked, before the first answer. */
export function matchOf({ game, table, seed }: Situation): Match {
  return new Match(game, { ...table, seed: `match ${seed}` });
}

/** A random answer on a checked match, in notation; undefined when it is over. */
export function anyAnswer(match: Match, player: Chance): { seat: Seat; choice: string } | undefined {
  const questions = match.questions();
  if (questions.length === 0) return undefined;
  const { seat, choices } = oneOf(questions, player);
  return { seat, choice: oneOf(choices, player) };
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
  const { game, seed, looks } = situation;
  const chance = new MatchChance(`match ${seed}`);
  const run = deal(situation, chance);
  const player = playerOf(situation);
  let answers = 0;
  for (let move = anyMove(game, run.state, player); move; move = anyMove(game, run.state, player)) {
    play(game, run, move.seat, move.choice);
    answers++;
    if (answers > game.nature.longest) fail(situation, `not over after ${game.nature.longest} answers`);
  }
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
    const move = anyMove(situation.game, run.state, player);
    if (move === undefined) return;
    play(situation.game, run, move.seat, move.choice);
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

function teller(run: Run) {
  return (event: unknown, only?: readonly Seat[], others?: unknown): void => {
    run.told.push({ event, ...(only && { only }), ...(others !== undefined && { others }) });
  };
}
