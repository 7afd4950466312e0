import type { TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';
/** To the end of the first round. */
const toRoundEnd = 'group:a1 - group:b1 -';

/** Cards about command cards, hosts and targets. */
export const cardsAndHosts: TestsOfCards = {
  'advanced-com-systems': {
    works: {
      'what reaches adjacent figures reaches those within 3 spaces': {
        a: { groups: 'kayn-somos@A3 stormtrooper@D3', upgrades: 'advanced-com-systems>1' },
        b: victim,
        line: 'group:a1 use:firing-squad>a1.1 figure:a2.1 - *',
        shows: 'use firing-squad; a2.1 attacks b1.1',
      },
    },
    limits: {
      'not 4': {
        a: { groups: 'kayn-somos@A3 stormtrooper@E3', upgrades: 'advanced-com-systems>1' },
        b: victim,
        line: 'group:a1 use:firing-squad>a1.1',
        refuses: 'figure:a2.1',
      },
      'not without it': {
        a: 'kayn-somos@A3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 use:firing-squad>a1.1',
        refuses: 'figure:a2.1',
      },
    },
  },
  'black-market': {
    works: {
      'a strain for a Smuggler; the top card is drawn for its cost': {
        a: {
          groups: 'greedo@C3',
          upgrades: 'black-market',
          deck: 'rally covering-fire marksman planning',
          points: 4,
        },
        b: far,
        line: `${toRoundEnd} use:black-market figure:a1.1 number:0 option:1 *`,
        shows: 'use black-market; a1.1 strain 1; a scores -3',
        hand: 'covering-fire rally',
      },
      'or discarded for as many points': {
        a: {
          groups: 'greedo@C3',
          upgrades: 'black-market',
          deck: 'rally covering-fire marksman planning',
          points: 4,
        },
        b: far,
        line: `${toRoundEnd} use:black-market figure:a1.1 number:0 option:2 *`,
        shows: 'a discards covering-fire; a scores 3',
        hand: 'rally',
      },
    },
    limits: {
      'not without a Smuggler': {
        a: { groups: 'nexu@C3', upgrades: 'black-market', deck: 'rally covering-fire' },
        b: far,
        line: toRoundEnd,
        refuses: 'use:black-market',
      },
    },
  },
  'channel-the-force': {
    works: {
      'a card of Force Users is fetched instead of one that is drawn, and strains one for its cost': {
        a: {
          groups: 'luke-skywalker@C3',
          upgrades: 'channel-the-force',
          deck: 'rally force-jump planning urgency',
        },
        b: far,
        line: `${toRoundEnd} use:channel-the-force card:force-jump number:0 *`,
        shows: 'use channel-the-force; a1.1 strain 1; a1.1 damage 1',
        hides: 'a draws 1',
        hand: 'force-jump',
      },
    },
    limits: {
      'only where a Force User is there': {
        a: { groups: 'han-solo@C3', upgrades: 'channel-the-force', deck: 'rally force-jump planning' },
        b: far,
        line: toRoundEnd,
        refuses: 'use:channel-the-force',
      },
    },
  },
  'heroic-effort': {
    works: {
      'a card when a unique figure is defeated; one of the hand goes under the deck': {
        a: {
          groups: 'luke-skywalker@C3!9 han-solo@C9',
          upgrades: 'heroic-effort',
          deck: 'rally planning',
          hand: 'urgency',
        },
        b: 'stormtrooper@F3',
        rolls: '5 5 1',
        line: 'group:a2 ** group:b1 attack:a1.1 use:heroic-effort card:urgency',
        shows: 'a1.1 defeated; use heroic-effort; a draws 1',
        hand: 'rally',
      },
    },
    limits: {
      'not for others': {
        a: { groups: 'rebel-trooper@C3!2 han-solo@C9', upgrades: 'heroic-effort', deck: 'rally planning' },
        b: 'stormtrooper@F3',
        rolls: '5 5 1',
        line: 'group:a2 ** group:b1 attack:a1.1 *',
        shows: 'a1.1 defeated',
        hides: 'use heroic-effort',
      },
    },
  },
  'scavenged-weaponry': {
    works: {
      'a damage more': {
        a: { groups: 'probe-droid@C3', upgrades: 'scavenged-weaponry>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 use:scavenged-weaponry>a1.1 *',
        shows: 'scavenged-weaponry damage 1',
      },
      'when its group is defeated it goes to another Droid or Vehicle': {
        a: {
          groups: 'probe-droid@C3!4 at-st-elite@A7 hired-gun@C9',
          upgrades: 'scavenged-weaponry>1',
        },
        b: 'stormtrooper@F3',
        rolls: '5 5 1',
        line: 'group:a3 ** group:b1 attack:a1.1 use:scavenged-weaponry-next>a1.1 figure:a2.1 ** group:a2 attack:b1.1',
        shows: 'a1.1 defeated; b scores 4; use scavenged-weaponry-next',
        offers: 'use:scavenged-weaponry>a2.1',
      },
    },
    limits: {
      'once, then it is exhausted': {
        a: { groups: 'ig-88@C3', upgrades: 'scavenged-weaponry>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 use:scavenged-weaponry>a1.1 colour:red colour:blue * attack:b1.1',
        refuses: 'use:scavenged-weaponry>a1.1',
      },
    },
  },
  'under-duress': {
    works: {
      'a point of strain costs opponents 2 cards to prevent': {
        a: { groups: 'ig-88@D3', upgrades: 'under-duress' },
        b: { groups: victim, deck: 'rally deflection' },
        line: 'group:a1 attack:b1.1 number:1',
        shows: 'b discards rally deflection',
      },
    },
    limits: {
      'not with one card': {
        a: { groups: 'ig-88@D3', upgrades: 'under-duress' },
        b: { groups: victim, deck: 'rally' },
        line: 'group:a1 attack:b1.1 colour:red colour:blue *',
        shows: 'b1.1 strain 1; b1.1 damage 1',
      },
    },
  },
  marksman: {
    works: {
      'a target behind figures': {
        a: { groups: 'stormtrooper@C3', hand: 'marksman' },
        b: 'wookiee-warrior@E3,F3',
        line: 'group:a1 play:marksman>a1.1 figure:b1.2 *',
        shows: 'play marksman; a1.1 attacks b1.2',
      },
    },
    limits: {
      'not without it': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@E3,F3',
        line: 'group:a1',
        refuses: 'attack:b1.2',
      },
      'ranged attacks only': {
        a: { groups: 'wookiee-warrior@D3', hand: 'marksman' },
        b: 'wookiee-warrior@E3,F3',
        line: 'group:a1 attack:b1.1 *',
        refuses: 'play:marksman>a1.1',
      },
    },
  },
  'arcing-shot': {
    works: {
      'a target next to an empty space in sight': {
        a: { groups: 'drokkatta@C3', hand: 'arcing-shot' },
        b: 'wookiee-warrior@E3,F3',
        line: 'group:a1 play:arcing-shot>a1.1 figure:b1.2 *',
        shows: 'play arcing-shot; a1.1 attacks b1.2',
      },
    },
    limits: {
      'for Drokkatta only': {
        a: { groups: 'fenn-signis@C3', hand: 'arcing-shot' },
        b: 'wookiee-warrior@E3,F3',
        line: 'group:a1 run',
        refuses: 'play:arcing-shot>a1.1',
      },
    },
  },
  'to-the-limit': {
    works: {
      'an attack more after a special action, then Stunned': {
        a: { groups: 'imperial-officer@E3 stormtrooper@E2', hand: 'to-the-limit' },
        b: victim,
        line: 'group:a1 use:order>a1.1 figure:a2.1 - play:to-the-limit>a1.1 attack:b1.1 *',
        shows: 'play to-the-limit; a1.1 attacks b1.1; a1.1 stunned',
        offers: 'run',
      },
    },
    limits: {
      'Stunned also without it': {
        a: { groups: 'imperial-officer@E3 stormtrooper@E2', hand: 'to-the-limit' },
        b: victim,
        line: 'group:a1 use:order>a1.1 figure:a2.1 - play:to-the-limit>a1.1 - run',
        shows: 'a1.1 stunned',
        refuses: 'run',
      },
      'not after other actions': {
        a: { groups: 'imperial-officer@E3', hand: 'to-the-limit' },
        b: victim,
        line: 'group:a1 run',
        refuses: 'play:to-the-limit>a1.1',
      },
    },
  },
  'sit-tight': {
    works: {
      'its player waits for more ready cards than the opponent has': {
        a: { groups: 'greedo@C3 nexu@C9', hand: 'sit-tight' },
        b: 'wookiee-warrior@F9 wookiee-warrior@L9 wookiee-warrior@J9',
        line: 'group:a1 - group:b1 - group:a2 - group:b2 - group:b3 - play:sit-tight ** group:b1 -',
        offers: 'group:b2 group:b3',
      },
    },
    limits: {
      'no longer than that': {
        a: { groups: 'greedo@C3 nexu@C9', hand: 'sit-tight' },
        b: 'wookiee-warrior@F9 wookiee-warrior@L9',
        line: 'group:a1 - group:b1 - group:a2 - group:b2 - play:sit-tight ** group:b1 -',
        offers: 'group:a1 group:a2',
      },
    },
  },
  'junk-droid': {
    works: {
      'it attacks with a damage more': {
        a: 'ugnaught-tinkerer@C3 junk-droid@E3>1',
        b: victim,
        line: 'group:a1 figure:a2.1 attack:b1.1 *',
        shows: 'a2.1 attacks b1.1; keywords damage 1',
      },
    },
    limits: {
      'one Health': {
        a: 'stormtrooper@C3',
        b: 'ugnaught-tinkerer@L9 junk-droid@F3>1',
        rolls: '4 4',
        line: 'group:a1 attack:b2.1 *',
        shows: 'b2.1 damage 1; b2.1 defeated',
      },
    },
  },
  'cam-droid': {
    works: {
      'Spotlight: accuracy for another attack against a figure next to it': {
        a: 'probe-droid@C3 cam-droid@E3>1',
        b: victim,
        line: 'group:a1 figure:a1.1 attack:b1.1 *',
        shows: 'spotlight accuracy 1',
      },
    },
    limits: {
      'not farther away': {
        a: 'probe-droid@C3 cam-droid@D3>1',
        b: victim,
        line: 'group:a1 figure:a1.1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'spotlight accuracy 1',
      },
    },
  },
  'r5-astromech': {
    works: {
      'Repair: a damage of a Droid next to it': {
        a: 'probe-droid@C3!3 r5-astromech@C4>1',
        b: victim,
        line: 'group:a1 figure:a2.1 use:repair>a2.1 *',
        shows: 'a1.1 recovers 1',
      },
    },
    limits: {
      'Droids and Vehicles only': {
        a: 'stormtrooper@C3!2 r5-astromech@C4>1',
        b: victim,
        line: 'group:a1 figure:a2.1 use:repair>a2.1 *',
        hides: 'a1.1 recovers 1',
      },
    },
  },
  'jawa-scavenger-elite-campaign': {
    works: {
      'Motivators: accuracy for a friendly Droid': {
        a: 'jawa-scavenger-elite-campaign@C3 probe-droid@E3',
        b: victim,
        line: 'group:a2 attack:b1.1 *',
        shows: 'motivators accuracy 1',
      },
      'Take Cover: a block for an evade': {
        a: 'stormtrooper@C3',
        b: 'jawa-scavenger-elite-campaign@F3',
        line: 'group:a1 attack:b1.1 use:take-cover>b1.1 *',
        shows: 'take-cover block 1 evade -1',
      },
    },
    limits: {
      'Motivators: nothing for others': {
        a: 'jawa-scavenger-elite-campaign@C3 stormtrooper@E3',
        b: victim,
        line: 'group:a2 attack:b1.1 *',
        shows: 'a2.1 attacks b1.1',
        hides: 'motivators accuracy 1',
      },
    },
  },
};
