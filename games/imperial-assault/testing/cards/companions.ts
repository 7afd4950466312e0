import type { CardTests, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

/** Companions, forms, and the cards that bring them; and a few cards that change other abilities. */
export const companionsCards: TestsOfCards = {
  scout: {
    works: {
      'Rifleman: a blue die for a red one; its accuracy': {
        a: 'clawdite-shapeshifter@C3=scout',
        b: victim,
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'pools blue green / black; keywords accuracy 2',
      },
      'Priority Target: figures are not in the way': {
        a: 'clawdite-shapeshifter@A3=scout',
        b: 'wookiee-warrior@B3,C3',
        line: 'group:a1',
        offers: 'attack:b1.2',
      },
    },
    limits: {
      'not in another form': {
        a: 'clawdite-shapeshifter@C3=streetrat',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'keywords accuracy 2',
      },
    },
  },
  senator: {
    works: {
      'Conspire: a token for each surge of its pool and a yellow die': {
        a: 'clawdite-shapeshifter@C3=senator hired-gun@C4',
        b: far,
        rolls: '1 1 3',
        line: 'group:a1 use:conspire>a1.1 figure:a1.1 spend:block figure:a2.1 spend:damage',
        figures: 'a1.1 C3*block, a2.1 C4*damage',
      },
    },
    limits: {
      'Conspire: nothing without a surge': {
        a: 'clawdite-shapeshifter@C3=senator',
        b: far,
        rolls: '1 4 5',
        line: 'group:a1 use:conspire>a1.1 *',
        figures: 'a1.1 C3',
      },
    },
  },
  streetrat: {
    works: {
      'Fleet: 2 movement points when its activation begins': {
        a: 'clawdite-shapeshifter@C3=streetrat',
        b: far,
        line: 'group:a1 move:C4 move:C5',
        shows: 'a1.1 moves C4-C5',
      },
    },
    limits: {
      'Fleet: no more': {
        a: 'clawdite-shapeshifter@C3=streetrat',
        b: far,
        line: 'group:a1 move:C4 move:C5',
        refuses: 'move:C6',
      },
    },
  },
  '88-z': {
    works: {
      'Harass: strain after an attack that hits; its own Pierce and accuracy': {
        a: 'stormtrooper@B3 88-z@D3>1',
        b: victim,
        rolls: '2 1',
        line: 'group:a1 figure:a2.1 attack:b1.1 surge:88-z.harass *',
        shows: 'keywords pierce 1; keywords accuracy 2; b1.1 hit 1; b1.1 strain 1',
      },
      'its own dodge: attacks on it miss': {
        a: 'stormtrooper@D3',
        b: 'wookiee-warrior@L9 88-z@F3>1',
        line: 'group:a1 attack:b2.1 *',
        shows: 'keywords dodge 1; b2.1 missed dodge',
      },
    },
    limits: {
      'Harass: no strain after an attack that misses': {
        a: 'stormtrooper@B3 88-z@C3>1',
        b: victim,
        rolls: '2 1',
        line: 'group:a1 figure:a2.1 attack:b1.1 surge:88-z.harass *',
        shows: 'b1.1 missed accuracy',
        hides: 'b1.1 strain 1',
      },
    },
  },
  'pit-droid': {
    works: {
      'a surge: Pierce 1': {
        a: 'stormtrooper@B3 pit-droid@E3>1',
        b: victim,
        rolls: '2 1',
        line: 'group:a1 figure:a2.1 attack:b1.1 surge:pit-droid.pierce-1 *',
        shows: 'b1.1 hit 1',
      },
    },
    limits: {
      'a surge: none to spend after an evade': {
        a: 'stormtrooper@B3 pit-droid@E3>1',
        b: victim,
        rolls: '3 6',
        line: 'group:a1 figure:a2.1 attack:b1.1 *',
        refuses: 'surge:pit-droid.pierce-1',
        shows: 'b1.1 hit 1',
      },
    },
  },
  'j4x-7': {
    works: {
      'Supporting Fire: Pierce 1 for another friendly figure against one next to it': {
        a: 'jarrod-kelvin@E3 j4x-7@E4>1',
        b: victim,
        line: 'group:a1 figure:a1.1 attack:b1.1 *',
        shows: 'supporting-fire pierce 1',
      },
    },
    limits: {
      'Supporting Fire: not against one farther away': {
        a: 'jarrod-kelvin@E3 j4x-7@D3>1',
        b: victim,
        line: 'group:a1 figure:a1.1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'supporting-fire pierce 1',
      },
    },
  },
  ...each(['balancing-force', 'chaotic-force'], (card) => {
    const [own, what] = card === 'balancing-force' ? ['rebel-trooper', 'red 5'] : ['hired-gun', 'green 5'];
    return {
      works: {
        'each player picks figures, and a die says how much': {
          a: { groups: `${own}@C3`, hand: card },
          b: '/wookiee-warrior@L9!5',
          rolls: '5',
          line: `group:a1 - play:${card} figure:b1.1 - *`,
          shows: `play ${card}; roll ${what}`,
        },
      },
      limits: {
        'armies of its affiliation': {
          a: { groups: 'stormtrooper@C3', hand: card },
          b: '/wookiee-warrior@L9',
          line: 'group:a1 - *',
          hides: `play ${card}`,
        },
      },
    };
  }),
  'unlimited-power': {
    works: {
      'Emperor reaches every other friendly figure': {
        a: { groups: 'emperor-palpatine@A1 stormtrooper@D3', hand: 'unlimited-power' },
        b: victim,
        line: 'group:a1 figure:b1.1 use:emperor>a1.1 play:unlimited-power>a1.1 *',
        shows: 'a2.1 attacks b1.1',
      },
    },
    limits: {
      'Emperor Palpatine': {
        a: { groups: 'darth-vader@A1 stormtrooper@D3', hand: 'unlimited-power' },
        b: victim,
        line: 'group:a1 use:force-choke>a1.1 *',
        hides: 'play unlimited-power',
      },
    },
  },
  ...each(['ugnaught-tinkerer', 'ugnaught-tinkerer-elite'], (card) => ({
    works: {
      'Spot Weld: the Junk Droid comes to an adjacent space': {
        a: `${card}@C3`,
        b: far,
        line: 'group:a1 use:spot-weld>a1.1 place:C4 *',
        figures: 'a2.1 C4',
      },
      'Spot Weld again: the one that was in play is removed first, with its damage (B3)': {
        a: `${card}@C3 junk-droid@E5!1>1`,
        b: far,
        line: 'group:a1 figure:a1.1 use:spot-weld>a1.1 place:C4 *',
        figures: 'a1.1 C3, a2.1 C4',
      },
    },
    limits: {
      'Spot Weld: not farther away': {
        a: `${card}@C3`,
        b: far,
        line: 'group:a1 use:spot-weld>a1.1',
        refuses: 'place:C5',
      },
    },
  })),
  ...each(['clawdite-shapeshifter', 'clawdite-shapeshifter-elite'], (card) => ({
    works: {
      'Shift: another form when a round begins': {
        a: `${card}@C3=scout`,
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - use:shift>a1.1 card:senator group:b1 - group:a1',
        offers: 'use:conspire>a1.1',
      },
    },
    limits: {
      'Shift: it may keep its form': {
        a: `${card}@C3=scout`,
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - - group:b1 - group:a1',
        refuses: 'use:conspire>a1.1',
      },
    },
  })),
  'droid-mastery': {
    works: {
      'J4X-7 comes to his space if it is not there': {
        a: { groups: 'jarrod-kelvin@C3', hand: 'droid-mastery' },
        b: far,
        line: 'group:a1 play:droid-mastery>a1.1 *',
        figures: 'a2.1 C3',
      },
      'otherwise it is Focused and attacks': {
        a: { groups: 'jarrod-kelvin@C3 j4x-7@C4>1', hand: 'droid-mastery' },
        b: victim,
        line: 'group:a1 figure:a1.1 play:droid-mastery>a1.1 *',
        shows: 'a2.1 focused; a2.1 attacks b1.1',
      },
    },
    limits: {
      'Jarrod Kelvin': {
        a: { groups: 'gideon-argus@C3', hand: 'droid-mastery' },
        b: far,
        line: 'group:a1',
        refuses: 'play:droid-mastery>a1.1',
      },
    },
  },
  'field-supply': {
    works: {
      'a token for others nearby when a round begins': {
        a: { groups: 'ko-tun-feralo@C3 /rebel-trooper@C4', hand: 'field-supply' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - - play:field-supply>a1.1 figure:a2.1 spend:damage',
        shows: 'a2.1 token damage',
      },
    },
    limits: {
      'Ko-Tun Feralo': {
        a: { groups: 'gideon-argus@C3', hand: 'field-supply' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - *',
        hides: 'play field-supply',
      },
    },
  },
};
