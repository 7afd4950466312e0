import type { DieKind } from '../content/compiled.ts';
import type { Results } from '../rules/attack/dice.ts';
import { add } from '../rules/attack/results.ts';
import { rollsOf } from '../rules/preview/dice.ts';
import { type Gains, noGains } from './gains.ts';
import { lossBy } from './standing.ts';

/** What surges can buy together: their cost, and what it changes. */
export interface Bundle extends Gains {
  readonly cost: number;
}

/** An attack before its dice are rolled, or after: what decides how it ends. */
export interface Profile {
  readonly attackPool: readonly DieKind[];
  readonly defencePool: readonly DieKind[];
  /** What is added to the dice. */
  readonly plus: Results;
  /** What the defence blocks besides for each evade. */
  readonly blockPerEvade: number;
  /** The accuracy it needs; below all there can be for none. */
  readonly distance: number;
  /** What is worth something if the target suffers damage, and what anyway. */
  readonly onHit: number;
  readonly always: number;
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
  const { attackPool, defencePool, plus, blockPerEvade, always } = profile;
  const defences = rollsOf(defencePool);
  let worth = 0;
  for (const { results: own, chance } of rollsOf(attackPool))
    for (const { results: against, chance: other } of defences) {
      const { damage, surge, accuracy } = own;
      const { block, evade, dodge } = against;
      worth +=
        chance *
        other *
        bestEnd(
          profile,
          damage + plus.damage,
          Math.max(0, surge + plus.surge) - Math.max(0, evade + plus.evade),
          accuracy + plus.accuracy,
          Math.max(0, block + plus.block + blockPerEvade * Math.max(0, evade + plus.evade)),
          dodge + plus.dodge,
        );
    }
  return worth + always;
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
