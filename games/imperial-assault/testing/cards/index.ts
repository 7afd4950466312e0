import type { TestsOfCards } from '../card-tests.ts';
import { actionCards } from './actions.ts';
import { attackCards } from './attacks.ts';

/** The tests of all cards that have some, by the ids of the cards. */
export const testsOfCards: TestsOfCards = { ...attackCards, ...actionCards };
