import { sumOf } from '../../../web/loadouts/kit/counts.ts';
import { isPlayable } from '../content/army.ts';
import { hostsOf } from '../content/compile.ts';
import type { CommandCard, Companion, DeploymentCard, Form, Pack, Upgrade } from '../content/pack.ts';
import type { ArmyValue, Part } from './army-value.ts';

/** What an army has on the map, deployment cards that the pack does not know aside. */
export interface Strength {
  /** Activations in the first round. */
  readonly groups: number;
  readonly figures: number;
  readonly health: number;
}

export function strengthOf({ deployments }: Pack, army: ArmyValue): Strength {
  let [groups, figures, health] = [0, 0, 0];
  for (const card of deployments) {
    const count = army.deployments[card.id] ?? 0;
    groups += count;
    figures += count * card.size;
    health += count * card.size * card.health;
  }
  return { groups, figures, health };
}

/** How many cards of a part have each cost, from the least of the army to the greatest. */
export function costCurve(
  pack: Pack,
  army: ArmyValue,
  part: Part,
): readonly { readonly value: number; readonly count: number }[] {
  const cards: readonly { readonly id: string; readonly cost: number }[] = pack[part];
  const found = cards.flatMap(({ id, cost }) => {
    const count = army[part][id] ?? 0;
    return count === 0 ? [] : [{ cost, count }];
  });
  if (found.length === 0) return [];
  const costs = found.map(({ cost }) => cost);
  const least = Math.min(...costs);
  return Array.from({ length: Math.max(...costs) - least + 1 }, (_, step) => ({
    value: least + step,
    count: found.reduce((sum, { cost, count }) => (cost === least + step ? sum + count : sum), 0),
  }));
}

/** Deployment cards of an army of which a figure can use a command card (A14); for a card of the player all of them. */
export function usersOf(pack: Pack, army: ArmyValue, command: CommandCard): readonly DeploymentCard[] {
  return pack.deployments.filter(
    ({ id }) => id in army.deployments && isPlayable(pack, { ...army, deployments: { [id]: 1 } }, command),
  );
}

/** The command cards of an army, those that the fewest groups can use first. */
export function useOfCommands(
  pack: Pack,
  army: ArmyValue,
): readonly { readonly card: CommandCard; readonly users: readonly DeploymentCard[] }[] {
  return pack.commands
    .filter(({ id }) => id in army.commands)
    .map((card) => ({ card, users: usersOf(pack, army, card) }))
    .toSorted((one, other) => one.users.length - other.users.length);
}

/** Deployment cards of an army to which an attachment may be put (B1); undefined for an upgrade that is none. */
export function hostsIn(
  pack: Pack,
  army: ArmyValue,
  upgrade: Upgrade,
): readonly DeploymentCard[] | undefined {
  const fits = hostsOf(upgrade, pack.deployments);
  return fits === null
    ? undefined
    : pack.deployments.filter(({ id }, number) => id in army.deployments && fits[number] === true);
}

/** The companions that a card brings into play (B3). */
export function companionsOf(
  pack: Pack,
  { abilities }: Pick<DeploymentCard, 'abilities'>,
): readonly Companion[] {
  const ids = new Set(abilities.flatMap(companionsIn));
  return pack.companions.filter(({ id }) => ids.has(id));
}

/** The ids of companions that a part of a card puts into play, however deep inside. */
function companionsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(companionsIn);
  const isPut = 'do' in part && part.do === 'companion' && 'companion' in part;
  return isPut && typeof part.companion === 'string' ? [part.companion, ...inside] : inside;
}

/** The forms that a figure of a deployment card can take (B9). */
export function formsOf({ forms }: Pack, { name }: DeploymentCard): readonly Form[] {
  return forms.filter((form) => form.of === name);
}

/** Whether there is nothing in an army. */
export function isEmpty({ deployments, upgrades, commands }: ArmyValue): boolean {
  return sumOf(deployments) + sumOf(upgrades) + sumOf(commands) === 0;
}
