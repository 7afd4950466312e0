import type { TestsOfCampaignCards } from '../card-tests.ts';
import { agendaCards } from './agendas.ts';
import { classCards } from './class-cards.ts';
import { deploymentCards } from './deployments.ts';
import { heroCards } from './heroes.ts';
import { imperialClasses } from './imperial-classes.ts';
import { itemCards } from './items.ts';
import { weaponCards } from './weapons.ts';

/** The tests of all cards of the campaign. */
export const testsOfCampaignCards: TestsOfCampaignCards = {
  ...heroCards,
  ...classCards,
  ...weaponCards,
  ...itemCards,
  ...imperialClasses,
  ...agendaCards,
  ...deploymentCards,
};
