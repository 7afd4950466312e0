import type { Seat } from '../../../../kernel/game.ts';
import { attackDepth } from '../attack/current.ts';
import type { Choice } from '../choice.ts';
import type { BattleState } from '../state.ts';
import type { StandingOrder } from './frames.ts';

/** How a seat answers whenever it could use an ability; undefined where it wants to be asked. */
export function orderOf(
  { orders }: BattleState,
  seat: Seat,
  ability: string,
): StandingOrder['answer'] | undefined {
  return orders.find((order) => order.seat === seat && order.ability === ability)?.answer;
}

/** The standing orders that a seat can take back. */
export function ordersToRevoke({ orders }: BattleState, seat: Seat): Choice[] {
  return orders.flatMap((order) => (order.seat === seat ? [{ kind: 'ask', ability: order.ability }] : []));
}

/** Takes a standing order back. */
export function revokeOrder(state: BattleState, seat: Seat, ability: string): void {
  state.orders = state.orders.filter((order) => order.seat !== seat || order.ability !== ability);
}

/** Gives a standing order, in place of an earlier one for the same ability. */
export function giveOrder(
  state: BattleState,
  seat: Seat,
  { ability, answer, until }: Pick<StandingOrder, 'ability' | 'answer' | 'until'>,
): void {
  revokeOrder(state, seat, ability);
  state.orders = [...state.orders, { seat, ability, answer, until, depth: attackDepth(state) }];
}
