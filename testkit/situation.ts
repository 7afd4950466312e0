import type { Chance } from '../kernel/chance.ts';
import type { Game, Rules, Seat, State } from '../kernel/game.ts';
import { givenTo, listener, Match, type Opening, sampleBring, type Told } from '../kernel/match.ts';
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
  const run: Run = { state, chance, told: [] };
  settle(rules, state, chance, listener(run.told));
  return run;
}

/** The match of a situation, before the first answer. */
export function deal(situation: Situation, chance: Chance = seeded(streamOf(situation))): Run {
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

/** The seed of everything random in the match itself. */
export function streamOf({ seed }: Situation): string {
  return `match ${seed}`;
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

/** Answers on a run whose pending decision is the same as where the answer comes from. */
export function play(rules: Rules, run: Run, { seat, text }: Move): void {
  answerAs(rules, run.state, seat, text, run.chance, listener(run.told));
}

/** A match of a situation at which every answer is checked, before the first answer. */
export function matchOf(situation: Situation): Match {
  return new Match(situation.game, openingOf(situation), [], { rules: situation.rules });
}

/** How the match of a situation begins. */
export function openingOf(situation: Situation): Opening & { readonly seats: number } {
  const { table } = situation;
  return { ...table, seed: streamOf(situation), ...broughtTo(situation) };
}

/** A random answer on a checked match, in notation; undefined when it is over. */
export function anyAnswer(match: Match, player: Chance): { seat: Seat; choice: string } | undefined {
  const move = anyMove(match.rules, match.state, player);
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
export function fail(situation: Situation, message: string): never {
  throw new Broken(`${placeOf(situation)}: ${message}`);
}

/** Game, table and seed of a situation; a whole pack among the options by its size. */
export function placeOf({ game, table, seed }: Situation): string {
  const text = JSON.stringify(table, (key, value: unknown) =>
    key === 'pack' && typeof value === 'object' ? `${JSON.stringify(value).length} characters` : value,
  );
  return `${game.id}, ${text}, seed ${seed}`;
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
