import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Effect } from '../../content/pack.ts';
import type { TableTerms } from '../options.ts';
import { type BattleState, type GroupNumber, groupOf, none, playerOf } from '../state.ts';
import { empireSeat, heroSeats, missionIn } from './current.ts';
import type { Discount } from './state.ts';

type Cheaper = Extract<Effect, { readonly do: 'cheaper' }>;

/** What it costs the Empire in threat to deploy a group of its hand now, by number in `fighters` (A13). */
export function deploymentCost(
  terms: TableTerms,
  state: BattleState,
  card: number,
  discounts: readonly Discount[] = [],
): number {
  return Math.max(0, costWithout(terms, state, card) - total(discountsFor(terms, state, card, discounts)));
}

/** The same without what makes single groups or those of one optional deployment cheaper. */
function costWithout(terms: TableTerms, state: BattleState, card: number): number {
  return entry(terms.fighters, card).cost - savedBy(terms, state, card, 'amount');
}

function total(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** A card of which the Empire may deploy a part of a group, how many figures that is at most, and what each costs. */
export interface GroupPart {
  readonly card: number;
  readonly most: number;
  readonly cost: number;
}

/** What cards of the Empire say of parts of groups; undefined if they say nothing. */
export function partToDeploy(terms: TableTerms, state: BattleState): GroupPart | undefined {
  for (const effect of effectsOfCards(terms, state, empireSeat)) {
    const card = effect.do === 'deploy-part' ? terms.fighterNumber.get(effect.card) : undefined;
    if (effect.do === 'deploy-part' && card !== undefined)
      return { card, most: effect.most, cost: effect.cost };
  }
  return undefined;
}

/** What it costs to bring one figure of a group back (A13, B4). */
export function reinforcementCost(terms: TableTerms, state: BattleState, group: GroupNumber): number {
  const { card } = groupOf(state, group);
  return Math.max(0, entry(terms.fighters, card).figureCost - savedBy(terms, state, card, 'reinforcement'));
}

/**
 * Those of some discounts that a group gets, by number in `fighters`: of those of one effect for each group the greatest, and all
 * that are for one group; but none without which it costs nothing already.
 */
export function discountsFor(
  terms: TableTerms,
  state: BattleState,
  card: number,
  discounts: readonly Discount[],
): readonly Discount[] {
  const { traits, affiliation } = entry(terms.fighters, card);
  const fitting = discounts
    .filter(
      (one) =>
        (one.trait === null || traits.includes(one.trait)) &&
        (one.affiliation === null || one.affiliation === affiliation),
    )
    .sort((one, other) => other.amount - one.amount);
  const greatest = fitting.find(({ each }) => each);
  const cost = costWithout(terms, state, card);
  let used = fitting.filter((one) => !one.each || one === greatest);
  for (const one of used) {
    const others = used.filter((other) => other !== one);
    if (total(others) >= cost) used = others;
  }
  return used;
}

/** What it costs the heroes to bring an ally, which the Empire gains as threat (A13). */
export function allyCost(terms: TableTerms, state: BattleState, card: number): number {
  let saved = 0;
  for (const seat of heroSeats(state)) saved += savedByCards(terms, state, seat, card, 'amount');
  return Math.max(0, entry(terms.fighters, card).cost - saved);
}

/** How much cheaper cards of the Empire make a group, by themselves or until the mission ends. */
function savedBy(
  terms: TableTerms,
  state: BattleState,
  card: number,
  of: 'amount' | 'reinforcement',
): number {
  const { traits } = entry(terms.fighters, card);
  let saved = savedByCards(terms, state, empireSeat, card, of);
  for (const saving of missionIn(state).savings ?? [])
    if (saving.trait === null || traits.includes(saving.trait)) saved += saving[of];
  return saved;
}

/** How much cheaper the cards of a seat make a group as long as they lie there. */
function savedByCards(
  terms: TableTerms,
  state: BattleState,
  seat: Seat,
  card: number,
  of: 'amount' | 'reinforcement',
): number {
  const { traits, affiliation } = entry(terms.fighters, card);
  let saved = 0;
  const isFor = (effect: Cheaper): boolean =>
    (effect.trait === undefined || traits.includes(effect.trait)) &&
    (effect.affiliation === undefined || effect.affiliation === affiliation);
  for (const effect of effectsOfCards(terms, state, seat))
    if (effect.do === 'cheaper' && isFor(effect)) saved += effect[of] ?? 0;
  return saved;
}

/** What works as long as the cards of a seat lie there. What is attached to a group of the Empire works for that group alone. */
function* effectsOfCards(terms: TableTerms, state: BattleState, seat: Seat): Generator<Effect> {
  for (const { card, host, depleted } of playerOf(state, seat).upgrades) {
    if ((seat === empireSeat && host !== none) || depleted) continue;
    for (const { effects } of entry(terms.upgrades, card).text.at('always'))
      for (const number of effects) yield entry(terms.effects, number).effect;
  }
}
