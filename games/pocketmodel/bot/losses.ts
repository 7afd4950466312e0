import { entry } from '../../common/at.ts';
import type { Wound } from '../rules/damage.ts';
import { damageOf, kindOf, numberOf, playerOf, reserve, seatOf, type UnitCode } from '../rules/state.ts';
import { likeness, type Scene } from './scene.ts';
import { worthOf } from './standing.ts';

/** What the table is worth to the seat before anything happens, and what changes it. */
export interface Losses {
  readonly now: number;
  /** How the table changes for the seat if a unit is destroyed: less if the unit is its own. */
  destroyed(unit: UnitCode): number;
  /** How the table changes if a unit with so much damage is wounded. */
  wounded(unit: UnitCode, damage: number, wound: Pick<Wound, 'amount' | 'fatal' | 'survives'>): number;
}

export function lossesIn(scene: Scene): Losses {
  const { terms, state, seat, weights } = scene;
  const now = worthOf(scene);
  const known = new Map<number, number>();

  function destroyed(unit: UnitCode): number {
    const alike = likeness(state, unit);
    const found = known.get(alike);
    if (found !== undefined) return found;
    const { zones, damage } = playerOf(state, seatOf(unit));
    const number = numberOf(unit);
    const [zone, counters] = [entry(zones, number), entry(damage, number)];
    zones[number] = reserve;
    damage[number] = 0;
    const change = worthOf(scene) - now;
    zones[number] = zone;
    damage[number] = counters;
    known.set(alike, change);
    return change;
  }

  /** What so many damage counters on a unit change. */
  function worn(unit: UnitCode, counters: number): number {
    const { stars, shields } = entry(terms.units, kindOf(state, unit));
    const worth = (weights.wear * stars * counters) / shields;
    return seatOf(unit) === seat ? -worth : worth / (state.players.length - 1);
  }

  return {
    now,
    destroyed,
    wounded(unit, damage, { amount, fatal, survives }) {
      const { shields } = entry(terms.units, kindOf(state, unit));
      const before = worn(unit, damage - damageOf(state, unit));
      if (fatal || damage + amount >= shields) {
        return survives ? worn(unit, Math.max(0, shields - 1 - damage)) : destroyed(unit) - before;
      }
      return worn(unit, amount);
    },
  };
}
