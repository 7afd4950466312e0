import type { Json } from '../../../kernel/game.ts';
import { type Counts, isCounts, withCount as withCounts } from '../../../web/loadouts/kit/counts.ts';
import { copiesOf } from '../content/army.ts';
import type { Affiliation } from '../content/compiled.ts';
import type { Army, CommandCard, DeploymentCard, Pack, Upgrade } from '../content/pack.ts';
import { armySchema } from '../content/pack-schema.ts';

/** An army as it is built: like those that seats bring, but it may have faults. */
export type ArmyValue = {
  readonly affiliation: Army['affiliation'];
  readonly deployments: Counts;
  readonly upgrades: Counts;
  readonly commands: Counts;
};

/** The parts of an army, in the order in which they are shown and written. */
export const parts = ['deployments', 'upgrades', 'commands'] as const;
export type Part = (typeof parts)[number];

/** A card of an army, of any of its parts. */
export type ArmyCard = DeploymentCard | Upgrade | CommandCard;

/** The affiliations that an army may have. */
export const armyAffiliations = armySchema.properties.affiliation.enum;

/** The most copies, and the most different cards in a part, for which the form of an army has room. */
export const mostOfOne = armySchema.properties.deployments.additionalProperties.maximum;
const mostCards = armySchema.properties.deployments.maxProperties;

export const emptyArmy: ArmyValue = { affiliation: 'rebel', deployments: {}, upgrades: {}, commands: {} };

/** Whether a value has the form of an army. */
export function isArmyValue(value: Json): value is ArmyValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { affiliation, deployments, upgrades, commands, ...rest } = value;
  const limits = { ids: mostCards, each: mostOfOne };
  return (
    armyAffiliations.some((one) => one === affiliation) &&
    [deployments, upgrades, commands].every((counts) => isCounts(counts, limits)) &&
    Object.keys(rest).length === 0
  );
}

/**
 * The army with another number of one card; none of it if the number is 0. As long as nothing in the army has an
 * affiliation, the first card that has one decides that of the army.
 */
export function withCard(pack: Pack, army: ArmyValue, part: Part, id: string, count: number): ArmyValue {
  const changed = { ...army, [part]: withCounts(army[part], id, count) };
  if (count === 0 || part === 'commands' || affiliationsIn(pack, army).length > 0) return changed;
  const [own] = affiliationsIn(pack, changed);
  return own === undefined ? changed : { ...changed, affiliation: own };
}

/** The affiliations of the cards of an army, neutral ones aside; the one with the most cards first. */
export function affiliationsIn(
  pack: Pack,
  { deployments, upgrades }: Pick<ArmyValue, 'deployments' | 'upgrades'>,
): readonly ArmyValue['affiliation'][] {
  const count = (affiliation: Affiliation): number =>
    pack.deployments.reduce(
      (sum, card) => (card.affiliation === affiliation ? sum + (deployments[card.id] ?? 0) : sum),
      0,
    ) +
    pack.upgrades.reduce(
      (sum, card) => (card.affiliation === affiliation ? sum + (upgrades[card.id] ?? 0) : sum),
      0,
    );
  return armyAffiliations
    .filter((affiliation) => count(affiliation) > 0)
    .toSorted((one, other) => count(other) - count(one));
}

/** A card of a part; undefined where the pack does not have it. */
export function cardOf(pack: Pack, part: Part, id: string): ArmyCard | undefined {
  const cards: readonly ArmyCard[] = pack[part];
  return cards.find((card) => card.id === id);
}

/** How many copies of a card an army may have. */
export function mostOf(card: ArmyCard): number {
  return 'most' in card ? card.most : copiesOf(card);
}

/** What the cards of a part cost together; those that the pack does not have cost nothing. */
export function costOf(pack: Pack, army: ArmyValue, part: Part): number {
  const cards: readonly ArmyCard[] = pack[part];
  return cards.reduce((sum, { id, cost }) => sum + cost * (army[part][id] ?? 0), 0);
}
