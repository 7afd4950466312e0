import type { Json } from '../../../kernel/game.ts';
import { bitOf, cardOf, everybody, type PocketState, playerOf } from './state.ts';

/** The number of the present shape of states. */
export const shape = 2;

/**
 * Converts a state of shape 1, in which an objective card was shown before its place was chosen. Such a card goes back
 * among the others of the hand, and can be played anew; all know on that it is in the match. Undefined for other shapes.
 */
export function migrate(json: Json, from: number): PocketState | undefined {
  if (from !== 1) return undefined;
  const state: PocketState = JSON.parse(JSON.stringify(json));
  const isAsked = state.stack.at(-1)?.step === asksPlace;
  if (!isAsked) return state;
  state.stack.pop();
  const turn = state.stack.at(-1);
  if (turn?.step !== 'turn') return undefined;
  state.stack[state.stack.length - 1] = { ...turn, objective: true };
  const player = playerOf(state, turn.seat);
  for (const instance of player.hand) {
    if (state.located[instance] !== everybody) continue;
    state.located[instance] = bitOf(turn.seat);
    player.shown = [...player.shown, cardOf(state, instance)].sort((a, b) => a - b);
  }
  return state;
}

/** The step of shape 1 that asked for the place. */
const asksPlace: string = 'slot';
