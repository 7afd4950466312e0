import type { Ability, DeploymentCard, Pack } from '../content/pack.ts';
import type { Base } from '../geometry/map.ts';

const certainty = { card: 'original' } as const;
const source = 'tests';

interface Plain {
  readonly name?: string;
  readonly rank?: 'regular' | 'elite';
  readonly unique?: boolean;
  readonly cost: number;
  readonly reinforcement?: number;
  readonly size?: number;
  readonly health?: number;
  readonly speed?: number;
  readonly base?: Base;
  readonly affiliation?: DeploymentCard['affiliation'];
  readonly traits?: DeploymentCard['traits'];
  readonly keywords?: DeploymentCard['keywords'];
}

function deployment(id: string, card: Plain): DeploymentCard {
  const { cost, reinforcement, keywords } = card;
  return {
    id,
    name: card.name ?? id,
    affiliation: card.affiliation ?? 'neutral',
    rank: card.rank ?? 'regular',
    unique: card.unique ?? false,
    modes: ['campaign', 'skirmish'],
    traits: card.traits ?? [],
    cost,
    ...(reinforcement !== undefined && { reinforcement }),
    size: card.size ?? 1,
    health: card.health ?? 4,
    speed: card.speed ?? 4,
    base: card.base ?? '1x1',
    defence: ['black'],
    attack: { type: 'ranged', dice: ['blue', 'red'] },
    ...(keywords !== undefined && { keywords }),
    gains: [],
    surges: [],
    abilities: [],
    source,
    certainty,
  };
}

/** An ability that does little: an upgrade that does nothing is no legal one. */
function sharp(id: string): Ability {
  return {
    id,
    name: id,
    when: { at: 'attack', step: 'modify', as: 'attacker' },
    effects: [{ do: 'change', accuracy: 1 }],
  };
}

/** Cards without abilities, for tests of the rules. */
export const plainPack: Pack = {
  schemaVersion: 1,
  id: 'plain',
  name: 'Plain',
  note: '',
  deployments: [
    deployment('squad', { cost: 6, reinforcement: 2, size: 3, traits: ['trooper'] }),
    deployment('pair', { cost: 8, reinforcement: 4, size: 2, rank: 'elite' }),
    deployment('scout', { cost: 3, speed: 5 }),
    deployment('hero', { cost: 10, unique: true, health: 10 }),
    deployment('young-hero', { name: 'hero', cost: 2, unique: true }),
    deployment('villain', { cost: 9, unique: true, affiliation: 'imperial' }),
    { ...deployment('guest', { cost: 2 }), modes: ['campaign'] },
    deployment('flyer', { cost: 5, keywords: ['mobile'] }),
    deployment('beast', { cost: 7, base: '1x2', health: 8 }),
    deployment('walker', { cost: 14, base: '2x2', health: 12, keywords: ['massive'] }),
  ],
  companions: [
    {
      id: 'droid',
      name: 'Droid',
      unique: true,
      modes: ['campaign', 'skirmish'],
      traits: ['droid'],
      health: 3,
      speed: 3,
      base: '1x1',
      defence: [],
      gains: [],
      surges: [],
      abilities: [],
      source,
      certainty,
    },
  ],
  forms: [],
  upgrades: [
    {
      id: 'scope',
      name: 'Scope',
      affiliation: 'neutral',
      rank: 'regular',
      unique: false,
      cost: 2,
      host: { traits: ['trooper'] },
      abilities: [sharp('scope')],
      source,
      certainty,
    },
    {
      id: 'burden',
      name: 'Burden',
      affiliation: 'neutral',
      rank: 'regular',
      unique: true,
      cost: -4,
      host: {},
      abilities: [sharp('burden')],
      source,
      certainty,
    },
    {
      id: 'elect',
      name: 'Elect',
      affiliation: 'neutral',
      rank: 'regular',
      unique: true,
      cost: 1,
      onlyUnique: true,
      abilities: [sharp('elect')],
      source,
      certainty,
    },
    {
      id: 'scheme',
      name: 'Scheme',
      affiliation: 'neutral',
      rank: 'regular',
      unique: true,
      cost: 1,
      abilities: [
        { id: 'scheme', name: 'Scheme', when: { at: 'after-setup' }, effects: [{ do: 'choose-zone-last' }] },
      ],
      source,
      certainty,
    },
  ],
  commands: ['calm', 'dull', 'even', 'flat', 'dear'].map((id) => ({
    id,
    name: id,
    cost: id === 'dear' ? 2 : 1,
    most: 4,
    user: 'player',
    // Nobody ever uses that ability in a match, so that nobody is asked whether to play one.
    when: { at: 'uses', ability: 'scheme' },
    effects: [{ do: 'widen', how: 'both-choices' }],
    source,
    certainty,
  })),
  armies: [
    {
      id: 'squads',
      affiliation: 'rebel',
      deployments: { squad: 2, scout: 1 },
      upgrades: {},
      commands: { calm: 4, dull: 4, even: 4, flat: 3 },
    },
    {
      id: 'pairs',
      affiliation: 'imperial',
      deployments: { pair: 2, scout: 1 },
      upgrades: {},
      commands: { calm: 4, dull: 4, even: 4, flat: 3 },
    },
  ],
};
