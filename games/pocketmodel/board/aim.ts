import type { Seat } from '../../../kernel/game.ts';
import type { BattleForecast } from '../rules/preview.ts';
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

/** A strike that is declared or goes on: whose it is, the objective, and the units that are still to strike. */
export interface StrikeUnderWay {
  readonly seat: Seat;
  readonly target: Seat;
  readonly slot: number;
  readonly units: readonly UnitCode[];
}

/** The strike that is declared or goes on; undefined if there is none, or its objective is gone. */
export function strikeIn({ stack, players }: View): StrikeUnderWay | undefined {
  for (const frame of stack) {
    if (frame.step !== 'strikers' && frame.step !== 'strikes' && frame.step !== 'nextStrike') continue;
    return players[frame.target]?.objectives[frame.slot] == null ? undefined : frame;
  }
  return undefined;
}

/** What an attack would come to: that it destroys, or where that cannot be, that it hits. */
function chanceOf(forecast: BattleForecast | undefined): number | undefined {
  return forecast && (forecast[0].destroy || forecast[0].hit);
}

/**
 * The chance that stands on a unit that can be touched now: that the unit that aims destroys it, that it destroys its target
 * in its battle, or that it destroys the objective as one more striker.
 */
export function chanceAt(table: BoardState, unit: UnitCode): number | undefined {
  if (!table.props.aids.value || !table.ways.value.has(`unit ${unit}`)) return undefined;
  const { terms } = table.props.rules;
  const view = table.props.view.value;
  const top = view.stack.at(-1);
  if (top?.step === 'nextBattle') {
    const pair = top.pairs.find(([attacker]) => attacker === unit);
    return pair && chanceOf(terms.forecasts.battle(terms, view, ...pair));
  }
  const from = aimingUnit(table);
  if (from !== undefined) {
    if (seatOf(from) === seatOf(unit)) return undefined;
    return chanceOf(terms.forecasts.battle(terms, view, from, unit));
  }
  const strike = strikeIn(view);
  if (strike === undefined) return undefined;
  const others = strike.units.filter((other) => other !== unit);
  const first = table.legal.value?.kind === 'nextStrike';
  const order = first ? [unit, ...others] : [...others, unit];
  const forecast = terms.forecasts.strike(terms, view, strike.target, strike.slot, order);
  return forecast.strikers.find((one) => one.unit === unit)?.destroys;
}
