import type { CampaignCard, Hero } from '../../content/campaign/card-schema.ts';
import type { CampaignPack } from '../../content/campaign/compile-campaign.ts';
import type { DeploymentCard } from '../../content/pack.ts';
import { plainPack } from '../plain-pack.ts';

const printed = { source: 'tests', certainty: 'original' } as const;

/** A hero without abilities: 10 Health and 4 Endurance, 8 and 3 when wounded, and one die for each attribute. */
export function testHero(id: string, change: Partial<Hero> = {}): Hero {
  const tests = { strength: ['red'], insight: ['blue'], tech: ['green'] } as const;
  return {
    ...printed,
    id,
    name: id,
    title: 'Hero of a test',
    traits: [],
    healthy: { health: 10, endurance: 4, speed: 4, defence: ['black'], tests, abilities: [] },
    wounded: {
      health: 8,
      endurance: 3,
      speed: 3,
      defence: ['black'],
      tests: { strength: ['red'], insight: ['red'], tech: ['red'] },
      abilities: [],
    },
    ...change,
  };
}

/** A card of a campaign that says nothing. */
export function testCard(
  id: string,
  card: Omit<CampaignCard, 'id' | 'name' | 'source' | 'certainty'>,
): CampaignCard {
  return { ...printed, id, name: id, ...card };
}

/** A rifle of two dice, with which a hero begins. */
function rifleOf(hero: string): CampaignCard {
  return testCard(`${hero}-rifle`, {
    kind: 'class',
    of: hero,
    starting: true,
    item: {
      type: 'ranged-weapon',
      traits: ['blaster-rifle'],
      slots: 1,
      attack: { type: 'ranged', dice: ['blue', 'green'] },
    },
    surges: [{ cost: 1, gain: [{ do: 'change', damage: 1 }] }],
  });
}

const heroNames = ['brave', 'clever', 'quick', 'strong'] as const;

/** The Empire's groups of a test: troopers who come in threes, an officer, and a villain. */
const groups: readonly DeploymentCard[] = plainPack.deployments.map((card) =>
  ['squad', 'pair', 'scout'].includes(card.id)
    ? { ...card, affiliation: 'imperial', modes: ['campaign', 'skirmish'] }
    : card,
);

/** Four heroes and a few cards of each kind, for tests of the campaign. */
export const testPack: CampaignPack = {
  schemaVersion: 1,
  id: 'test',
  name: 'Test',
  tiles: [],
  deployments: groups,
  companions: plainPack.companions,
  forms: [],
  heroes: heroNames.map((name) => testHero(name)),
  cards: [
    ...heroNames.flatMap((name) => [
      rifleOf(name),
      testCard(`${name}-skill`, { kind: 'class', of: name, xp: 1 }),
      testCard(`${name}-mastery`, { kind: 'class', of: name, xp: 3 }),
    ]),
    testCard('blaster', {
      kind: 'item',
      item: {
        type: 'ranged-weapon',
        traits: ['blaster-pistol'],
        slots: 1,
        credits: 200,
        tier: 1,
        attack: { type: 'ranged', dice: ['blue', 'yellow'] },
      },
    }),
    testCard('sword', {
      kind: 'item',
      item: {
        type: 'melee-weapon',
        traits: ['blade'],
        slots: 0,
        credits: 300,
        tier: 1,
        attack: { type: 'melee', dice: ['red', 'yellow'] },
      },
    }),
    testCard('scope', {
      kind: 'item',
      item: { type: 'ranged-modification', traits: ['sights'], credits: 100, tier: 1 },
    }),
    testCard('vest', { kind: 'item', item: { type: 'armour', traits: [], credits: 250, tier: 2 } }),
    testCard('kit', { kind: 'item', item: { type: 'equipment', traits: [], credits: 150, tier: 2 } }),
    testCard('ring', { kind: 'item', item: { type: 'equipment', traits: [], credits: 50, tier: 3 } }),
    ...['pack', 'drink', 'charge', 'map'].map((id) => testCard(id, { kind: 'supply' })),
    testCard('legendary', { kind: 'reward', side: 'rebel', ofHeroes: 2 }),
    testCard('medal', { kind: 'reward', side: 'rebel' }),
    testCard('order', { kind: 'reward', side: 'imperial' }),
    testCard('might', { kind: 'imperial-class', of: 'might', starting: true }),
    testCard('might-more', { kind: 'imperial-class', of: 'might', xp: 2 }),
    testCard('fear', { kind: 'imperial-class', of: 'fear', starting: true }),
    testCard('decree', { kind: 'agenda', agenda: { set: 'law', influence: 1, type: 'ongoing' } }),
  ],
  missions: [],
};
