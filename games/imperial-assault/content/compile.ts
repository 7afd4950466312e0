import { once } from '../../common/once.ts';
import { AbilityTable } from './compile-abilities.ts';
import type { CommandCard, CompiledArmy, CompiledCards, Fighter, FormCard, UpgradeCard } from './compiled.ts';
import type { Army, Companion, DeploymentCard, Pack, ReadyArmy, Upgrade } from './pack.ts';

/** The cards of a pack in the form with which the rules work; made once for each pack. */
export const compileCards = once(compilePack);

function compilePack(pack: Pack): CompiledCards {
  const table = new AbilityTable();
  const figures = [...pack.deployments, ...pack.companions];
  const fighters = figures.map((card, number): Fighter => {
    const text = table.add({ on: 'fighter', card: number }, card);
    return { ...fighterOf(card), text };
  });
  const upgrades = pack.upgrades.map(
    (card, number): UpgradeCard => ({
      id: card.id,
      name: card.name,
      cost: card.cost,
      unique: card.unique,
      elite: card.rank === 'elite',
      affiliation: card.affiliation,
      hosts: hostsOf(card, figures),
      onlyUnique: card.onlyUnique ?? false,
      text: table.add({ on: 'upgrade', card: number }, card),
    }),
  );
  const commands = pack.commands.map(
    ({ id, name, cost, most, user, restriction = {}, when, effects, ...rest }, number): CommandCard => ({
      id,
      name,
      cost,
      most,
      user,
      restriction,
      text: table.add(
        { on: 'command', card: number },
        {
          id,
          abilities: [
            {
              id,
              name,
              when,
              optional: true,
              effects,
              ...(rest.if && { if: rest.if }),
              ...(rest.price && { price: rest.price }),
              ...(rest.limit && { limit: rest.limit }),
            },
          ],
        },
      ),
    }),
  );
  const forms = pack.forms.map(
    (card, number): FormCard => ({
      id: card.id,
      name: card.name,
      of: card.of,
      text: table.add({ on: 'form', card: number }, card),
    }),
  );
  const numbers = {
    fighterNumber: numbersOf(fighters),
    upgradeNumber: numbersOf(upgrades),
    commandNumber: numbersOf(commands),
  };
  return {
    fighters,
    upgrades,
    commands,
    forms,
    abilities: table.abilities,
    effects: table.effects,
    surges: table.surges,
    surgeNumber: table.surgeNumber,
    moments: table.moments,
    auras: table.auras,
    lost: table.lost,
    givenTraits: table.givenTraits,
    recalled: table.recalled,
    ...numbers,
    armies: pack.armies.map((army: ReadyArmy) => ({ id: army.id, ...compileArmy(army, numbers) })),
  };
}

/** The cards of an army by number, in the order of the pack; cards that the pack does not have are left out. */
export function compileArmy(
  { deployments, upgrades, commands }: Army,
  {
    fighterNumber,
    upgradeNumber,
    commandNumber,
  }: Pick<CompiledCards, 'fighterNumber' | 'upgradeNumber' | 'commandNumber'>,
): Omit<CompiledArmy, 'id'> {
  return {
    fighters: spread(deployments, fighterNumber),
    upgrades: spread(upgrades, upgradeNumber),
    commands: spread(commands, commandNumber),
  };
}

function fighterOf(card: DeploymentCard | Companion): Omit<Fighter, 'text' | 'texts'> {
  const { id, name, traits, unique, modes, health, speed, base, defence, attack = null } = card;
  const { keywords = [] } = card;
  const group =
    'rank' in card
      ? {
          companion: false,
          affiliation: card.affiliation,
          elite: card.rank === 'elite',
          cost: card.cost,
          // B4: of a group of several, what one figure costs to reinforce.
          figureCost: card.reinforcement ?? card.cost,
          size: card.size,
        }
      : { companion: true, affiliation: 'neutral' as const, elite: false, cost: 0, figureCost: 0, size: 1 };
  return {
    id,
    name,
    traits,
    unique,
    skirmish: modes.includes('skirmish'),
    health,
    speed,
    base,
    defence,
    attack,
    reach: keywords.includes('reach'),
    mobile: keywords.includes('mobile'),
    massive: keywords.includes('massive'),
    ...group,
  };
}

/** Whether an upgrade may be put on each of the cards: never on companions (B1). Null for one of the player. */
export function hostsOf(
  { host }: Upgrade,
  cards: readonly (DeploymentCard | Companion)[],
): readonly boolean[] | null {
  if (host === undefined) return null;
  return cards.map(
    (card) =>
      'rank' in card &&
      (host.name === undefined || host.name === card.name) &&
      (host.subname === undefined || host.subname === card.subname) &&
      (host.unique === undefined || host.unique === card.unique) &&
      (host.traits === undefined || host.traits.some((trait) => card.traits.includes(trait))),
  );
}

function numbersOf(cards: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(cards.map(({ id }, number) => [id, number]));
}

function spread(
  counts: Readonly<Record<string, number>>,
  numbers: ReadonlyMap<string, number>,
): readonly number[] {
  return Object.entries(counts)
    .flatMap(([id, count]) => {
      const number = numbers.get(id);
      return number === undefined ? [] : Array.from({ length: count }, () => number);
    })
    .sort((a, b) => a - b);
}
