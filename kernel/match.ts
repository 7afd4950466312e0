import type { Chance, Draw } from './chance.ts';
import { InputError } from './error.ts';
import type {
  BySeat,
  Emit,
  Game,
  GameFacts,
  Given,
  Json,
  JsonSchema,
  Nature,
  Outcome,
  Rules,
  Seat,
  State,
  ValueFault,
  Viewer,
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

/** An event with who may know it. Without `only` everybody does; with it, the rest are told `others` or nothing. */
export interface EmittedEvent<E> {
  readonly event: E;
  readonly only?: readonly Seat[];
  readonly others?: E;
}

/** What one seat is asked. Choices are in the game's notation. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** Empty where a value is asked for. */
  readonly choices: string[];
  /** The form of the value that is asked for instead of a choice. */
  readonly input?: JsonSchema;
  /** The choice that passes, where the decision reacts to somebody else's move: `kernel/forced-pass.ts`. */
  readonly pass?: string;
}

/** One answer of a match, with the random results that followed it. */
export interface Move {
  readonly seat: Seat;
  /** In notation; a value as `kernel/value.ts` prints it. */
  readonly choice: string;
  readonly draws: readonly Draw[];
}

/**
 * How a match begins: fresh with a number of seats, or from a position. `draws` are the random results of the
 * set-up, once it was made.
 */
export type Opening<O = unknown, P = unknown> = {
  readonly options: O;
  readonly seed: string;
  readonly draws?: readonly Draw[];
  /** What each seat brings, where the rules ask for it. */
  readonly bring?: BySeat<Json>;
  /** What the match before it in a series handed on. */
  readonly carry?: Json;
} & ({ readonly seats: number } | { readonly position: P });

/** A copy of a state, with its place in the history and in the chance stream: a match can go on from it. */
export interface Checkpoint<S = State> {
  /** So many moves had been given. */
  readonly moves: number;
  /** Words drawn from the seeded stream. */
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

/** A match as it was kept: all its moves, and from where it can go on. */
export interface StoredMatch<S, O, P> {
  readonly opening: Opening<O, P>;
  readonly moves: readonly Move[];
  readonly upgrades?: readonly Upgrade<S>[];
  /** Copies of later states, in the order of the match. They save time and nothing else. */
  readonly checkpoints?: readonly Checkpoint<S>[];
}

/** So many moves lie between two copies of the state, and so many copies are kept before older ones are thinned out. */
const spacing = 32;
const mostCheckpoints = 48;

/**
 * A match of any game: the one place where answers from outside are checked and carried out. It keeps its whole
 * history, so it can be undone, stored as a record, and played again; copies of the state on the way make all of that
 * cost the nearest copy and the moves after it.
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
  /** Where other versions of the rules took over, in order. */
  readonly upgrades: readonly Upgrade<S>[];
  private current: S;
  private readonly chance: MatchChance;
  private readonly played: Move[] = [];
  /** What each move took from chance; where a match was kept, what is known of it. */
  private readonly taken: Taken[] = [];
  /** In the order of the match. */
  private checkpoints: Checkpoint<S>[] = [];
  private setUp: readonly EmittedEvent<E>[] | undefined;

  /**
   * Begins a match. Throws {@link InputError} if the options, the number of seats, the position, or what a seat brings
   * cannot be.
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

  /** A match that was kept. Of its moves only those after the last copy of a state are carried out. */
  static restore<S extends State, C, V, E, O, P, B>(
    game: Game<S, C, V, E, O, P, B>,
    stored: StoredMatch<S, O, P>,
    rules?: Rules<S, C, V, E, P, B>,
  ): Match<S, C, V, E, O, P, B> {
    return new Match(game, stored.opening, [], { ...(rules && { rules }), stored });
  }

  /** The whole truth; for the referee and for tests. */
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

  /** The first number of answers to which the match can go back: that at which these rules took over. */
  get earliest(): number {
    return this.upgrades.at(-1)?.checkpoint.moves ?? 0;
  }

  /** What the set-up told, before the first move; nothing where other rules made it. */
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

  /** What every seat that has to answer is asked; empty when the match is over. */
  decisions(): Decision[] {
    return decisionsIn(this.rules, this.current);
  }

  /**
   * Why this seat may not make this choice now, or give this value; undefined if it may. Changes nothing.
   */
  refusal(seat: Seat, text: string): InputError | undefined {
    const found = this.find(seat, text);
    return found instanceof InputError ? found : undefined;
  }

  /** Carries out a move and all that follows from it. Throws {@link InputError}, and then nothing has changed. */
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

  /** Replaces what is left of the scripted random results. */
  script(draws: readonly Draw[]): void {
    this.chance.prescribe(draws);
  }

  /**
   * Takes the last moves back. What they used of a script is in the script again; what the seed gave, the seed gives
   * again.
   */
  undo(count = 1): void {
    const left = this.played.length - count;
    if (left < 0) throw new InputError('nothing-to-undo', `only ${this.played.length} moves have been made`);
    if (left < this.earliest) {
      throw new InputError('nothing-to-undo', 'the move was made under another version of the rules');
    }
    let script = this.chance.scripted;
    for (const { used, needed } of this.taken.splice(left).reverse()) {
      // Where nothing follows in the script, what the seed says anyway need not go back, and so binds no other move.
      script = script.length > 0 ? [...used, ...script] : used.slice(0, needed);
    }
    this.played.length = left;
    this.current = this.goTo(left);
    this.chance.prescribe(script);
  }

  /** The match as it was after its first `count` answers, to be played on by itself. */
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

  /** A copy of the state as it is now, from which the match can go on. */
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

  /** Notes a copy of the state, and forgets every second of the older ones when there are many. */
  private addCheckpoint(): void {
    const last = this.checkpoints.at(-1)?.moves ?? -1;
    if (this.played.length <= last) return;
    this.checkpoints.push(this.checkpoint());
    if (this.checkpoints.length <= mostCheckpoints) return;
    const old = mostCheckpoints / 2;
    this.checkpoints = this.checkpoints.filter((_, place) => place === 0 || place >= old || place % 2 === 0);
  }

  /** The state after so many moves, from the nearest copy; afterwards chance stands where it stood then. */
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

/** What a match may be made with besides its opening: rules that are open already, and what was kept of it. */
interface MatchParts<S extends State, C, V, E, O, P, B> {
  readonly rules?: Rules<S, C, V, E, P, B>;
  readonly stored?: StoredMatch<S, O, P>;
}

/** A legal answer, ready to be carried out. `text` is how the history notes it. */
interface Found<E> {
  readonly text: string;
  carryOut(emit: Emit<E>): void;
}

/** What a viewer is told of some events. */
export function eventsFor<E>(emitted: readonly EmittedEvent<E>[], viewer: Viewer): E[] {
  return emitted.flatMap(({ event, only, others }) => {
    if (only === undefined || (viewer !== 'spectator' && only.includes(viewer))) return [event];
    return others === undefined ? [] : [others];
  });
}

/** What seats bring, read by the rules. Throws {@link InputError} `bad-bring` naming the seat and every fault. */
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

/** Something legal for each seat to bring, drawn at random, as part of an opening; nothing where seats bring nothing. */
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

/** How a match begins, by opened rules. */
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
 * A state that was kept as JSON. States are written by the kernel alone, so their shape is that of the rules that wrote
 * them; whoever reads one from a stranger's file expects the rules to throw.
 */
export function readState<S extends State>(json: Json): S {
  return JSON.parse(JSON.stringify(json));
}

/**
 * The point from which these rules carry on a match that another version of them kept; undefined where the state has
 * another shape and the game does not migrate it.
 */
export function upgrade<S extends State>(
  game: Pick<Game<S>, 'version' | 'shape' | 'migrate'>,
  { moves, word, state }: Checkpoint<Json>,
  shape: number,
): Upgrade<S> | undefined {
  const migrated = shape === (game.shape ?? 1) ? readState<S>(state) : game.migrate?.(state, shape);
  return migrated && { version: game.version, checkpoint: { moves, word, state: migrated } };
}

/** Writes down what is told. */
export function collectEvents<E>(emitted: EmittedEvent<E>[]) {
  return (event: E, only?: readonly Seat[], others?: E): void => {
    emitted.push({ event, ...(only && { only }), ...(others !== undefined && { others }) });
  };
}

function checkSeats({ seats: { min, max } }: Nature, id: string, seats: number): number {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new InputError('bad-seats', `${id} takes ${min} to ${max} seats, not ${seats}`);
}

/** What each seat that has to answer in a settled state is asked. */
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
