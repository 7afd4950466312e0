import type { TestsOfCards } from '../card-tests.ts';

/** Cards that change what an army may be, or what happens before the first round. */
export const setupCards: TestsOfCards = {
  'balance-of-the-force': {
    works: {
      'command cards for 18 points': {
        army: 'rebel: luke-skywalker / balance-of-the-force / son-of-skywalker covering-fire meditation knowledge-and-defense prepared-for-battle close-the-gap deflection*2 ferocity deathblow',
        refused: [],
      },
    },
    limits: {
      'not for 19': {
        army: 'rebel: luke-skywalker / balance-of-the-force / son-of-skywalker covering-fire meditation knowledge-and-defense prepared-for-battle close-the-gap deflection*2 ferocity deathblow telekinetic-throw',
        refused: ['deck-too-expensive'],
      },
      'not without it': {
        army: 'rebel: luke-skywalker / / son-of-skywalker covering-fire meditation knowledge-and-defense prepared-for-battle close-the-gap deflection*2 ferocity deathblow',
        refused: ['deck-too-expensive'],
      },
    },
  },
  'temporary-alliance-a-common-enemy': {
    works: {
      'two Rebel cards in an army of Mercenaries': {
        army: 'mercenary: greedo rebel-trooper*2 / temporary-alliance-a-common-enemy',
        refused: [],
      },
    },
    limits: {
      'not three': {
        army: 'mercenary: greedo rebel-trooper*3 / temporary-alliance-a-common-enemy',
        refused: ['one-affiliation'],
      },
      'no Imperial ones': {
        army: 'mercenary: greedo stormtrooper / temporary-alliance-a-common-enemy',
        refused: ['one-affiliation'],
      },
    },
  },
  'temporary-alliance-hired-guns': {
    works: {
      'two Mercenary cards in an Imperial army': {
        army: 'imperial: stormtrooper hired-gun*2 / temporary-alliance-hired-guns',
        refused: [],
      },
    },
    limits: {
      'not three': {
        army: 'imperial: stormtrooper hired-gun*3 / temporary-alliance-hired-guns',
        refused: ['one-affiliation'],
      },
    },
  },
  'devious-scheme': {
    works: {
      'its player chooses a zone, though the army costs more; the opponent deploys first': {
        armies: ['mercenary: greedo nexu / devious-scheme', 'rebel: c-3po'],
        line: '',
        offers: 'zone:1 zone:2',
      },
    },
    limits: {
      'void if both have it': {
        armies: ['mercenary: greedo nexu / devious-scheme', 'mercenary: greedo / devious-scheme'],
        line: 'zone:1 place:A1',
        figures: 'b1.1 A1',
      },
    },
  },
  'first-strike': {
    works: {
      'each player scores 4': {
        armies: ['mercenary: greedo / first-strike', 'rebel: han-solo'],
        line: 'zone:1 place:A1 place:L1 **',
        shows: 'a draws 3; a scores 4; b scores 4',
      },
    },
    limits: {
      'nobody without it': {
        armies: ['mercenary: greedo', 'rebel: han-solo'],
        line: 'zone:1 place:A1 place:L1 **',
        shows: 'a draws 3',
        hides: 'a scores 4; b scores 4',
      },
    },
  },
  'indentured-jester': {
    works: {
      'Salacious B. Crumb comes into play in the space of its host': {
        armies: ['mercenary: greedo / indentured-jester', 'rebel: han-solo'],
        line: 'zone:1 place:A1 place:L1 **',
        figures: 'a1.1 A1, a2.1 A1',
      },
    },
    limits: {
      'on unique cards only': {
        army: 'mercenary: nexu / indentured-jester',
        refused: ['no-host'],
      },
    },
  },
  'rule-by-fear': {
    works: {
      '2 more cards in the first round, of which one of the hand is discarded': {
        armies: ['imperial: imperial-officer / rule-by-fear', 'rebel: han-solo'],
        line: 'zone:1 place:A1 place:L1',
        shows: 'a draws 3; b draws 3; a draws 2',
      },
    },
    limits: {
      'not in the second': {
        a: {
          groups: 'imperial-officer@A1',
          upgrades: 'rule-by-fear',
          deck: 'rally recovery urgency planning',
        },
        b: 'wookiee-warrior@L9',
        line: 'group:a1 ** group:b1 ** **',
        shows: 'a draws 1',
        hides: 'a draws 2',
      },
    },
  },
};
