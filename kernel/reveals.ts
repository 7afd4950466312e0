import { canonical } from './canonical.ts';
import type { Chance } from './chance.ts';
import { collectEvents, type EmittedEvent, eventsFor } from './emitted-event.ts';
import type { Rules, Seat, State, Viewer } from './game.ts';
import type { Move } from './match.ts';
import { applyNotation, findPending } from './run.ts';
import { formatValue, parseValue } from './value.ts';

/** Number of imagined worlds in which a viewer must see the same before we say that the viewer learnt nothing. */
const worlds = 24;

/**
 * Whether a move revealed something that a viewer did not know: a random result, or hidden data. `before` is the state
 * in which the move was played.
 *
 * A move with draws always reveals. Otherwise the function imagines worlds from the view that each viewer had before.
 * The move reveals nothing if, in each world, some move explains exactly what the viewer saw. For the seat that moved,
 * only the real move counts. For other viewers every choice of that seat counts, because they may not know the move.
 *
 * The work can be long, so it is divided: each call of `next` tries one choice in one world.
 */
export function* reveals<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  before: S,
  { seat, choice, draws }: Move,
  chance: Chance,
): Generator<void, boolean> {
  if (draws.length > 0) return true;
  if (!rules.nature.hidden) return false;
  const really = follow(rules, before, seat, choice, chance);
  const knows = (viewer: Viewer): string =>
    canonical([rules.observe(before, viewer), seenBy(rules, really, viewer)]);
  const ofMover = knows(seat);
  const others: readonly Viewer[] = [...Array(rules.seatCount(before)).keys(), 'spectator'];
  // The seat that moved comes first, because only one choice has to be tried for it. A viewer who knows the same as
  // that seat has also learnt the same, and is left out.
  const viewers = [seat, ...others.filter((other) => other !== seat && knows(other) !== ofMover)];
  for (const viewer of viewers) {
    const seen = seenBy(rules, really, viewer);
    for (let world = 0; world < worlds; world++) {
      yield;
      const state = rules.imagine(rules.observe(before, viewer), chance);
      let explained = false;
      for (const legal of possibleMoves(rules, state, seat, choice, viewer === seat, chance)) {
        yield;
        explained = seenBy(rules, follow(rules, state, seat, legal, chance), viewer) === seen;
        if (explained) break;
      }
      if (!explained) return true;
    }
  }
  return false;
}

/** The result of {@link reveals} without pauses, for tests and for programs with nothing else to do. */
export function revealsAtOnce<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  before: S,
  move: Move,
  chance: Chance,
): boolean {
  return atOnce(reveals(rules, before, move, chance));
}

/** Runs divided work to its end without pauses, and returns its result. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * The moves that a viewer considers possible in an imagined world, the real one first. The seat that moved knows its
 * own move. Other viewers consider all choices of the seat; where a value is asked for, the real one and a random one.
 */
function possibleMoves<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  state: S,
  seat: Seat,
  really: string,
  isMover: boolean,
  chance: Chance,
): string[] {
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending === undefined) return [];
  const { frame } = pending;
  if (pending.kind === 'value') {
    const { step } = pending;
    const value = parseValue(really);
    const legal = value !== undefined && 'value' in step.parse(state, frame, seat, value);
    const sampled = isMover ? [] : [formatValue(step.sample(state, frame, seat, chance))];
    return [...(legal ? [really] : []), ...sampled];
  }
  const legal = pending.step.choices(state, frame, seat).map((choice) => rules.format(choice));
  const same = legal.filter((text) => text === really);
  return isMover ? same : [...same, ...legal.filter((text) => text !== really)];
}

interface Course<S, E> {
  readonly state: S;
  readonly emitted: readonly EmittedEvent<E>[];
}

/** Applies a move to a copy of a state. */
function follow<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  from: S,
  seat: Seat,
  choice: string,
  chance: Chance,
): Course<S, E> {
  const state = rules.copy(from);
  const emitted: EmittedEvent<E>[] = [];
  applyNotation(rules, state, seat, choice, chance, collectEvents(emitted));
  return { state, emitted };
}

/** All that a viewer learns from a course: the view, the events, and who is asked what. */
function seenBy<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  { state, emitted }: Course<S, E>,
  viewer: Viewer,
): string {
  const asked = findPending(rules, state).map(({ frame, seat }) => [frame.step, seat]);
  return canonical([rules.observe(state, viewer), eventsFor(emitted, viewer), asked]);
}
