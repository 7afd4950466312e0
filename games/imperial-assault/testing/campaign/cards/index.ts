import type { TestsOfCampaignCards } from '../card-tests.ts';
import { classCards } from './class-cards.ts';
import { heroCards } from './heroes.ts';
import { itemCards } from './items.ts';
import { weaponCards } from './weapons.ts';

/** The tests of all cards of the campaign. */
export const testsOfCampaignCards: TestsOfCampaignCards = {
  ...heroCards,
  ...classCards,
  ...weaponCards,
  ...itemCards,
};
