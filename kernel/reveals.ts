import { canonical } from './canonical.ts';
import type { Chance } from './chance.ts';
import type { Rules, Seat, State, Viewer } from './game.ts';
import { collectEvents, type EmittedEvent, eventsFor, type Move } from './match.ts';
import { applyNotation, findPending } from './run.ts';
import { formatValue, parseValue } from './value.ts';

/** In so many imagined worlds a viewer has to see the same before we say that they learnt nothing. */
const worlds = 24;

/**
 * Whether a move brought to light what somebody did not know: random results, or anything hidden. It did not, if
 * every viewer would have seen the same in whatever world they had to reckon with before; whoever does not know which
 * choice was made reckons with all of them. `before` is the state in which the move was given.
 *
 * The work can be long, so it is handed out in small parts: each `next` tries one choice in one world.
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
  const ofGiver = knows(seat);
  const others: readonly Viewer[] = [...Array(rules.seatCount(before)).keys(), 'spectator'];
  // The giver first, as no other choices have to be tried; who knows the same as the giver has learnt the same.
  const viewers = [seat, ...others.filter((other) => other !== seat && knows(other) !== ofGiver)];
  for (const viewer of viewers) {
    const seen = seenBy(rules, really, viewer);
    for (let world = 0; world < worlds; world++) {
      yield;
      const state = rules.imagine(rules.observe(before, viewer), chance);
      let explained = false;
      for (const legal of thinkable(rules, state, seat, choice, viewer === seat, chance)) {
        yield;
        explained = seenBy(rules, follow(rules, state, seat, legal, chance), viewer) === seen;
        if (explained) break;
      }
      if (!explained) return true;
    }
  }
  return false;
}

/** The answer to {@link reveals} without a pause, for tests and programs that hold nobody up. */
export function revealsAtOnce<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  before: S,
  move: Move,
  chance: Chance,
): boolean {
  return atOnce(reveals(rules, before, move, chance));
}

/** Does work that is handed out in parts without a pause, and gives what comes of it. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * The moves that a viewer reckons with in an imagined world, the real one first: for the giver that alone, for
 * others all that the seat could have chosen; of values, which no list holds, one that is drawn.
 */
function thinkable<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  state: S,
  seat: Seat,
  really: string,
  isGiver: boolean,
  chance: Chance,
): string[] {
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending === undefined) return [];
  const { frame } = pending;
  if (pending.kind === 'value') {
    const { step } = pending;
    const value = parseValue(really);
    const legal = value !== undefined && 'value' in step.parse(state, frame, seat, value);
    const sampled = isGiver ? [] : [formatValue(step.sample(state, frame, seat, chance))];
    return [...(legal ? [really] : []), ...sampled];
  }
  const legal = pending.step.choices(state, frame, seat).map((choice) => rules.format(choice));
  const same = legal.filter((text) => text === really);
  return isGiver ? same : [...same, ...legal.filter((text) => text !== really)];
}

interface Course<S, E> {
  readonly state: S;
  readonly emitted: readonly EmittedEvent<E>[];
}

/** What follows from a move, on a copy. */
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

/** All that a viewer gets to know of what followed. */
function seenBy<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  { state, emitted }: Course<S, E>,
  viewer: Viewer,
): string {
  const asked = findPending(rules, state).map(({ frame, seat }) => [frame.step, seat]);
  return canonical([rules.observe(state, viewer), eventsFor(emitted, viewer), asked]);
}
