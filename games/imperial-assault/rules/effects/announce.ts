import type { AutomaticStep, Seat } from '../../../../kernel/game.ts';
import { openWindow } from '../../../../kernel/reactions.ts';
import { entry } from '../../../common/at.ts';
import type { MomentKey } from '../../content/compile-abilities.ts';
import { currentAttack } from '../attack/current.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Place } from '../../geometry/map.ts';
import type { Terms } from '../options.ts';
import { sharersOf } from '../where.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  type FrameOf,
  figureNumber,
  type GroupNumber,
  none,
  seatOf,
} from '../state.ts';
import type { Listener, MomentFacts, MomentFrame } from './frames.ts';
import { commandsAt, couldPlayCard, listenersOf } from './listeners.ts';
import { orderOf } from './orders.ts';
import { powerTokensOf } from './power-tokens.ts';
import { useAbility } from './use-ability.ts';

/** Something that abilities may answer, named as in the vocabulary. */
export type Happening =
  | { readonly at: 'deployed'; readonly group: GroupNumber }
  | { readonly at: 'army' | 'after-setup' | 'match-start' | 'round-start' | 'round-end' }
  | {
      readonly at: 'activation-start' | 'activation-end' | 'after-activation' | 'after-special-action';
      readonly figure: FigureNumber;
    }
  /** A figure leaves its space by its own will. */
  | { readonly at: 'leaves'; readonly figure: FigureNumber }
  /** A figure enters the space of another one, leaves it, or ends its movement there. */
  | {
      readonly at: 'enters-space-of' | 'leaves-space-of' | 'ends-on';
      readonly figure: FigureNumber;
      /** Where it is or was when it shares spaces with others. */
      readonly place: Place;
    }
  | { readonly at: 'defeated' | 'about-to-be-defeated'; readonly figure: FigureNumber };

/** The facts of a moment about which nothing is to be said. */
export const noFacts: Omit<MomentFacts, 'key'> = {
  subject: none,
  mover: none,
  amount: 0,
  what: null,
  byAttack: false,
  by: none,
  used: '',
};

/**
 * Tells all abilities that something happens. What they do, and the windows in which they are asked, come on top of the
 * stack; so a caller puts what has to follow beneath, before it announces.
 */
export function announce(terms: Terms, turn: BattleTurn, happening: Happening): void {
  const key = happening.at;
  if (!terms.moments.has(key)) return;
  if ('place' in happening) {
    for (const subject of sharersOf(terms, turn.state, happening.figure, happening.place).reverse())
      pushMoment(terms, turn, { key, mover: happening.figure, subject });
  } else if ('group' in happening) pushMoment(terms, turn, { key, subject: figureNumber(happening.group, 0) });
  else pushMoment(terms, turn, { key, subject: 'figure' in happening ? happening.figure : none });
}

/** Puts a moment on top of the stack; nothing if no ability of the pack belongs to it, and nobody could spend a power token. */
export function pushMoment(
  terms: Terms,
  { state, stack }: BattleTurn,
  facts: Partial<MomentFacts> & { readonly key: MomentKey },
): void {
  if (!isListenedTo(terms, facts.key)) return;
  stack.push({ step: 'moment', ...noFacts, ...facts, seats: seatsInOrder(state), done: [], only: null });
}

function isListenedTo(terms: Terms, key: MomentKey): boolean {
  return key === 'modify' || terms.moments.has(key);
}

/** The abilities that answer a moment as things are now, for a moment that changes who is on the map. */
export function answersNow(
  terms: Terms,
  state: BattleState,
  facts: Partial<MomentFacts> & { readonly key: MomentKey },
): MomentFrame {
  const frame: MomentFrame = {
    step: 'moment',
    ...noFacts,
    ...facts,
    seats: seatsInOrder(state),
    done: [],
    only: null,
  };
  if (!isListenedTo(terms, facts.key)) return { ...frame, only: [] };
  const only: Listener[] = [];
  for (const seat of frame.seats) only.push(...listenersOf(terms, state, frame, seat));
  return { ...frame, only };
}

/**
 * The seats in the order in which their abilities come: in an attack the attacker's and the defender's first, then, and
 * outside attacks, clockwise from the one with initiative (A12, B10).
 */
function seatsInOrder(state: BattleState): Seat[] {
  const seats: Seat[] = [];
  const attack = currentAttack(state);
  if (attack !== undefined) {
    seats.push(attack.seat);
    if (attack.target !== none && !seats.includes(seatOf(attack.target))) seats.push(seatOf(attack.target));
  }
  const first = Math.max(0, state.initiative);
  for (let step = 0; step < state.players.length; step++) {
    const seat = (first + step) % state.players.length;
    if (!seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

/**
 * Carries out the abilities of a moment, seat by seat. What happens by itself comes first, then what the seat has ordered;
 * then it is asked for the rest, if there is any that it could use as far as the others know.
 */
export function momentStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'moment'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const here = stack.length - 1;
      const [seat, ...others] = frame.seats;
      if (seat === undefined) {
        stack.pop();
        return;
      }
      const listeners = listenersOf(terms, state, frame, seat);
      const next = listeners.find((one) => worksNow(terms, state, seat, one));
      if (next !== undefined) {
        stack[here] = { ...frame, done: [...frame.done, next] };
        useAbility(terms, turn, next, seat, frame);
        return;
      }
      if (isAsked(terms, state, frame, seat, listeners)) stack.push({ step: 'window', ...openWindow<Choice>([seat]) });
      else stack[here] = { ...frame, seats: others };
    },
  };
}

/** Whether an ability works without a question: by itself, or because its seat has ordered so. */
function worksNow(terms: Terms, state: BattleState, seat: Seat, { ability }: Listener): boolean {
  const { optional, id } = entry(terms.abilities, ability).ability;
  return !optional || orderOf(state, seat, id) === 'always';
}

/** Whether a seat is asked at a moment. Whoever holds cards is asked as if it held any, so that the question tells nothing. */
function isAsked(
  terms: Terms,
  state: BattleState,
  frame: MomentFrame,
  seat: Seat,
  listeners: readonly Listener[],
): boolean {
  if (listeners.some(({ ability }) => orderOf(state, seat, entry(terms.abilities, ability).ability.id) !== 'never'))
    return true;
  if (frame.key === 'modify' && powerTokensOf(state, seat).length > 0) return true;
  return commandsAt(terms, frame.key).length > 0 && couldPlayCard(terms, state, frame, seat);
}
