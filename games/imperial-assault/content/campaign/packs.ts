import { packs as cardPacks } from '../packs.ts';
import type { CampaignCard, Hero } from './card-schema.ts';
import type { CampaignPack } from './compile-campaign.ts';
import agendas from './core/agendas.json' with { type: 'json' };
import classCards from './core/class-cards.json' with { type: 'json' };
import heroes from './core/heroes.json' with { type: 'json' };
import imperialCards from './core/imperial-cards.json' with { type: 'json' };
import items from './core/items.json' with { type: 'json' };
import rewards from './core/rewards.json' with { type: 'json' };
import supplies from './core/supplies.json' with { type: 'json' };
import { layings } from './maps.ts';
import { missions } from './missions.ts';

/** The printed cards of the campaign. Their shape is tested against the schema, which the compiler cannot. */
export const campaignPack: CampaignPack = {
  schemaVersion: 1,
  id: 'heart-of-the-empire',
  name: 'Heart of the Empire',
  deployments: cardPacks.core?.deployments ?? [],
  companions: cardPacks.core?.companions ?? [],
  forms: cardPacks.core?.forms ?? [],
  missions,
  layings,
  heroes: heroes as readonly Hero[],
  cards: [
    ...classCards,
    ...items,
    ...supplies,
    ...rewards,
    ...imperialCards,
    ...agendas,
  ] as readonly CampaignCard[],
};
