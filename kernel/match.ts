import type { Chance, Draw } from './chance.ts';
import { collectEvents, type EmittedEvent } from './emitted-event.ts';
import { InputError } from './error.ts';
import {
  type BySeat,
  type Emit,
  type Game,
  type GameFacts,
  type Given,
  type Json,
  type JsonSchema,
  type Nature,
  type Outcome,
  type Rules,
  type Seat,
  type State,
  seatCounts,
  type ValueFault,
  type Viewer,
} from './game.ts';
import { MatchChance, type Taken } from './match-chance.ts';
import {
  applyMove,
  applyNotation,
  applyValue,
  type ChoicePending,
  findPending,
  type Runnable,
  settle,
  type ValuePending,
} from './run.ts';
import { formatValue, parseValue } from './value.ts';

/** What one seat is asked. Choices are in the game's notation. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** Empty if the decision asks for a value. */
  readonly choices: string[];
  /** The form of the value, if the decision asks for one. */
  readonly input?: JsonSchema;
  /** The choice that passes, if the decision is a reaction: see `kernel/forced-pass.ts`. */
  readonly pass?: string;
}

/** One move of a match, with the random results that followed it. */
export interface Move {
  readonly seat: Seat;
  /** In notation; a value as `formatValue` prints it. */
  readonly choice: string;
  readonly draws: readonly Draw[];
}

/**
 * How a match begins: fresh with a number of seats, or from a position. `draws` are the random results of the set-up;
 * they are missing before the match has begun.
 *
 * @example { options: {}, seats: 2, seed: 'a5f0…' }
 */
export type Opening<O = unknown, P = unknown> = {
  readonly options: O;
  readonly seed: string;
  readonly draws?: readonly Draw[];
  /** What each seat brings, if the rules have `bring`. */
  readonly bring?: BySeat<Json>;
  /** What the previous match of the series handed on. */
  readonly carry?: Json;
} & ({ readonly seats: number } | { readonly position: P });

/** A copy of a state with its place among the moves and in the chance stream. A match can go on from it. */
export interface Checkpoint<S = State> {
  /** Number of moves before this state. */
  readonly moves: number;
  /** Number of words drawn from the seeded stream before this state. */
  readonly word: number;
  readonly state: S;
}

/** The point from which another version of the rules carried a match on. */
export interface Upgrade<S = State> {
  /** The version that took over. */
  readonly version: string;
  /** Its first state, in the shape of that version. */
  readonly checkpoint: Checkpoint<S>;
}

/** A stored match: its opening, all its moves, and the checkpoints from which it can go on. */
export interface StoredMatch<S, O, P> {
  readonly opening: Opening<O, P>;
  readonly moves: readonly Move[];
  readonly upgrades?: readonly Upgrade<S>[];
  /** In the order of the match. They only save time. */
  readonly checkpoints?: readonly Checkpoint<S>[];
}

/** Number of moves between two checkpoints. */
const spacing = 32;
/** Number of checkpoints at which every second one of the older half is dropped. */
const mostCheckpoints = 48;

/**
 * A match of any game, and the only place where moves from outside are checked. A match keeps its whole history, so
 * moves can be undone, and the match can be stored as a record and replayed. Checkpoints make an undo, a restored match
 * and {@link Match.at} cost only the moves after the nearest checkpoint.
 *
 * @example
 * const match = new Match(game, { options: {}, seats: 2, seed: 'any text' });
 * while (match.outcome === undefined) {
 *   const [decision] = match.decisions();
 *   const [choice] = decision?.choices ?? [];
 *   if (decision === undefined || choice === undefined) break;
 *   match.play(decision.seat, choice);
 * }
 */
export class Match<
  S extends State = State,
  C = unknown,
  V = unknown,
  E = unknown,
  O = unknown,
  P = unknown,
  B = unknown,
> {
  readonly game: Game<S, C, V, E, O, P, B>;
  readonly rules: Rules<S, C, V, E, P, B>;
  readonly opening: Opening<O, P>;
  /** The points at which another version of the rules took over, in order. */
  readonly upgrades: readonly Upgrade<S>[];
  private current: S;
  private readonly chance: MatchChance;
  private readonly played: Move[] = [];
  /** The random results of each move. For a stored match it is not known which of them came from a script. */
  private readonly taken: Taken[] = [];
  /** In the order of the match. */
  private checkpoints: Checkpoint<S>[] = [];
  private setUp: readonly EmittedEvent<E>[] | undefined;

  /**
   * Begins a match. `script` holds the random results of the set-up that precede those of the seed. Throws
   * {@link InputError} if the options, the number of seats, the position, or what a seat brings is invalid.
   */
  constructor(
    game: Game<S, C, V, E, O, P, B>,
    opening: Opening<O, P>,
    script: readonly Draw[] = opening.draws ?? [],
    { rules = game.open(opening.options), stored }: MatchParts<S, C, V, E, O, P, B> = {},
  ) {
    this.game = game;
    this.rules = rules;
    this.chance = new MatchChance(opening.seed);
    this.upgrades = stored?.upgrades ?? [];
    if (stored === undefined) {
      const begun = begin(rules, opening, script, this.chance);
      this.setUp = begun.emitted;
      this.current = begun.state;
      this.opening = { ...opening, draws: this.chance.take().draws };
      this.addCheckpoint();
      return;
    }
    this.opening = opening;
    for (const one of stored.moves) {
      this.played.push(one);
      this.taken.push({ draws: one.draws, used: [], needed: 0 });
    }
    const last = this.upgrades.at(-1)?.checkpoint;
    for (const point of [...(last ? [last] : []), ...(stored.checkpoints ?? [])]) {
      if (point.moves >= (last?.moves ?? 0)) {
        this.checkpoints.push({ ...point, state: rules.copy(point.state) });
      }
    }
    this.current = this.goTo(stored.moves.length);
  }

  /** Restores a stored match. Only the moves after the last checkpoint are played again. */
  static restore<S extends State, C, V, E, O, P, B>(
    game: Game<S, C, V, E, O, P, B>,
    stored: StoredMatch<S, O, P>,
    rules?: Rules<S, C, V, E, P, B>,
  ): Match<S, C, V, E, O, P, B> {
    return new Match(game, stored.opening, [], { ...(rules && { rules }), stored });
  }

  /** The whole truth, for the referee and for tests. */
  get state(): S {
    return this.current;
  }

  get seats(): number {
    return this.rules.seatCount(this.current);
  }

  get moves(): readonly Move[] {
    return this.played;
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.current);
  }

  /** The smallest number of moves to which the match can go back: that at which the present rules took over. */
  get earliest(): number {
    return this.upgrades.at(-1)?.checkpoint.moves ?? 0;
  }

  /** The events of the set-up, before the first move; empty if another version of the rules made it. */
  get prologue(): readonly EmittedEvent<E>[] {
    if (this.setUp === undefined) {
      this.setUp =
        this.upgrades.length > 0
          ? []
          : begin(this.rules, this.opening, this.opening.draws ?? [], new MatchChance(this.opening.seed))
              .emitted;
    }
    return this.setUp;
  }

  /** The decisions that the match waits for; empty when it is over. */
  decisions(): Decision[] {
    return decisionsIn(this.rules, this.current);
  }

  /** Why this move of this seat is not legal now; undefined if it is legal. Changes nothing. */
  refusal(seat: Seat, text: string): InputError | undefined {
    const found = this.find(seat, text);
    return found instanceof InputError ? found : undefined;
  }

  /**
   * Plays a move and all that follows from it, and returns the events. Throws {@link InputError} if the move is not
   * legal, and then changes nothing.
   */
  play(seat: Seat, text: string): EmittedEvent<E>[] {
    const found = this.find(seat, text);
    if (found instanceof InputError) throw found;
    const script = this.chance.scripted;
    const emitted: EmittedEvent<E>[] = [];
    try {
      found.carryOut(collectEvents(emitted));
    } catch (fault) {
      this.current = this.goTo(this.played.length);
      this.chance.prescribe(script);
      throw fault;
    }
    const taken = this.chance.take();
    this.played.push({ seat, choice: found.text, draws: taken.draws });
    this.taken.push(taken);
    if (this.played.length % spacing === 0) this.addCheckpoint();
    return emitted;
  }

  /** Sets the random results that precede those of the seed, in place of what is left of the last script. */
  script(draws: readonly Draw[]): void {
    this.chance.prescribe(draws);
  }

  /**
   * Takes the last moves back. Random results that came from a script return to the script. Results that came from the
   * seed will come from the seed again.
   */
  undo(count = 1): void {
    const left = this.played.length - count;
    if (left < 0) throw new InputError('nothing-to-undo', `only ${this.played.length} moves have been made`);
    if (left < this.earliest) {
      throw new InputError('nothing-to-undo', 'the move was made under another version of the rules');
    }
    let script = this.chance.scripted;
    for (const { used, needed } of this.taken.splice(left).reverse()) {
      // Results equal to those of the seed stay out of an otherwise empty script, so that they bind no other move.
      script = script.length > 0 ? [...used, ...script] : used.slice(0, needed);
    }
    this.played.length = left;
    this.current = this.goTo(left);
    this.chance.prescribe(script);
  }

  /** A separate match as it was after the first `count` moves. */
  at(count: number): Match<S, C, V, E, O, P, B> {
    if (count < this.earliest || count > this.played.length) {
      throw new RangeError(`a match with ${this.played.length} moves has no moment after ${count}`);
    }
    const checkpoint = this.checkpoints.findLast(({ moves }) => moves <= count);
    return Match.restore(
      this.game,
      {
        opening: this.opening,
        moves: this.played.slice(0, count),
        upgrades: this.upgrades,
        ...(checkpoint && { checkpoints: [checkpoint] }),
      },
      this.rules,
    );
  }

  /** A checkpoint of the present state. */
  checkpoint(): Checkpoint<S> {
    return {
      moves: this.played.length,
      word: this.chance.word,
      state: this.rules.copy(this.current),
    };
  }

  view(viewer: Viewer): V {
    return this.rules.observe(this.current, viewer);
  }

  private find(seat: Seat, text: string): InputError | Found<E> {
    const waiting = findPending(this.rules, this.current);
    if (waiting.length === 0) return new InputError('match-over', 'the match is over');
    const pending = waiting.find((one) => one.seat === seat);
    if (pending === undefined) {
      return new InputError('not-your-decision', `seat ${seat} has nothing to answer now`);
    }
    return pending.kind === 'value' ? this.findValue(pending, text) : this.findChoice(pending, text);
  }

  private findChoice(pending: ChoicePending<S, C, E>, text: string): InputError | Found<E> {
    const { rules, current: state, chance } = this;
    const { step, frame, seat } = pending;
    const parsed = rules.parse(text);
    if (parsed === undefined) {
      return new InputError('bad-notation', `"${text}" is no choice of ${rules.id}: ${rules.notation}`);
    }
    const printed = rules.format(parsed);
    const choice =
      step.legal === undefined
        ? step.choices(state, frame, seat).find((legal) => rules.format(legal) === printed)
        : step.legal(state, frame, seat, parsed)
          ? parsed
          : undefined;
    if (choice === undefined) {
      const rule = step.refuse(state, frame, seat, parsed);
      return new InputError('illegal-choice', `"${text}" is not legal now: ${rule}`, rule);
    }
    return { text: printed, carryOut: (emit) => applyMove(rules, state, pending, choice, chance, emit) };
  }

  private findValue(pending: ValuePending<S, E>, text: string): InputError | Found<E> {
    const { rules, current: state, chance } = this;
    const value = parseValue(text);
    if (value === undefined) {
      return new InputError('bad-notation', `"${text}" is no value: a value is "=" and its JSON`);
    }
    const parsed = pending.step.parse(state, pending.frame, pending.seat, value);
    if ('faults' in parsed) return refusedValue('illegal-choice', 'the value is not legal', parsed.faults);
    return {
      text: formatValue(value),
      carryOut: (emit) => applyValue(rules, state, pending, parsed.value, chance, emit),
    };
  }

  /** Adds a checkpoint. If there are too many, drops every second one of the older half. */
  private addCheckpoint(): void {
    const last = this.checkpoints.at(-1)?.moves ?? -1;
    if (this.played.length <= last) return;
    this.checkpoints.push(this.checkpoint());
    if (this.checkpoints.length <= mostCheckpoints) return;
    const old = mostCheckpoints / 2;
    this.checkpoints = this.checkpoints.filter((_, place) => place === 0 || place >= old || place % 2 === 0);
  }

  /** The state after the first `count` moves, played from the nearest checkpoint. Sets chance to the same point. */
  private goTo(count: number): S {
    while ((this.checkpoints.at(-1)?.moves ?? -1) > count) this.checkpoints.pop();
    const from = this.checkpoints.at(-1);
    let state: S;
    if (from === undefined) {
      const { opening } = this;
      this.chance.word = 0;
      state = begin(this.rules, opening, opening.draws ?? [], this.chance).state;
    } else {
      state = this.rules.copy(from.state);
      this.chance.word = from.word;
    }
    this.chance.take();
    for (let next = from?.moves ?? 0; next < count; next++) {
      const one = this.played[next];
      if (one === undefined) throw new RangeError(`no move ${next}`);
      this.chance.prescribe(one.draws);
      applyNotation(this.rules, state, one.seat, one.choice, this.chance);
      this.chance.take();
      this.chance.prescribe([]);
      if ((next + 1) % spacing === 0) {
        this.checkpoints.push({ moves: next + 1, word: this.chance.word, state: this.rules.copy(state) });
      }
    }
    return state;
  }
}

/** What a match can be made with besides its opening: rules that are open already, and the stored match. */
interface MatchParts<S extends State, C, V, E, O, P, B> {
  readonly rules?: Rules<S, C, V, E, P, B>;
  readonly stored?: StoredMatch<S, O, P>;
}

/** A legal move, ready to be carried out. `text` is its canonical notation, for the history. */
interface Found<E> {
  readonly text: string;
  carryOut(emit: Emit<E>): void;
}

/**
 * Parses what seats bring, and adds what the previous match handed on. Throws {@link InputError} `bad-bring` with the
 * seat and every fault.
 */
export function givenTo<B>(
  { id, bring }: Pick<Rules<State, unknown, unknown, unknown, unknown, B>, 'id' | 'bring'>,
  opening: Pick<Opening, 'bring' | 'carry'> & ({ readonly seats: number } | { readonly position: unknown }),
): Given<B> {
  const { bring: brought = [], carry } = opening;
  if (bring === undefined) {
    if (brought.length > 0) throw new InputError('bad-bring', `seats bring nothing to ${id}`);
    return { bring: [], carry };
  }
  const seats = 'seats' in opening ? opening.seats : brought.length;
  if (brought.length !== seats) {
    throw new InputError(
      'bad-bring',
      `${seats} seats have to bring something to ${id}, not ${brought.length}`,
    );
  }
  const parsed = brought.map((value, seat) => {
    const read = bring.parse(value);
    if ('faults' in read) {
      throw refusedValue('bad-bring', `what seat ${seat} brings is not legal`, read.faults);
    }
    return read.value;
  });
  return { bring: parsed, carry };
}

/** Random legal values for all seats to bring, as part of an opening; empty if the rules have no `bring`. */
export function sampleBring(
  { bring }: Pick<Rules, 'bring'>,
  seats: number,
  chance: Chance,
): Pick<Opening, 'bring'> {
  return bring === undefined ? {} : { bring: Array.from({ length: seats }, () => bring.sample(chance)) };
}

function refusedValue(
  code: 'illegal-choice' | 'bad-bring',
  what: string,
  faults: readonly [ValueFault, ...ValueFault[]],
): InputError {
  const list = faults.map(({ rule, place }) => `${rule} at "${place}"`).join(', ');
  return new InputError(code, `${what}: ${list}`, faults[0].rule, faults);
}

/** Makes the first settled state of a match. */
function begin<S extends State, C, V, E, O, P, B>(
  rules: Rules<S, C, V, E, P, B>,
  opening: Opening<O, P>,
  script: readonly Draw[],
  chance: MatchChance,
): { readonly state: S; readonly emitted: readonly EmittedEvent<E>[] } {
  chance.prescribe(script);
  const state =
    'position' in opening
      ? rules.arrange(opening.position, chance, givenTo(rules, opening))
      : rules.setup(checkSeats(rules.nature, rules.id, opening.seats), chance, givenTo(rules, opening));
  const emitted: EmittedEvent<E>[] = [];
  settle(rules, state, chance, collectEvents(emitted));
  return { state, emitted };
}

/**
 * Reads a state that was stored as JSON. It does not check the shape, because only the kernel writes states. A state
 * from a stranger's file may make the rules throw.
 */
export function readState<S extends State>(json: Json): S {
  return JSON.parse(JSON.stringify(json));
}

/**
 * Converts a checkpoint of another version of the rules for the present one. `shape` is that of the stored state.
 * Undefined if the state has another shape and the game cannot migrate it.
 */
export function upgrade<S extends State>(
  game: Pick<Game<S>, 'version' | 'shape' | 'migrate'>,
  { moves, word, state }: Checkpoint<Json>,
  shape: number,
): Upgrade<S> | undefined {
  const migrated = shape === (game.shape ?? 1) ? readState<S>(state) : game.migrate?.(state, shape);
  return migrated && { version: game.version, checkpoint: { moves, word, state: migrated } };
}

function checkSeats(nature: Nature, id: string, seats: number): number {
  const { min, max, even } = nature.seats;
  if (seatCounts(nature.seats).includes(seats)) return seats;
  const takes = even ? `an even number from ${min} to ${max} of` : `${min} to ${max}`;
  throw new InputError('bad-seats', `${id} takes ${takes} seats, not ${seats}`);
}

/** The decisions that a settled state waits for, one for each seat asked. */
export function decisionsIn<S extends State, C, E>(
  rules: Runnable<S, C, E> & Pick<GameFacts<C>, 'format'>,
  state: S,
): Decision[] {
  return findPending(rules, state).map(({ seat, step, frame }) =>
    step.kind === 'value'
      ? { seat, kind: frame.step, choices: [], input: step.schema(state, frame, seat) }
      : {
          seat,
          kind: frame.step,
          choices: step.choices(state, frame, seat).map((choice) => rules.format(choice)),
          ...(step.pass !== undefined && { pass: rules.format(step.pass) }),
        },
  );
}
