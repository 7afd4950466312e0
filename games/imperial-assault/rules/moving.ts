import type { BattleTurn, Movement } from './state.ts';

/** Has a figure moved by an effect: its frame comes on top of the stack. */
export function pushMovement({ stack }: BattleTurn, movement: Movement): void {
  stack.push({ step: 'movement', ...movement });
}
