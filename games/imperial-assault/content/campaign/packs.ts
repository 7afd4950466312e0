import { packs as cardPacks } from '../packs.ts';
import type { CampaignPack } from './compile-campaign.ts';
import addedAbilities from './core/added-abilities.json' with { type: 'json' };
import agendas from './core/agendas.json' with { type: 'json' };
import classCards from './core/class-cards.json' with { type: 'json' };
import heroes from './core/heroes.json' with { type: 'json' };
import imperialCards from './core/imperial-cards.json' with { type: 'json' };
import items from './core/items.json' with { type: 'json' };
import rewards from './core/rewards.json' with { type: 'json' };
import supplies from './core/supplies.json' with { type: 'json' };
import { layings, tiles } from './maps.ts';
import { missions } from './missions.ts';
import { printedCards } from './printed-cards.ts';

const { deployments = [], companions = [], forms = [] } = cardPacks.core ?? {};

/** The printed cards and tiles of the campaign, and the missions of the box. */
export const campaignPack: CampaignPack = {
  schemaVersion: 1,
  id: 'heart-of-the-empire',
  name: 'Heart of the Empire',
  ...printedCards({
    ...{ deployments, companions, forms, addedAbilities },
    ...{ heroes, classCards, items, supplies, rewards, imperialCards, agendas },
  }),
  tiles: [...tiles.values()],
  missions,
  layings,
};
