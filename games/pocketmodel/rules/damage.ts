import { entry } from '../../common/at.ts';
import type { PocketTurn } from './cards.ts';
import type { Part } from './event.ts';
import type { Terms } from './options.ts';
import {
  damageOf,
  kindOf,
  numberOf,
  type PocketState,
  playerOf,
  reserve,
  seatOf,
  type UnitCode,
} from './state.ts';

/** Damage counters that a unit is to get. */
export interface Wound {
  readonly unit: UnitCode;
  readonly amount: number;
  readonly parts: readonly Part[];
  /** Counters that were prevented. */
  readonly prevented: number;
  /** The unit is destroyed whatever its shields. */
  readonly fatal: boolean;
  /** The unit keeps its last shield. */
  readonly survives: boolean;
}

/**
 * Puts damage counters on a unit. As many as its shields destroy it: it goes to the reserves without counters (step 7,
 * choice 1).
 */
export function wound(
  terms: Terms,
  { state, emit }: PocketTurn,
  { unit, amount, parts, prevented, fatal, survives }: Wound,
): void {
  const player = playerOf(state, seatOf(unit));
  const number = numberOf(unit);
  const { shields } = entry(terms.units, kindOf(state, unit));
  const before = damageOf(state, unit);
  const total = before + amount;
  if (amount > 0 || prevented > 0) emit?.({ kind: 'damaged', unit, amount, parts, prevented });
  if (survives && (fatal || total >= shields)) {
    player.damage[number] = Math.max(before, shields - 1);
    emit?.({ kind: 'survived', unit });
  } else if (destroys(terms, state, { unit, amount, fatal, survives })) {
    player.zones[number] = reserve;
    player.damage[number] = 0;
    if (state.lasting.length > 0) state.lasting = state.lasting.filter((change) => change.unit !== unit);
    emit?.({ kind: 'destroyed', unit });
  } else player.damage[number] = total;
}

/** Whether damage counters destroy the unit that gets them. */
export function destroys(
  terms: Terms,
  state: PocketState,
  { unit, amount, fatal, survives }: Pick<Wound, 'unit' | 'amount' | 'fatal' | 'survives'>,
): boolean {
  const { shields } = entry(terms.units, kindOf(state, unit));
  return !survives && (fatal || damageOf(state, unit) + amount >= shields);
}

/** Puts damage on a unit outside the hits of a battle. */
export function hurt(terms: Terms, turn: PocketTurn, unit: UnitCode, amount: number): void {
  wound(terms, turn, { unit, amount, parts: [], prevented: 0, fatal: false, survives: false });
}

/** Removes up to so many damage counters from a unit. */
export function repair({ state, emit }: PocketTurn, unit: UnitCode, amount: number): void {
  const removed = Math.min(amount, damageOf(state, unit));
  if (removed === 0) return;
  playerOf(state, seatOf(unit)).damage[numberOf(unit)] = damageOf(state, unit) - removed;
  emit?.({ kind: 'repaired', unit, amount: removed });
}

/** Whether a unit is in a zone. */
export function isInPlay(state: PocketState, unit: UnitCode): boolean {
  return (playerOf(state, seatOf(unit)).zones[numberOf(unit)] ?? -1) >= 0;
}
