import { entry } from '../../../common/at.ts';
import type { Effect } from '../../content/pack.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type GroupNumber, groupOf, none, playerOf } from '../state.ts';
import { empireSeat, missionIn } from './current.ts';
import type { Discount } from './state.ts';

type Cheaper = Extract<Effect, { readonly do: 'cheaper' }>;

/** What it costs the Empire in threat to deploy a group of its hand now, by number in `fighters` (A13). */
export function deploymentCost(
  terms: Terms,
  state: BattleState,
  card: number,
  discounts: readonly Discount[] = [],
): number {
  const discount = discountFor(terms, card, discounts);
  const { cost } = entry(terms.fighters, card);
  return Math.max(0, cost - savedBy(terms, state, card, 'amount') - (discount?.amount ?? 0));
}

/** What it costs to bring one figure of a group back (A13, B4). */
export function reinforcementCost(terms: Terms, state: BattleState, group: GroupNumber): number {
  const { card } = groupOf(state, group);
  return Math.max(0, entry(terms.fighters, card).figureCost - savedBy(terms, state, card, 'reinforcement'));
}

/** The greatest of some discounts for a group. */
export function discountFor(
  { fighters }: Terms,
  card: number,
  discounts: readonly Discount[],
): Discount | undefined {
  const { traits } = entry(fighters, card);
  const fitting = discounts.filter(({ trait }) => trait === null || traits.includes(trait));
  return fitting.sort((one, other) => other.amount - one.amount)[0];
}

/** How much cheaper cards of the Empire make a group, by themselves or until the mission ends. */
function savedBy(terms: Terms, state: BattleState, card: number, of: 'amount' | 'reinforcement'): number {
  const { traits, affiliation } = entry(terms.fighters, card);
  let saved = 0;
  const look = (effects: readonly number[]): void => {
    for (const number of effects) {
      const { effect } = entry(terms.effects, number);
      if (effect.do === 'cheaper' && isFor(effect)) saved += effect[of] ?? 0;
    }
  };
  const isFor = (effect: Cheaper): boolean =>
    (effect.trait === undefined || traits.includes(effect.trait)) &&
    (effect.affiliation === undefined || effect.affiliation === affiliation);
  for (const { card: upgrade, host, depleted } of playerOf(state, empireSeat).upgrades) {
    if (host !== none || depleted) continue;
    for (const { effects } of entry(terms.upgrades, upgrade).text.at('always')) look(effects);
  }
  for (const saving of missionIn(state).savings ?? [])
    if (saving.trait === null || traits.includes(saving.trait)) saved += saving[of];
  return saved;
}
