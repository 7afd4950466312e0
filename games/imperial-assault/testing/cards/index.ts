import type { TestsOfCards } from '../card-tests.ts';
import { actionCards } from './actions.ts';
import { attackCards } from './attacks.ts';
import { campaignCards } from './campaign.ts';
import { cardsAndHosts } from './cards-and-hosts.ts';
import { commandCards } from './commands.ts';
import { companionsCards } from './companions.ts';
import { imperialsCards } from './imperials.ts';
import { mercenariesCards } from './mercenaries.ts';
import { reactionCards } from './reactions.ts';
import { rebelsCards } from './rebels.ts';
import { roundsCards } from './rounds.ts';
import { setupCards } from './setup.ts';
import { upgradesCards } from './upgrades.ts';

/** The tests of all cards that have some, by the ids of the cards. */
export const testsOfCards: TestsOfCards = {
  ...actionCards,
  ...attackCards,
  ...campaignCards,
  ...cardsAndHosts,
  ...commandCards,
  ...companionsCards,
  ...imperialsCards,
  ...mercenariesCards,
  ...reactionCards,
  ...rebelsCards,
  ...roundsCards,
  ...setupCards,
  ...upgradesCards,
};
