import { entry } from '../../common/at.ts';
import type { Effect } from '../content/pack.ts';
import { noResults, type Results } from '../rules/attack/dice.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { circumstancesOf } from '../rules/effects/circumstances.ts';
import { countOf } from '../rules/effects/counts.ts';
import { healthOf } from '../rules/effects/values.ts';
import { areFriends, figureOf, figuresOnMap, groupWith, isOnMap, seatOf } from '../rules/state.ts';
import { distanceBetween } from '../rules/where.ts';
import { conditionWorth, figureCost, lossBy, lossesOf, type Table } from './standing.ts';

/** What effects do for an attack, as seen by the player of the attacker. */
export interface Gains {
  readonly changes: Results;
  /** What it is worth if the target suffers damage, and what anyway. */
  readonly onHit: number;
  readonly always: number;
}

export const noGains: Gains = { changes: noResults, onHit: 0, always: 0 };

/** What an effect does for an attack; a guess where it is none of those that many cards have. */
export function gainsOf(
  table: Table,
  attack: Attack,
  effect: Effect,
  parts: readonly (readonly number[])[],
  me = attack.attacker,
): Gains {
  const { terms, state, weights } = table;
  const { attacker, target } = attack;
  switch (effect.do) {
    case 'change': {
      const { damage = 0, accuracy = 0, surge = 0, block = 0, evade = 0, dodge = 0, pierce = 0 } = effect;
      const times =
        effect.per === undefined
          ? 1
          : 'figures' in effect.per
            ? countOf(terms, { state }, effect.per, circumstancesOf(seatOf(me), me, target))
            : 0;
      return {
        changes: {
          damage: damage * times,
          accuracy: accuracy * times,
          surge: surge * times,
          block: block * times,
          evade: evade * times,
          dodge: dodge * times,
          pierce: pierce * times,
        },
        onHit: splash(table, attack, effect.blast ?? 0) + cleave(table, attack, effect.cleave ?? 0),
        always: 0,
      };
    }
    case 'inflict': {
      const isGood = effect.condition === 'focused' || effect.condition === 'hidden';
      const worth = conditionWorth(table, isGood ? attacker : target, effect.condition);
      return { ...noGains, onHit: isGood ? worth : -worth };
    }
    case 'gain':
      return { ...noGains, always: Math.abs(conditionWorth(table, attacker, effect.condition)) };
    case 'recover': {
      const { damage } = figureOf(state, attacker);
      const amount = typeof effect.amount === 'number' ? effect.amount : 2;
      const perPoint =
        (figureCost(table, groupWith(attacker)) * (weights.health + weights.wound)) /
        healthOf(terms, state, attacker);
      return { ...noGains, always: effect.what === 'damage' ? Math.min(damage, amount) * perPoint : 0 };
    }
    case 'token':
      return { ...noGains, always: weights.token * (effect.count ?? 1) };
    case 'suffer': {
      const amount = typeof effect.amount === 'number' ? effect.amount : 1;
      const worth = isOnMap(state, target) ? lossBy(lossesOf(table, target), amount) : 0;
      return { ...noGains, always: effect.what === 'strain' ? worth / 2 : worth };
    }
    case 'cards':
      return { ...noGains, always: weights.card };
    case 'victory-points':
      return { ...noGains, always: effect.amount ?? 1 };
    case 'move':
      return { ...noGains, always: weights.lasting * (effect.points ?? 1) };
    case 'choose':
    case 'may': {
      let best = noGains;
      for (const part of parts) {
        const [first] = part;
        if (first === undefined) continue;
        const inner = entry(terms.effects, first);
        const gains = gainsOf(table, attack, inner.effect, inner.parts);
        if (sizeOf(gains) > sizeOf(best)) best = gains;
      }
      return best;
    }
    default:
      return { ...noGains, always: weights.lasting };
  }
}

function sizeOf({ changes, onHit, always }: Gains): number {
  return changes.damage + changes.pierce + changes.accuracy / 4 + onHit + always;
}

/** What a Blast is worth: friends next to the target suffer, too (A8). */
function splash(table: Table, { attacker, target }: Attack, amount: number): number {
  const { terms, state } = table;
  if (amount === 0 || !isOnMap(state, target)) return 0;
  let worth = 0;
  for (const figure of figuresOnMap(state)) {
    if (figure === target) continue;
    const away = distanceBetween(terms, state, target, figure);
    if (away === null || away > 1) continue;
    const loss = lossBy(lossesOf(table, figure), amount);
    worth += areFriends(state, attacker, figure) ? -loss : loss;
  }
  return worth;
}

/** What a Cleave is worth: the best of the other hostile figures nearby. */
function cleave(table: Table, { attacker, target }: Attack, amount: number): number {
  const { terms, state } = table;
  if (amount === 0) return 0;
  let best = 0;
  for (const figure of figuresOnMap(state)) {
    if (figure === target || areFriends(state, attacker, figure)) continue;
    const away = distanceBetween(terms, state, attacker, figure);
    if (away !== null && away <= 2) best = Math.max(best, lossBy(lossesOf(table, figure), amount));
  }
  return best;
}
