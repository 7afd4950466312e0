import type { Chance } from '../../../kernel/chance.ts';
import { entry } from '../../common/at.ts';
import { checkArmy, copiesOf, deckSize, isPlayable, mostCommandCost, mostCost } from '../content/army.ts';
import type { Army, DeploymentCard } from '../content/pack.ts';
import { armySchema } from '../content/pack-schema.ts';
import { fitting } from './dealing.ts';
import type { Terms } from './options.ts';

/** Upgrades in a random army, at most. */
const mostUpgrades = 3;

/**
 * A random legal army: deployment cards of one affiliation and neutral ones as long as they fit, upgrades that are legal
 * then, and command cards that some figure of it can play.
 */
export function sampleArmy(terms: Terms, chance: Chance): Army {
  const { pack } = terms;
  const affiliations = armySchema.properties.affiliation.enum;
  const affiliation = entry(affiliations, chance.pick(affiliations.length));
  const deployments: Record<string, number> = {};
  const upgrades: Record<string, number> = {};
  const commands: Record<string, number> = {};
  const army: Army = { affiliation, deployments, upgrades, commands };
  const fits = (card: DeploymentCard): boolean =>
    card.modes.includes('skirmish') && (card.affiliation === affiliation || card.affiliation === 'neutral');
  const copies = pack.deployments
    .filter(fits)
    .flatMap((card) => Array<DeploymentCard>(copiesOf(card)).fill(card));
  let left = mostCost;
  for (const card of shuffled(chance, copies)) {
    if (card.cost > left || isTaken(army, card, pack.deployments)) continue;
    left -= card.cost;
    deployments[card.id] = (deployments[card.id] ?? 0) + 1;
  }
  // An upgrade is kept if the army is without a fault but for its deck, which is not built yet.
  let count = 0;
  for (const { id } of shuffled(chance, pack.upgrades)) {
    if (count === mostUpgrades) break;
    upgrades[id] = 1;
    const faults = checkArmy(pack, army).filter(({ place }) => place !== '/commands');
    if (faults.length === 0) count++;
    else delete upgrades[id];
  }
  const playable = pack.commands.flatMap((card, number) =>
    isPlayable(pack, army, card) ? Array.from({ length: card.most }, () => number) : [],
  );
  chance.shuffle(playable);
  for (const number of fitting(
    playable,
    deckSize,
    mostCommandCost,
    (card) => entry(pack.commands, card).cost,
  )) {
    const { id } = entry(pack.commands, number);
    commands[id] = (commands[id] ?? 0) + 1;
  }
  return army;
}

/** Whether an army has another unique card of this name (A2). */
function isTaken(
  army: Pick<Army, 'deployments'>,
  card: DeploymentCard,
  cards: readonly DeploymentCard[],
): boolean {
  if (!card.unique) return false;
  return cards.some(
    ({ id, name, unique }) => unique && name === card.name && army.deployments[id] !== undefined,
  );
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const order = [...list.keys()];
  chance.shuffle(order);
  return order.map((place) => entry(list, place));
}
