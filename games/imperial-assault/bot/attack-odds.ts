import { entry } from '../../common/at.ts';
import type { CompiledSurge } from '../content/compile-abilities.ts';
import type { DieKind } from '../content/compiled.ts';
import { kindOf, plainAttack } from '../rules/attack/begin.ts';
import { noResultsYet } from '../rules/attack/current.ts';
import { noResults, type Results } from '../rules/attack/dice.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { add } from '../rules/attack/results.ts';
import { circumstancesOf } from '../rules/effects/circumstances.ts';
import { holds } from '../rules/effects/filters.ts';
import { forEachAbilityOf } from '../rules/effects/sources.ts';
import { textsOf } from '../rules/effects/texts.ts';
import { defenceOf } from '../rules/effects/values.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  hasCondition,
  isOnMap,
  seatOf,
} from '../rules/state.ts';
import { type Gains, gainsOf, noGains } from './gains.ts';
import { guardsOf, strikesOf } from './pools.ts';
import { lossBy, lossesOf, type Table } from './standing.ts';

/** What surges can buy together: their cost, and what it changes. */
interface Bundle extends Gains {
  readonly cost: number;
}

/** An attack before its dice are rolled, or after: what decides how it ends. */
export interface Profile {
  readonly attackPool: readonly DieKind[];
  readonly defencePool: readonly DieKind[];
  /** What is added to the dice. */
  readonly plus: Results;
  /** The accuracy it needs; 0 for none. */
  readonly distance: number;
  /** What is worth something if the target suffers damage, and what anyway. */
  readonly onHit: number;
  readonly bundles: readonly Bundle[];
  /** What damage to the target is worth to the attacker's player, by amount. */
  readonly losses: readonly number[];
}

/** Surges that are counted at most. */
const mostSurges = 6;

/** All sets of surge abilities that so many surges buy, without those that others beat. */
export function bundlesOf(
  surges: readonly { readonly gains: Gains; readonly cost: number; readonly most: number }[],
): Bundle[] {
  let bundles: Bundle[] = [{ ...noGains, cost: 0 }];
  for (const { gains, cost, most } of surges) {
    const before = bundles;
    for (let times = 1; times <= most; times++) {
      for (const bundle of before) {
        const sum = bundle.cost + cost * times;
        if (sum > mostSurges) continue;
        bundles = [
          ...bundles,
          {
            cost: sum,
            changes: addTimes(bundle.changes, gains.changes, times),
            onHit: bundle.onHit + gains.onHit * times,
            always: bundle.always + gains.always * times,
          },
        ];
      }
    }
  }
  return bundles.filter((one, place) => !bundles.some((other, at) => beats(other, one, at < place)));
}

function addTimes(sum: Results, changes: Results, times: number): Results {
  let total = sum;
  for (let time = 0; time < times; time++) total = add(total, changes);
  return total;
}

function beats(one: Bundle, other: Bundle, first: boolean): boolean {
  if (one === other || one.cost > other.cost) return false;
  const differences = [
    other.cost - one.cost,
    one.changes.damage - other.changes.damage,
    one.changes.pierce - other.changes.pierce,
    one.changes.accuracy - other.changes.accuracy,
    one.onHit - other.onHit,
    one.always - other.always,
  ];
  if (differences.some((difference) => difference < 0)) return false;
  return first || differences.some((difference) => difference > 0);
}

/** What an attack is worth to its player on average, with surges spent as well as can be. */
export function attackWorth(profile: Profile): number {
  const { attackPool, defencePool, plus } = profile;
  let worth = 0;
  for (const { damage, surge, accuracy, chance } of strikesOf(attackPool))
    for (const { block, evade, dodge, chance: other } of guardsOf(defencePool))
      worth +=
        chance *
        other *
        bestEnd(
          profile,
          damage + plus.damage,
          Math.max(0, surge + plus.surge) - Math.max(0, evade + plus.evade),
          accuracy + plus.accuracy,
          Math.max(0, block + plus.block),
          dodge + plus.dodge,
        );
  return worth;
}

/** What an attack with such results is worth, the best bundle bought. */
function bestEnd(
  profile: Profile,
  damage: number,
  surges: number,
  accuracy: number,
  block: number,
  dodge: number,
): number {
  let best = 0;
  for (const bundle of profile.bundles) {
    if (bundle.cost > 0 && bundle.cost > surges) continue;
    const worth = endWith(profile, bundle, damage, accuracy, block, dodge);
    if (worth > best) best = worth;
  }
  return best;
}

function endWith(
  { distance, plus, onHit, losses }: Profile,
  bundle: Gains,
  damage: number,
  accuracy: number,
  block: number,
  dodge: number,
): number {
  const { changes } = bundle;
  if (dodge > 0 || accuracy + changes.accuracy < distance) return bundle.always;
  const pierce = Math.max(0, plus.pierce + changes.pierce);
  const dealt = Math.max(0, damage + changes.damage) - Math.max(0, block - pierce);
  return dealt > 0 ? lossBy(losses, dealt) + onHit + bundle.onHit + bundle.always : bundle.always;
}

/** What results that lie on the table are worth to the attacker's player, with so many surges and these bundles. */
export function resultsWorth(profile: Profile, sum: Results, surges: number): number {
  return bestEnd(profile, sum.damage, surges, sum.accuracy, Math.max(0, sum.block), sum.dodge);
}

/** What results are worth if these gains are bought first, and then whatever is best of the others. */
export function worthAfterBuying(
  profile: Profile,
  sum: Results,
  surges: number,
  { changes, onHit, always }: Gains,
): number {
  const after = add(sum, changes);
  const plus = { ...profile.plus, pierce: profile.plus.pierce + changes.pierce };
  return always + resultsWorth({ ...profile, plus, onHit: profile.onHit + onHit }, after, surges);
}

/** What a figure's attack on another one from so far away would be like, without what windows bring. */
export function profileOf(
  table: Table,
  attacker: FigureNumber,
  target: FigureNumber,
  distance: number,
  order: Partial<Attack> = {},
): Profile | undefined {
  const { terms, state } = table;
  // What abilities require is about figures on the map.
  if (!isOnMap(state, attacker) || !isOnMap(state, target)) return undefined;
  const seat = order.seat ?? seatOf(attacker);
  const type = kindOf(terms, state, { attacker, type: order.type ?? null }, target);
  if (type === undefined) return undefined;
  const pool = order.pool === 'as-target' ? undefined : order.pool;
  const from = order.pool === 'as-target' ? target : attacker;
  const dice = [...(pool ?? fighterOf(terms, state, from).attack?.dice ?? [])];
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
  const parts = permanentParts({ ...table, state: scratch }, attack);
  return {
    ...rest({ ...table, state: scratch }, attack, surgesWith({ ...table, state: scratch }, attack)),
    attackPool: [...dice, ...parts.attackDice],
    defencePool: [...attack.defencePool, ...parts.defenceDice],
    plus: add(add(parts.changes, conditionsOf(state, attack)), {}),
    onHit: parts.onHit,
  };
}

/** What of a profile does not depend on the dice. */
function rest(
  table: Table,
  { seat, target, kind, distance }: Attack,
  bundles: readonly Bundle[],
): Pick<Profile, 'distance' | 'losses' | 'bundles'> {
  const losses = lossesOf(table, target);
  const { sides } = table.state;
  const friends = sides[seat] === sides[seatOf(target)];
  return {
    distance: kind === 'ranged' ? distance : 0,
    losses: friends ? losses.map((loss) => -loss) : losses,
    bundles,
  };
}

/** The profile of an attack that goes on: its pools and what was added until now. */
export function profileOfCurrent(table: Table, attack: Attack): Profile {
  const rolled = attack.dice.length > 0;
  let plus = noResults;
  for (const { changes } of attack.parts) plus = add(plus, changes);
  let onHit = 0;
  for (const condition of attack.inflicts)
    onHit += gainsOf(table, attack, { do: 'inflict', condition }, []).onHit;
  for (const blast of attack.blasts) onHit += gainsOf(table, attack, { do: 'change', blast }, []).onHit;
  for (const cleave of attack.cleaves) onHit += gainsOf(table, attack, { do: 'change', cleave }, []).onHit;
  const profile: Profile = {
    ...rest(table, attack, surgesWith(table, attack)),
    attackPool: attack.attackPool,
    defencePool: attack.defencePool,
    plus,
    onHit,
  };
  if (rolled && attack.phase !== 'reroll' && attack.phase !== 'conditions') return profile;
  // What comes by itself when the results are modified.
  const later = permanentParts(table, attack, ['modify']);
  return {
    ...profile,
    plus: add(add(plus, later.changes), conditionsOf(table.state, attack)),
    onHit: onHit + later.onHit,
  };
}

function conditionsOf(state: BattleState, { attacker, target }: Attack): Partial<Results> {
  return {
    surge:
      (hasCondition(state, attacker, 'hidden') ? 1 : 0) - (hasCondition(state, attacker, 'weakened') ? 1 : 0),
    evade: hasCondition(state, target, 'weakened') ? -1 : 0,
    accuracy: hasCondition(state, target, 'hidden') ? -2 : 0,
  };
}

interface Parts {
  readonly changes: Results;
  readonly onHit: number;
  readonly attackDice: readonly DieKind[];
  readonly defenceDice: readonly DieKind[];
}

/** What abilities of both figures add by themselves. The attack is on top of the stack of the table. */
function permanentParts(
  table: Table,
  attack: Attack,
  moments: readonly ('declare' | 'pool' | 'modify')[] = ['declare', 'pool', 'modify'],
): Parts {
  const { terms, state } = table;
  const { attacker, target, bare } = attack;
  let changes = noResults;
  let onHit = 0;
  const attackDice: DieKind[] = [];
  const defenceDice: DieKind[] = [];
  for (const [figure, role] of [
    [attacker, 'attacker'],
    [target, 'target'],
  ] as const) {
    if (bare && figure === attacker) continue;
    const circumstances = circumstancesOf(seatOf(figure), figure, target);
    for (const moment of moments)
      forEachAbilityOf(terms, state, figure, moment, ({ ability, effects }) => {
        const { when, optional } = ability;
        if (optional || when.at !== 'attack' || (when.as !== role && when.as !== 'anyone')) return;
        if (!holds(terms, state, ability.if, circumstances)) return;
        for (const number of effects) {
          const { effect, parts } = entry(terms.effects, number);
          if (effect.do === 'pool') {
            (effect.pool === 'attack' ? attackDice : defenceDice).push(...(effect.add ?? []));
            continue;
          }
          const gains = gainsOf(table, attack, effect, parts);
          changes = add(changes, gains.changes);
          onHit += gains.onHit;
        }
      });
  }
  return { changes, onHit, attackDice, defenceDice };
}

/** The surge abilities of the attacker's cards, and those that were added, as bundles. */
function surgesWith(table: Table, attack: Attack): Bundle[] {
  const { terms, state } = table;
  const found: CompiledSurge[] = attack.bare
    ? []
    : textsOf(terms, state, attack.attacker).flatMap(({ surges }) => surges);
  for (const number of attack.moreSurges) found.push(entry(terms.surges, number));
  return bundlesOf(
    found.flatMap(({ surge, effects, number }) => {
      const used = attack.spent.filter((other) => other === number).length;
      const most = (surge.repeatable ? 3 : attack.twice ? 2 : 1) - used;
      return most <= 0 || surge.price !== undefined
        ? []
        : [{ cost: surge.cost, most, gains: gainsOfAll(table, attack, effects) }];
    }),
  );
}

/** What the effects of a surge ability or another ability give to an attack. */
export function gainsOfAll(table: Table, attack: Attack, effects: readonly number[]): Gains {
  let sum = noGains;
  for (const number of effects) {
    const { effect, parts } = entry(table.terms.effects, number);
    const gains = gainsOf(table, attack, effect, parts);
    sum = {
      changes: add(sum.changes, gains.changes),
      onHit: sum.onHit + gains.onHit,
      always: sum.always + gains.always,
    };
  }
  return sum;
}
