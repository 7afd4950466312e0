import type { Fault } from '../../common/fault.ts';
import { hostsOf } from './compile.ts';
import type { Army, CommandCard, DeploymentCard, Pack, Upgrade } from './pack.ts';

/** What can be wrong with an army whose shape is right. People read the message `army.<key>`. */
export const armyFaultKeys = [
  'noCard',
  'campaign',
  'affiliation',
  'copies',
  'sameName',
  'noFigures',
  'cost',
  'host',
  'onlyUnique',
  'commands',
  'commandCost',
] as const;
export type ArmyFaultKey = (typeof armyFaultKeys)[number];

/** What deployment cards and skirmish upgrades may cost together (A14). Negative costs make room (B8). */
export const mostCost = 40;
/** The cards of a command deck, and what they may cost together (A14). */
export const deckSize = 15;
export const mostCommandCost = 15;

/** Copies of a deployment card or an upgrade in an army (A14): 1 of a unique, 2 of an elite, 4 of a regular one. */
export function copiesOf({ unique, rank }: Pick<DeploymentCard, 'unique' | 'rank'>): number {
  return unique ? 1 : rank === 'elite' ? 2 : 4;
}

/**
 * What is wrong with an army by the rules of armies (A14, B1, B4, B8). Faults of cards that the pack does not have come
 * alone for that card. Places are JSON pointers into the army.
 */
export function checkArmy(pack: Pack, army: Army): Fault<ArmyFaultKey>[] {
  const faults: Fault<ArmyFaultKey>[] = [];
  const fault = (place: string, key: ArmyFaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const take = <C extends { readonly id: string }>(
    group: 'deployments' | 'upgrades' | 'commands',
    cards: readonly C[],
  ) =>
    Object.entries(army[group]).flatMap(([id, count]) => {
      const card = cards.find((other) => other.id === id);
      if (card === undefined) fault(`/${group}/${id}`, 'noCard', { id });
      return card === undefined ? [] : [{ card, count, place: `/${group}/${id}` }];
    });
  const deployments = take('deployments', pack.deployments);
  const upgrades = take('upgrades', pack.upgrades);
  const commands = take('commands', pack.commands);

  if (deployments.length === 0) fault('/deployments', 'noFigures');
  for (const { card, place } of deployments) {
    // B4: cards without the icon of the skirmish are of the campaign alone.
    if (!card.modes.includes('skirmish')) fault(place, 'campaign', { id: card.id });
  }
  for (const { card, count, place } of [...deployments, ...upgrades]) {
    const most = copiesOf(card);
    if (count > most) fault(place, 'copies', { id: card.id, count, most });
  }
  // A2: uniqueness compares names, not what stands below them.
  const names = new Map<string, string>();
  for (const { card, place } of deployments.filter((entry) => entry.card.unique)) {
    const other = names.get(card.name);
    if (other !== undefined) fault(place, 'sameName', { id: card.id, other });
    else names.set(card.name, card.id);
  }
  checkAffiliations(army, deployments, upgrades, fault);

  const cost = sumOf([...deployments, ...upgrades]);
  if (cost > mostCost) fault('/deployments', 'cost', { cost, most: mostCost });
  checkHosts(deployments, upgrades, fault);
  for (const { card, place } of upgrades) {
    if (card.onlyUnique && deployments.some((entry) => !entry.card.unique)) {
      fault(place, 'onlyUnique', { id: card.id });
    }
  }

  for (const { card, count, place } of commands) {
    if (count > card.most) fault(place, 'copies', { id: card.id, count, most: card.most });
  }
  const count = Object.values(army.commands).reduce((sum, copies) => sum + copies, 0);
  if (count !== deckSize) fault('/commands', 'commands', { count, size: deckSize });
  const most = mostDeckCost(pack, army);
  const commandCost = sumOf(commands);
  if (commandCost > most) fault('/commands', 'commandCost', { cost: commandCost, most });
  return faults;
}

/** What the command cards of an army may cost together: some upgrades allow more. */
export function mostDeckCost(pack: Pack, army: Pick<Army, 'upgrades'>): number {
  return pack.upgrades
    .filter(({ id }) => id in army.upgrades)
    .flatMap((card) => armyEffects(card).map(({ commandCost = 0 }) => commandCost))
    .reduce((sum, points) => sum + points, mostCommandCost);
}

interface Entry<C> {
  readonly card: C;
  readonly count: number;
  /** A JSON pointer. */
  readonly place: string;
}

function sumOf(entries: readonly Entry<{ readonly cost: number }>[]): number {
  return entries.reduce((sum, { card, count }) => sum + card.cost * count, 0);
}

/** What abilities of a card say about the army itself. */
function armyEffects({ abilities }: Pick<Upgrade, 'abilities'>) {
  return abilities.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.do === 'army' ? [effect] : [])),
  );
}

/** An army has one affiliation, and neutral cards (A14), but for the cards that its own cards allow. */
function checkAffiliations(
  army: Army,
  deployments: readonly Entry<DeploymentCard>[],
  upgrades: readonly Entry<Upgrade>[],
  fault: (place: string, key: ArmyFaultKey, args: Fault['args']) => void,
): void {
  const fits = ({ card }: Entry<DeploymentCard | Upgrade>): boolean =>
    card.affiliation === army.affiliation || card.affiliation === 'neutral';
  for (const entry of upgrades) if (!fits(entry)) fault(entry.place, 'affiliation', { id: entry.card.id });
  const allowed = [...deployments, ...upgrades]
    .filter(fits)
    .flatMap(({ card }) => armyEffects(card).flatMap(({ allow }) => (allow === undefined ? [] : [allow])))
    .filter((allow) => allow.in === undefined || allow.in === army.affiliation);
  const places = allowed.flatMap((allow) => Array.from({ length: allow.most }, () => allow));
  const strangers = deployments
    .filter((entry) => !fits(entry))
    .flatMap((entry) => Array.from({ length: entry.count }, () => entry));
  const left = findUnplaced(
    strangers.map(({ card }) =>
      places.map(
        ({ affiliation, traits }) =>
          (affiliation === undefined || affiliation === card.affiliation) &&
          (traits === undefined || traits.some((trait) => card.traits.includes(trait))),
      ),
    ),
  );
  for (const entry of new Set(left.map((number) => strangers[number]))) {
    if (entry !== undefined) fault(entry.place, 'affiliation', { id: entry.card.id });
  }
}

/** Each attachment is put on a deployment card of its own (B1). */
function checkHosts(
  deployments: readonly Entry<DeploymentCard>[],
  upgrades: readonly Entry<Upgrade>[],
  fault: (place: string, key: ArmyFaultKey, args: Fault['args']) => void,
): void {
  const groups = deployments.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const attachments = upgrades.flatMap((entry) => {
    const hosts = hostsOf(entry.card, groups);
    return hosts === null ? [] : Array.from({ length: entry.count }, () => ({ entry, hosts }));
  });
  const left = findUnplaced(attachments.map(({ hosts }) => hosts));
  for (const { place, card } of new Set(left.flatMap((number) => attachments[number]?.entry ?? []))) {
    fault(place, 'host', { id: card.id });
  }
}

/**
 * Gives as many things as possible a place of their own, and returns the numbers of those that get none.
 *
 * @param fitting for each thing whether it fits each place
 */
function findUnplaced(fitting: readonly (readonly boolean[])[]): number[] {
  const taken = new Map<number, number>();
  const place = (thing: number, tried: Set<number>): boolean =>
    (fitting[thing] ?? []).some((fits, at) => {
      if (!fits || tried.has(at)) return false;
      tried.add(at);
      const other = taken.get(at);
      if (other !== undefined && !place(other, tried)) return false;
      taken.set(at, thing);
      return true;
    });
  return [...fitting.keys()].filter((thing) => !place(thing, new Set()));
}

/** Whether any card of an army could play a command card: its restriction box fits one of them (A14). */
export function isPlayable(pack: Pack, army: Army, { restriction = {} }: CommandCard): boolean {
  const { army: of, affiliation, name, traits, attackType } = restriction;
  if (of !== undefined && of !== army.affiliation) return false;
  return pack.deployments.some(
    (card) =>
      army.deployments[card.id] !== undefined &&
      (affiliation === undefined || affiliation === card.affiliation) &&
      (name === undefined || name === card.name) &&
      (traits === undefined || traits.some((trait) => card.traits.includes(trait))) &&
      (attackType === undefined || attackType === card.attack?.type),
  );
}
