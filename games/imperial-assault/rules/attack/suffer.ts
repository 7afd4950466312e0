import type { Seat } from '../../../../kernel/game.ts';
import type { Terms } from '../options.ts';
import type { BattleTurn, FigureNumber } from '../state.ts';

/**
 * A figure suffers strain (A10): its player is asked whether command cards prevent it. `by`: the seat whose it would
 * be if the figure is defeated; -1 if it is nobody's.
 */
export function sufferStrain(
  _terms: Terms,
  _turn: BattleTurn,
  _figure: FigureNumber,
  _amount: number,
  _by: Seat,
): void {}

/** A figure suffers damage outside attacks (A8). */
export function sufferDamage(
  _terms: Terms,
  _turn: BattleTurn,
  _figure: FigureNumber,
  _amount: number,
  _by: Seat,
): void {}
