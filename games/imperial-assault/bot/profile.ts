import { entry } from '../../common/at.ts';
import type { DieKind } from '../content/compiled.ts';
import type { Effect } from '../content/pack.ts';
import type { Arms } from '../rules/added.ts';
import { kindOf, plainAttack } from '../rules/attack/begin.ts';
import { noResultsYet } from '../rules/attack/change.ts';
import type { Results } from '../rules/attack/dice.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { add } from '../rules/attack/results.ts';
import { usableSurges } from '../rules/attack/surges.ts';
import { noFacts } from '../rules/effects/announce.ts';
import { listenersOf } from '../rules/effects/listeners.ts';
import { textOf } from '../rules/effects/texts.ts';
import { defenceOf, hasReach, profileOf as printedAttack, reachOfMelee } from '../rules/effects/values.ts';
import type { Terms } from '../rules/options.ts';
import { type BattleState, type FigureNumber, hasCondition, isOnMap, seatOf } from '../rules/state.ts';
import { attackWorth, type Bundle, bundlesOf, type Profile } from './attack-odds.ts';
import { type Gains, gainsOf, noGains } from './gains.ts';
import { lossesOf, type Table } from './standing.ts';

/** Surges that no attack has. */
const manySurges = 9;
/** Less accuracy than any attack has. */
const noDistance = -99;

/**
 * What a figure's attack on another one from so far away would be like, without what windows bring. Of several weapons the best
 * one counts, if the attack has none yet; `weapon`: the one of this id.
 */
export function profileOf(
  table: Table,
  attacker: FigureNumber,
  target: FigureNumber,
  distance: number,
  order: Partial<Attack> = {},
  weapon?: string,
): Profile | undefined {
  const { terms, state } = table;
  // What abilities require is about figures on the map.
  if (!isOnMap(state, attacker) || !isOnMap(state, target)) return undefined;
  const plain = { ...plainAttack(order.seat ?? seatOf(attacker), attacker, target), ...order };
  const profiles = terms.added.arms(terms, state, plain).flatMap((arms) => {
    if (weapon !== undefined && arms.weapon !== weapon) return [];
    if (!reaches(terms, arms, target, distance)) return [];
    const own = { ...table, state: arms.state };
    return profileArmed(own, attacker, target, distance, { ...order, ...arms.order }) ?? [];
  });
  const [first, ...others] = profiles;
  return others.length === 0
    ? first
    : profiles.reduce((best, one) => (attackWorth(one) > attackWorth(best) ? one : best));
}

/** Whether one of several weapons reaches so far: melee ones do not (A8). */
function reaches(
  terms: Terms,
  { order, state, weapon }: Arms,
  target: FigureNumber,
  distance: number,
): boolean {
  if (weapon === undefined || kindOf(terms, state, order, target) !== 'melee') return true;
  return distance <= (hasReach(terms, state, order) ? reachOfMelee : 1);
}

function profileArmed(
  table: Table,
  attacker: FigureNumber,
  target: FigureNumber,
  distance: number,
  order: Partial<Attack>,
): Profile | undefined {
  const { terms, state } = table;
  const seat = order.seat ?? seatOf(attacker);
  const armed = { attacker, ...(order.weapon !== undefined && { weapon: order.weapon }) };
  const type = kindOf(terms, state, { ...armed, type: order.type ?? null }, target);
  if (type === undefined) return undefined;
  const pool = order.pool === 'as-target' ? undefined : order.pool;
  const printed = order.pool === 'as-target' ? { attacker: target } : armed;
  const dice = [...(pool ?? printedAttack(terms, state, printed)?.dice ?? [])];
  if (hasCondition(state, attacker, 'focused')) dice.push('green');
  const attack: Attack = {
    ...plainAttack(seat, attacker, target),
    ...noResultsYet,
    ...order,
    target,
    kind: type,
    distance,
    outside: state.activation?.figure !== attacker,
    attackPool: dice,
    defencePool: defenceOf(terms, state, target),
  };
  const scratch: BattleState = { ...state, stack: [...state.stack, { step: 'attack', ...attack }] };
  return profileWith({ ...table, state: scratch }, attack, ['declare', 'pool', 'modify']);
}

/** The profile of an attack that goes on: its pools, what was added until now, and what comes by itself. */
export function profileOfCurrent(table: Table, attack: Attack): Profile {
  const isModified = attack.dice.length > 0 && attack.phase !== 'reroll' && attack.phase !== 'conditions';
  return profileWith(table, attack, isModified ? [] : ['modify']);
}

function profileWith(table: Table, attack: Attack, moments: readonly Moment[]): Profile {
  const { state } = table;
  const { seat, target, kind, distance, attackPool, defencePool } = attack;
  let gains = noGains;
  for (const { changes } of attack.parts) gains = { ...gains, changes: add(gains.changes, changes) };
  for (const condition of attack.inflicts)
    gains = plus(gains, gainsOf(table, attack, { do: 'inflict', condition }, []));
  for (const blast of attack.blasts) gains = plus(gains, gainsOf(table, attack, { do: 'change', blast }, []));
  for (const cleave of attack.cleaves)
    gains = plus(gains, gainsOf(table, attack, { do: 'change', cleave }, []));
  const additions = new Additions(table, attack);
  for (const moment of moments) additions.add(moment);
  gains = plus(gains, additions.gains);
  const losses = lossesOf(table, target);
  const areFriends = state.sides[seat] === state.sides[seatOf(target)];
  return {
    attackPool: additions.changePool('attack', attackPool),
    defencePool: additions.changePool('defence', defencePool),
    plus: moments.length > 0 ? add(gains.changes, conditionsOf(state, attack)) : gains.changes,
    blockPerEvade: additions.blockPerEvade,
    distance: kind === 'ranged' ? distance : noDistance,
    onHit: gains.onHit,
    always: gains.always,
    bundles: bundlesWith(table, attack, additions),
    losses: areFriends ? losses.map((loss) => -loss) : losses,
  };
}

function plus(one: Gains, other: Gains): Gains {
  return {
    changes: add(one.changes, other.changes),
    onHit: one.onHit + other.onHit,
    always: one.always + other.always,
  };
}

/** What conditions change (A9). */
function conditionsOf(state: BattleState, { attacker, target }: Attack): Partial<Results> {
  return {
    surge:
      (hasCondition(state, attacker, 'hidden') ? 1 : 0) - (hasCondition(state, attacker, 'weakened') ? 1 : 0),
    evade: hasCondition(state, target, 'weakened') ? -1 : 0,
    accuracy: hasCondition(state, target, 'hidden') ? -2 : 0,
  };
}

type Moment = 'declare' | 'pool' | 'modify';

/** What abilities add to an attack by themselves, or at no price: the frame of the attack is on the stack of the table. */
class Additions {
  private readonly table: Table;
  private readonly attack: Attack;
  private readonly pools: Extract<Effect, { readonly do: 'pool' }>[] = [];
  private readonly once = new Set<string>();
  gains: Gains = noGains;
  blockPerEvade = 0;
  twice = false;
  readonly surges: number[] = [];

  constructor(table: Table, attack: Attack) {
    this.table = table;
    this.attack = attack;
  }

  /** Adds what comes at a moment. */
  add(key: Moment): void {
    const { terms, state } = this.table;
    const { attacker, target } = this.attack;
    const moment = {
      step: 'moment',
      ...noFacts,
      key,
      subject: target,
      seats: [],
      done: [],
      only: null,
    } as const;
    for (let seat = 0; seat < state.players.length; seat++)
      for (const { ability: number, figure } of listenersOf(terms, state, moment, seat)) {
        const { ability, effects } = entry(terms.abilities, number);
        if (ability.price !== undefined) continue;
        // What may be used is, by those who fight, where it costs nothing.
        if (ability.optional && figure !== attacker && figure !== target) continue;
        if (ability.onePerAttack && this.once.has(ability.id)) continue;
        this.once.add(ability.id);
        this.addEffects(effects, figure);
      }
  }

  private addEffects(effects: readonly number[], me: FigureNumber): void {
    const { terms } = this.table;
    for (const number of effects) {
      const { effect, parts, gives } = entry(terms.effects, number);
      if (effect.do === 'pool') this.pools.push(effect);
      else if (effect.do === 'surges') this.addSurges(effect, gives, me);
      else if (effect.do === 'choose') this.addEffects(this.bestOf(parts), me);
      else if (effect.do === 'change' && effect.per !== undefined && 'result' in effect.per) {
        if (effect.per.result === 'evade') this.blockPerEvade += effect.block ?? 0;
      } else this.gains = plus(this.gains, gainsOf(this.table, this.attack, effect, parts, me));
    }
  }

  /** Of several options one with a surge ability, or the first one. */
  private bestOf(parts: readonly (readonly number[])[]): readonly number[] {
    const { effects } = this.table.terms;
    const isSurge = (part: readonly number[]): boolean =>
      part.some((number) => entry(effects, number).effect.do === 'surges');
    return parts.find(isSurge) ?? parts[0] ?? [];
  }

  private addSurges(
    effect: Extract<Effect, { readonly do: 'surges' }>,
    gives: number,
    me: FigureNumber,
  ): void {
    const { terms, state } = this.table;
    if (effect.twice) this.twice = true;
    if (gives >= 0) this.surges.push(gives);
    if (effect.of?.me === true)
      this.surges.push(...textOf(terms, state, me).surges.map(({ number }) => number));
  }

  /** A pool with the dice that are added, removed and exchanged. */
  changePool(which: 'attack' | 'defence', dice: readonly DieKind[]): readonly DieKind[] {
    let pool: DieKind[] = dice.slice();
    for (const effect of this.pools) {
      if (effect.pool !== which) continue;
      pool.push(...(effect.add ?? []));
      if (effect.remove === 'all') pool = [];
      if (effect.exchange?.from !== undefined && pool.includes(effect.exchange.from))
        pool[pool.indexOf(effect.exchange.from)] = effect.exchange.to;
      if (effect.any !== undefined) pool = strongest(effect.any.count, effect.any.most ?? effect.any.count);
    }
    return pool;
  }
}

/** Dice for an attack that may have any: damage first, then accuracy. */
function strongest(count: number, most: number): DieKind[] {
  const red = Math.min(most, Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place): DieKind => (place < red ? 'red' : 'blue'));
}

/** The surge abilities that the attack has and gets, as bundles. */
function bundlesWith(table: Table, attack: Attack, { surges, twice }: Additions): Bundle[] {
  const { terms, state } = table;
  const usable = usableSurges(terms, state, { ...attack, surges: manySurges });
  const found = [...new Set([...usable, ...surges])];
  return bundlesOf(
    found.flatMap((number) => {
      const { surge, effects } = entry(terms.surges, number);
      const used = attack.spent.filter((other) => other === number).length;
      const most = (surge.repeatable ? 3 : attack.twice || twice ? 2 : 1) - used;
      if (most <= 0 || surge.price !== undefined) return [];
      return [{ cost: surge.cost, most, gains: gainsOfAll(table, attack, effects) }];
    }),
  );
}

/** What the effects of a surge ability or another ability give to an attack. */
export function gainsOfAll(table: Table, attack: Attack, effects: readonly number[]): Gains {
  let sum = noGains;
  for (const number of effects) {
    const { effect, parts } = entry(table.terms.effects, number);
    sum = plus(sum, gainsOf(table, attack, effect, parts));
  }
  return sum;
}
