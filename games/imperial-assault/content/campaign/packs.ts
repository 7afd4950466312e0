import type { Ability, Pack, SurgeAbility } from '../pack.ts';
import { packs as cardPacks } from '../packs.ts';
import type { CampaignCard, Hero } from './card-schema.ts';
import type { CampaignPack } from './compile-campaign.ts';
import addedAbilities from './core/added-abilities.json' with { type: 'json' };
import agendas from './core/agendas.json' with { type: 'json' };
import classCards from './core/class-cards.json' with { type: 'json' };
import heroes from './core/heroes.json' with { type: 'json' };
import imperialCards from './core/imperial-cards.json' with { type: 'json' };
import items from './core/items.json' with { type: 'json' };
import rewards from './core/rewards.json' with { type: 'json' };
import supplies from './core/supplies.json' with { type: 'json' };
import { allTiles, layings } from './maps.ts';
import { missions } from './missions.ts';

const { deployments = [], companions = [], forms = [] } = cardPacks.core ?? {};

/** What a deployment card or companion says of which only a campaign knows. */
interface AddedAbilities {
  readonly id: string;
  readonly surges?: readonly SurgeAbility[];
  readonly abilities?: readonly Ability[];
}

function withAdded<C extends Pick<Pack['companions'][number], 'id' | 'surges' | 'abilities'>>(
  cards: readonly C[],
): readonly C[] {
  const added = addedAbilities as readonly AddedAbilities[];
  return cards.map((card) => {
    const { surges = [], abilities = [] } = added.find(({ id }) => id === card.id) ?? {};
    return {
      ...card,
      surges: [...card.surges, ...surges],
      abilities: [...card.abilities, ...abilities],
    };
  });
}

/** The printed cards and tiles of the campaign, and the missions of the box. Tests check their shape against the schemas, which the compiler cannot. */
export const campaignPack: CampaignPack = {
  schemaVersion: 1,
  id: 'heart-of-the-empire',
  name: 'Heart of the Empire',
  deployments: withAdded(deployments),
  companions: withAdded(companions),
  forms,
  heroes: heroes as readonly Hero[],
  cards: [
    ...classCards,
    ...items,
    ...supplies,
    ...rewards,
    ...imperialCards,
    ...agendas,
  ] as readonly CampaignCard[],
  tiles: allTiles,
  missions,
  layings,
};
