import type { Seat } from '../../../kernel/game.ts';
import { forecastBattle } from '../rules/preview.ts';
import { forecastStrike } from '../rules/preview-strike.ts';
import { seatOf, type UnitCode } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { BoardState } from './board-state.ts';

/** The unit whose target is being chosen; undefined if none is. */
export function aimingUnit(table: BoardState): UnitCode | undefined {
  const picked = table.picked.value;
  if (picked?.kind === 'unit') return picked.unit;
  const top = table.props.view.value.stack.at(-1);
  return top?.step === 'target' ? top.attacker : undefined;
}

/** A strike that is declared or goes on: the objective, and the units that are still to strike. */
export interface StrikeUnderWay {
  readonly target: Seat;
  readonly slot: number;
  readonly units: readonly UnitCode[];
}

export function strikeIn({ stack }: View): StrikeUnderWay | undefined {
  for (const frame of stack) {
    if (frame.step === 'strikers' || frame.step === 'strikes' || frame.step === 'nextStrike') return frame;
  }
  return undefined;
}

/**
 * The chance that stands on a unit that can be touched now: that it would be hit and destroyed by the unit that aims, or
 * that it destroys the objective as one more striker.
 */
export function chanceAt(table: BoardState, unit: UnitCode): number | undefined {
  if (!table.props.aids.value || !table.ways.value.has(`unit ${unit}`)) return undefined;
  const { terms } = table.props.rules;
  const view = table.props.view.value;
  const from = aimingUnit(table);
  if (from !== undefined) {
    if (seatOf(from) === seatOf(unit)) return undefined;
    const side = forecastBattle(terms, view, from, unit)?.[0];
    return side && (side.destroy > 0 ? side.destroy : side.hit);
  }
  const strike = strikeIn(view);
  if (strike === undefined) return undefined;
  const others = strike.units.filter((other) => other !== unit);
  const first = table.legal.value?.kind === 'nextStrike';
  const order = first ? [unit, ...others] : [...others, unit];
  const forecast = forecastStrike(terms, view, strike.target, strike.slot, order);
  return forecast.strikers.find((one) => one.unit === unit)?.destroys;
}
