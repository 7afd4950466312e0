import { entry } from '../../common/at.ts';
import type { CompiledCard, CompiledEffect, KindSet } from '../content/compile.ts';
import type { Stat } from '../content/pack.ts';
import type { Part } from './event.ts';
import type { Terms } from './options.ts';
import {
  type Battle,
  cardOf,
  damageOf,
  kindOf,
  noCard,
  type PocketState,
  playerOf,
  type Side,
  seatOf,
  type UnitCode,
  unitsIn,
  type Zone,
  zoneOf,
} from './state.ts';

/** Notes the parts of a sum, for the log. */
export type Note = ((part: Part) => void) | undefined;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The unit of a side in a battle. */
export function unitOn({ attacker, defender }: Battle, side: Side): UnitCode {
  return side === 0 ? attacker : defender;
}

/** The card that was played for a side; undefined if none was. */
export function cardOn(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
): CompiledCard | undefined {
  const instance = battle.cards[side];
  return instance === noCard ? undefined : entry(terms.cards, cardOf(state, instance));
}

/**
 * The effects of the ability of a card in battle, as far as they work: the unit has the icon, the conditions hold, and
 * the opposing card does not cancel the ability. Of two abilities that would cancel each other, the one works that was
 * played first (ruling P1).
 */
export function abilityOn(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
): readonly CompiledEffect[] {
  if (!works(terms, state, battle, side)) return [];
  const card = cardOn(terms, state, battle, side);
  return card === undefined ? [] : card.battle.filter((one) => holds(state, battle, side, one));
}

/** Whether the ability of the card of a side works at all: see {@link abilityOn}. */
export function works(terms: Terms, state: PocketState, battle: Battle, side: Side): boolean {
  if (!isAble(terms, state, battle, side)) return false;
  const other = otherSide(side);
  if (!cancelsAbility(terms, state, battle, other)) return true;
  return battle.first === side && cancelsAbility(terms, state, battle, side);
}

/** Whether the unit of a side can use the ability of the card that was played on it. */
export function isAble(terms: Terms, state: PocketState, battle: Battle, side: Side): boolean {
  const card = cardOn(terms, state, battle, side);
  return card !== undefined && card.eligible[kindOf(state, unitOn(battle, side))] === true;
}

function cancelsAbility(terms: Terms, state: PocketState, battle: Battle, side: Side): boolean {
  if (!isAble(terms, state, battle, side)) return false;
  const card = cardOn(terms, state, battle, side);
  return (
    card?.battle.some(
      (one) => one.effect.do === 'cancel' && one.effect.what === 'ability' && holds(state, battle, side, one),
    ) ?? false
  );
}

/** Whether the condition of an effect holds for the unit of a side. */
export function holds(
  state: PocketState,
  battle: Battle,
  side: Side,
  {
    effect,
    against,
  }: Pick<CompiledEffect, 'against'> & { readonly effect: { readonly if?: CompiledEffect['effect']['if'] } },
): boolean {
  const { if: condition } = effect;
  if (condition === undefined) return true;
  if (condition.role !== undefined && (condition.role === 'attacker') !== (side === 0)) return false;
  const foe = unitOn(battle, otherSide(side));
  if (condition.damaged && damageOf(state, foe) === 0) return false;
  return against === undefined || against[kindOf(state, foe)] === true;
}

/** All effects that work for the unit of a side in a battle: of its power icons, and of its card. */
export function effectsOn(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
): readonly { readonly effect: CompiledEffect; readonly from: 'icon' | 'card' }[] {
  const { battle: own } = entry(terms.units, kindOf(state, unitOn(battle, side)));
  const ability = battle.cards[side] === noCard ? [] : abilityOn(terms, state, battle, side);
  if (own.length === 0 && ability.length === 0) return none;
  return [
    ...own
      .filter((one) => holds(state, battle, side, one))
      .map((effect) => ({ effect, from: 'icon' }) as const),
    ...ability.map((effect) => ({ effect, from: 'card' }) as const),
  ];
}

const none: readonly [] = [];

/** The value of a unit in a battle with everything that changes it (steps 4, 5 and 7). */
export function battleValue(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
  stat: Stat,
  note?: Note,
): number {
  const unit = unitOn(battle, side);
  const base = entry(terms.units, kindOf(state, unit)).values[stat];
  note?.({ from: 'base', amount: base });
  let sum = base + bonusOn(terms, state, battle, side, stat, note);
  for (const from of [side, otherSide(side)] as const) {
    for (const { effect: one, from: source } of effectsOn(terms, state, battle, from)) {
      const { effect } = one;
      if (effect.do !== 'modify' || effect.stat !== stat || (effect.of === 'self') !== (from === side))
        continue;
      const amount = amountOf(state, battle, from, one);
      if (amount === 0) continue;
      sum += amount;
      const instance = battle.cards[from];
      note?.({
        from: source,
        amount,
        ...(source === 'card' && { card: cardOf(state, instance) }),
      });
    }
  }
  sum += lastingOn(state, unit, stat, note);
  return sum + aurasOn(terms, state, unit, stat, 'battle', note);
}

/** What a modifying effect of a side gives: its amount, once or for each unit that it counts. */
export function amountOf(
  state: PocketState,
  battle: Battle,
  side: Side,
  { effect, counted }: CompiledEffect,
): number {
  if (effect.do !== 'modify') return 0;
  const { per, amount } = effect;
  if (per === undefined) return amount;
  const count = countUnits(state, unitOn(battle, side), per.side, battle.zone, counted);
  return amount * Math.min(count, per.most ?? count);
}

/** The units of a side in a zone that fit, without the unit itself. */
function countUnits(
  state: PocketState,
  unit: UnitCode,
  side: 'friendly' | 'opposing',
  zone: Zone,
  counted: KindSet | undefined,
): number {
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((seat === seatOf(unit)) !== (side === 'friendly')) continue;
    for (const other of unitsIn(state, seat, zone)) {
      if (other !== unit && (counted === undefined || counted[kindOf(state, other)] === true)) count++;
    }
  }
  return count;
}

/** The combat bonus of the card of a side, unless the opposing card cancels it. */
function bonusOn(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
  stat: Stat,
  note: Note,
): number {
  const card = cardOn(terms, state, battle, side);
  if (card?.bonus?.stat !== stat || card.bonus.amount === 0) return 0;
  const cancelled = abilityOn(terms, state, battle, otherSide(side)).some(
    ({ effect }) => effect.do === 'cancel' && effect.what === 'bonus',
  );
  if (cancelled) return 0;
  note?.({ from: 'bonus', amount: card.bonus.amount, card: cardOf(state, battle.cards[side]) });
  return card.bonus.amount;
}

/** What lasting changes give a unit. */
function lastingOn(state: PocketState, unit: UnitCode, stat: Stat, note: Note): number {
  let sum = 0;
  for (const change of state.lasting) {
    if (change.unit !== unit || change.stat !== stat) continue;
    sum += change.amount;
    note?.({ from: 'lasting', amount: change.amount });
  }
  return sum;
}

/** What the face-up objectives of all seats give a unit. */
function aurasOn(
  terms: Terms,
  state: PocketState,
  unit: UnitCode,
  stat: Stat,
  scope: 'battle' | 'strike',
  note: Note,
): number {
  let sum = 0;
  // Plain loops: bots ask for this very often.
  for (let seat = 0; seat < state.players.length; seat++) {
    const { slots, up } = playerOf(state, seat);
    for (let slot = 0; slot < slots.length; slot++) {
      const instance = slots[slot] ?? noCard;
      if (up[slot] !== true || instance === noCard) continue;
      const card = cardOf(state, instance);
      for (const { effect, units } of entry(terms.cards, card).auras) {
        if (effect.stat !== stat || (effect.in !== 'both' && effect.in !== scope)) continue;
        if ((effect.side === 'friendly') !== (seat === seatOf(unit))) continue;
        if (effect.where === 'home' && zoneOf(state, unit) !== seat) continue;
        if (units !== undefined && units[kindOf(state, unit)] !== true) continue;
        sum += effect.amount;
        note?.({ from: 'objective', amount: effect.amount, card });
      }
    }
  }
  return sum;
}

/** What a unit adds to its dice in a strike (Strikes, step 1). A ground unit gets one more (Ground Assault). */
export function strikeValue(terms: Terms, state: PocketState, unit: UnitCode, note?: Note): number {
  const { values, ground } = entry(terms.units, kindOf(state, unit));
  note?.({ from: 'base', amount: values.attack });
  if (ground) note?.({ from: 'ground', amount: 1 });
  return (
    values.attack +
    (ground ? 1 : 0) +
    lastingOn(state, unit, 'attack', note) +
    aurasOn(terms, state, unit, 'attack', 'strike', note)
  );
}

/** What a strike result has to reach (Strikes, step 2). */
export function guardOf(terms: Terms, state: PocketState, seat: number, slot: number, note?: Note): number {
  const { slots, up } = playerOf(state, seat);
  const base = entry(terms.cards, cardOf(state, entry(slots, slot))).guard;
  note?.({ from: 'base', amount: base });
  let sum = base;
  for (let from = 0; from < slots.length; from++) {
    const instance = slots[from] ?? noCard;
    if (up[from] !== true || instance === noCard) continue;
    const card = cardOf(state, instance);
    for (const { amount, others } of entry(terms.cards, card).guards) {
      if (others && from === slot) continue;
      sum += amount;
      note?.({ from: 'objective', amount, card });
    }
  }
  return sum;
}
