import type { Seat } from '../../../../kernel/game.ts';
import { attackDepth } from '../attack/current.ts';
import type { BattleState } from '../state.ts';
import type { StandingOrder } from './frames.ts';

/** Power tokens are asked for like an ability, and have a standing order as one. */
export const powerToken = 'power-token';

/** How a seat answers whenever it could use an ability; undefined where it wants to be asked. */
export function orderOf(
  { orders }: BattleState,
  seat: Seat,
  ability: string,
): StandingOrder['answer'] | undefined {
  return orders.find((order) => order.seat === seat && order.ability === ability)?.answer;
}

/** Gives a standing order, in place of an earlier one for the same ability. */
export function giveOrder(
  state: BattleState,
  seat: Seat,
  { ability, answer, until }: Pick<StandingOrder, 'ability' | 'answer' | 'until'>,
): void {
  state.orders = [
    ...state.orders.filter((order) => order.seat !== seat || order.ability !== ability),
    { seat, ability, answer, until, depth: attackDepth(state) },
  ];
}
