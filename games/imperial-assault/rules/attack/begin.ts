import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, FigureNumber } from '../state.ts';
import type { AttackOrder } from './frames.ts';

/** An attack with nothing special, by the player of the attacker. */
export function plainAttack(seat: number, attacker: FigureNumber, target: FigureNumber): AttackOrder {
  return { attacker, seat, target, against: null, type: null, pool: null, bare: false, gains: [] };
}

/** The figures that may be declared the target of an attack now (A8), in ascending order. */
export function targetsOf(_terms: Terms, _state: BattleState, _order: AttackOrder): readonly FigureNumber[] {
  return [];
}

/** Begins an attack: its frames come on top of the stack. */
export function pushAttack({ stack }: BattleTurn, order: AttackOrder): void {
  stack.push({ step: 'attack', ...order });
}
