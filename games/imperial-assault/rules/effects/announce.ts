import type { Seat } from '../../../../kernel/game.ts';
import type { MomentKey } from '../../content/compile-abilities.ts';
import type { Place } from '../../geometry/map.ts';
import { currentAttack } from '../attack/current.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  none,
  seatOf,
} from '../state.ts';
import { sharersOf } from '../where.ts';
import type { Listener, MomentFacts, MomentFrame } from './frames.ts';
import { listenersOf } from './listeners.ts';
import { momentOfTokens } from './power-tokens.ts';

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
  | { readonly at: 'defeated' | 'about-to-be-defeated'; readonly figure: FigureNumber }
  /** Campaign. */
  | { readonly at: 'interacts' | 'arrives'; readonly figure: FigureNumber };

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

/** What of a turn announcements need. */
type Announcing = Pick<BattleTurn, 'state' | 'stack'>;

/**
 * Tells all abilities that something happens. What they do, and the windows in which they are asked, come on top of the
 * stack; so a caller puts what has to follow beneath, before it announces.
 */
export function announce(terms: Terms, turn: Announcing, happening: Happening): void {
  const key = happening.at;
  if (!terms.moments.has(key)) return;
  if ('place' in happening) {
    for (const subject of sharersOf(terms, turn.state, happening.figure, happening.place).reverse())
      pushMoment(terms, turn, { key, mover: happening.figure, subject });
  } else if ('group' in happening)
    pushMoment(terms, turn, { key, subject: figureNumber(happening.group, 0) });
  else pushMoment(terms, turn, { key, subject: 'figure' in happening ? happening.figure : none });
}

/** Puts a moment on top of the stack; nothing if no ability of the pack belongs to it, and nobody could spend a power token. */
export function pushMoment(
  terms: Terms,
  { state, stack }: Announcing,
  facts: Partial<MomentFacts> & { readonly key: MomentKey },
): void {
  if (!isListenedTo(terms, facts.key)) return;
  stack.push({ step: 'moment', ...noFacts, ...facts, seats: seatsInOrder(state), done: [], only: null });
}

function isListenedTo(terms: Terms, key: MomentKey): boolean {
  return key === momentOfTokens || terms.moments.has(key);
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
 * outside attacks, clockwise from the one with initiative (A12, B10). In a campaign all of the attacker's side come before all of
 * the defender's (A12).
 */
function seatsInOrder(state: BattleState): Seat[] {
  const { players, sides, campaign } = state;
  const first = Math.max(0, state.initiative);
  const around = players.map((_, step) => (first + step) % players.length);
  const attack = currentAttack(state);
  if (attack === undefined) return around;
  const { seat, target } = attack;
  const side = around.filter((other) => campaign !== undefined && sides[other] === sides[seat]);
  const defender = target === none ? seat : seatOf(target);
  return [...new Set([seat, ...side, defender, ...around])];
}
