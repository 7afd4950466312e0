import type { Seat } from '../../../kernel/game.ts';
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
  /** The seat whose unit or card does it. */
  readonly by: Seat;
}

/**
 * Puts damage counters on a unit. As many as its shields destroy it: it goes to the reserves without counters (step 7,
 * choice 1).
 */
export function wound(
  terms: Terms,
  turn: PocketTurn,
  { unit, amount, parts, prevented, fatal, survives, by }: Wound,
): void {
  const { state, emit } = turn;
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
    emit?.({ kind: 'destroyed', unit, by });
    cancelBattles(turn, unit);
  } else player.damage[number] = total;
}

/**
 * The battles of a destroyed unit that were declared do not happen, even if it comes back from the reserves before them
 * (choices 3 and 4).
 */
function cancelBattles({ stack, emit }: PocketTurn, unit: UnitCode): void {
  const place = stack.findLastIndex(({ step }) => step === 'battles');
  const frame = stack[place];
  if (frame?.step !== 'battles') return;
  const pairs = frame.pairs.filter(([attacker, defender]) => {
    const happens = attacker !== unit && defender !== unit;
    if (!happens) emit?.({ kind: 'noBattle', attacker, defender });
    return happens;
  });
  if (pairs.length < frame.pairs.length) stack[place] = { ...frame, pairs };
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
export function hurt(terms: Terms, turn: PocketTurn, unit: UnitCode, amount: number, by: Seat): void {
  wound(terms, turn, { unit, amount, parts: [], prevented: 0, fatal: false, survives: false, by });
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
