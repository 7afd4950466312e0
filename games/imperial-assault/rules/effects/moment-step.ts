import type { AutomaticStep, Seat } from '../../../../kernel/game.ts';
import { openWindow } from '../../../../kernel/reactions.ts';
import { entry } from '../../../common/at.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import type { BattleState, FrameOf } from '../state.ts';
import type { Listener, MomentFrame } from './frames.ts';
import { commandsAt, couldPlayCard, listenersOf } from './listeners.ts';
import { orderOf } from './orders.ts';
import { momentOfTokens, powerTokensOf } from './power-tokens.ts';
import { useAbility } from './use-ability.ts';

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
      for (let place = 0; place < frame.seats.length; place++) {
        const seat = entry(frame.seats, place);
        const listeners = listenersOf(terms, state, frame, seat);
        const next = listeners.length === 0 ? undefined : firstAtWork(terms, state, seat, listeners);
        if (next === undefined && !isAsked(terms, state, frame, seat, listeners)) continue;
        const seats = place === 0 ? frame.seats : frame.seats.slice(place);
        if (next !== undefined) {
          stack[here] = { ...frame, seats, done: [...frame.done, next] };
          useAbility(terms, turn, next, frame);
        } else {
          if (place > 0) stack[here] = { ...frame, seats };
          stack.push({ step: 'window', ...openWindow<Choice>([seat]) });
        }
        return;
      }
      stack.pop();
    },
  };
}

function firstAtWork(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  listeners: readonly Listener[],
): Listener | undefined {
  return listeners.find((one) => worksNow(terms, state, seat, one));
}

/** Whether an ability works without a question: by itself, or because its seat has ordered so. */
function worksNow(terms: Terms, state: BattleState, seat: Seat, { ability }: Listener): boolean {
  const { optional, id } = entry(terms.abilities, ability).ability;
  return !optional || orderOf(state, seat, id) === 'always';
}

/** Whether a seat is asked at a moment. Whoever holds cards is asked as if it held any, so that the question tells nothing. */
export function isAsked(
  terms: Terms,
  state: BattleState,
  frame: MomentFrame,
  seat: Seat,
  listeners: readonly Listener[],
): boolean {
  if (
    listeners.some(
      ({ ability }) => orderOf(state, seat, entry(terms.abilities, ability).ability.id) !== 'never',
    )
  )
    return true;
  if (frame.key === momentOfTokens && powerTokensOf(terms, state, seat).length > 0) return true;
  return commandsAt(terms, frame.key).length > 0 && couldPlayCard(terms, state, frame, seat);
}
