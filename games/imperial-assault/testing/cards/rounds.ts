import type { TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';
/** The round ends when the first seat has activated. */
const done = '/wookiee-warrior@F3';

/** Cards that work when a round begins or ends, or until then; and the rest of the cards. */
export const roundsCards: TestsOfCards = {
  'general-weiss': {
    works: {
      "General's Orders: up to two other friendly figures move": {
        a: 'general-weiss@A3 stormtrooper@F6,F8',
        b: far,
        line: 'group:a1 use:generals-orders>a1.1 figure:a2.1 - move:G6 *',
        shows: 'a2.1 moves F6-G6',
      },
      'Epic Arsenal: any three attack dice': {
        a: 'general-weiss@A3',
        b: victim,
        rolls: '1 1 5 1',
        line: 'group:a1 attack:b1.1 colour:red colour:red colour:blue *',
        shows: 'roll red 1 red 1 blue 5 black 1',
      },
    },
    limits: {
      'Epic Arsenal: two of a colour at most': {
        a: 'general-weiss@A3',
        b: victim,
        line: 'group:a1 attack:b1.1 colour:red colour:red',
        refuses: 'colour:red',
      },
    },
  },
  'alliance-smuggler-elite': {
    works: {
      'Slippery: less accuracy, and 2 movement points after the attack': {
        a: 'stormtrooper@C3',
        b: 'alliance-smuggler-elite@F3',
        rolls: '2 4 2',
        line: 'group:a1 attack:b1.1 move:F4 *',
        shows: 'slippery accuracy -2; b1.1 moves F3-F4',
      },
    },
    limits: {
      'Slippery: only when it is the target': {
        a: 'stormtrooper@C3',
        b: 'alliance-smuggler-elite@F4 wookiee-warrior@F3',
        line: 'group:a1 attack:b2.1 *',
        shows: 'a1.1 attacks b2.1',
        hides: 'slippery accuracy -2',
      },
    },
  },
  'agent-blaise-skirmish': {
    works: {
      'Adapt: a Spy or Trooper hides when the opponent plays a card': {
        a: { groups: 'rebel-trooper@C3', hand: 'fleet-footed' },
        b: 'agent-blaise-skirmish@F3',
        line: 'group:a1 play:fleet-footed>a1.1 *',
        shows: 'b1.1 hidden',
      },
    },
    limits: {
      'Adapt: nobody else hides': {
        a: { groups: 'rebel-trooper@C3', hand: 'fleet-footed' },
        b: 'imperial-officer@F3',
        line: 'group:a1 play:fleet-footed>a1.1 *',
        hides: 'b1.1 hidden',
      },
    },
  },
  'last-resort': {
    works: {
      'what a red die shows for all next to a figure that is about to be defeated': {
        a: 'darth-vader@E3',
        b: { groups: 'stormtrooper@F3,L9', upgrades: 'last-resort>1' },
        rolls: '5 5 5 2 5',
        line: 'group:a1 attack:b1.1 use:last-resort>b1.1 *',
        shows: 'roll red 5; a1.1 damage 3; b1.1 defeated',
      },
    },
    limits: {
      'not as long as it survives': {
        a: 'rebel-trooper@C3',
        b: { groups: 'stormtrooper@F3', upgrades: 'last-resort>1' },
        rolls: '1 1 5',
        line: 'group:a1 attack:b1.1 *',
        hides: 'use last-resort',
      },
    },
  },
  'on-a-diplomatic-mission': {
    works: {
      'a victory point at the end of an activation without an attack': {
        a: { groups: 'imperial-officer@C3', upgrades: 'on-a-diplomatic-mission>1' },
        b: far,
        line: 'group:a1 run - use:on-a-diplomatic-mission>a1.1 option:3 *',
        shows: 'a scores 1',
      },
    },
    limits: {
      'not after an attack': {
        a: { groups: 'imperial-officer@C3', upgrades: 'on-a-diplomatic-mission>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 * -',
        refuses: 'use:on-a-diplomatic-mission>a1.1',
      },
    },
  },
  headhunter: {
    works: {
      'a strain less, and a card or damage': {
        a: { groups: 'jabba-the-hutt-skirmish@C3', upgrades: 'headhunter>1' },
        b: victim,
        line: 'group:a1 use:bully>a1.1 figure:b1.1 use:headhunter>a1.1 *',
        shows: 'use headhunter; b1.1 damage 1',
      },
    },
    limits: {
      'not without strain': {
        a: { groups: 'boba-fett@C3', upgrades: 'headhunter>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 option:1 *',
        hides: 'use headhunter',
      },
    },
  },
  'close-the-gap': {
    works: {
      'friendly Brawlers move a space when a round begins': {
        a: { groups: 'wookiee-warrior@C3', hand: 'close-the-gap' },
        b: '/stormtrooper@L9',
        line: 'group:a1 run - play:close-the-gap move:D3 *',
        shows: 'a1.1 moves C3-D3',
      },
    },
    limits: {
      'Brawlers only': {
        a: { groups: 'stormtrooper@C3', hand: 'close-the-gap' },
        b: '/stormtrooper@L9',
        line: 'group:a1 run - play:close-the-gap *',
        hides: 'a1.1 moves C3-D3',
      },
    },
  },
  'covering-fire': {
    works: {
      'Troopers can Stun for a surge in this round': {
        a: { groups: 'stormtrooper@C3', hand: 'covering-fire' },
        b: done,
        line: 'group:a1 - play:covering-fire',
        shows: 'play covering-fire; lasts covering-fire a1.1',
      },
    },
    limits: {
      'Troopers only': {
        a: { groups: 'imperial-officer@C3', hand: 'covering-fire' },
        b: done,
        line: 'group:a1 - play:covering-fire',
        hides: 'lasts covering-fire a1.1',
      },
    },
  },
  ferocity: {
    works: {
      'an attack with any Creature when a round ends': {
        a: { groups: 'stormtrooper@C3', hand: 'ferocity' },
        b: '/nexu@F3 /wookiee-warrior@E3',
        line: 'group:a1 - play:ferocity *',
        shows: 'b1.1 attacks b2.1',
      },
    },
    limits: {
      'Creatures only': {
        a: { groups: 'stormtrooper@C3', hand: 'ferocity' },
        b: '/wookiee-warrior@E3,E4',
        line: 'group:a1 - play:ferocity *',
        hides: 'b1.1 attacks b1.2',
      },
    },
  },
  'one-in-a-million': {
    works: {
      'no defence dice outside her activation': {
        a: 'stormtrooper@C3',
        b: { groups: 'jyn-odan@F3', hand: 'one-in-a-million' },
        rolls: '4 4',
        line: 'group:a1 use:hair-trigger>b1.1 play:one-in-a-million>b1.1 *',
        shows: 'roll green 4 green 4',
      },
    },
    limits: {
      'not in her activation': {
        a: { groups: 'jyn-odan@C3', hand: 'one-in-a-million' },
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        hides: 'play one-in-a-million',
      },
    },
  },
  'price-on-their-heads': {
    works: {
      '4 victory points when the group is defeated': {
        a: { groups: 'boba-fett@C3', hand: 'price-on-their-heads' },
        b: `imperial-officer@F3!2 ${far}`,
        rolls: '4 4 5 2',
        line: 'group:a1 play:price-on-their-heads>a1.1 figure:b1.1 attack:b1.1 option:1 *',
        shows: 'b1.1 defeated; a scores 4',
      },
    },
    limits: {
      'not for another group': {
        a: { groups: 'boba-fett@C3', hand: 'price-on-their-heads' },
        b: `imperial-officer@F3!2 ${far}`,
        rolls: '4 4 5 2',
        line: 'group:a1 play:price-on-their-heads>a1.1 figure:b2.1 attack:b1.1 option:1 *',
        shows: 'b1.1 defeated',
        hides: 'a scores 4',
      },
    },
  },
  'shadow-ops': {
    works: {
      'the opponent plays no cards until the round ends': {
        a: { groups: 'mak-eshka-rey@C3', hand: 'shadow-ops' },
        b: { groups: 'stormtrooper@F3', hand: 'fleet-footed' },
        line: 'group:a1 play:shadow-ops>a1.1 - group:b1 *',
        refuses: 'play:fleet-footed>b1.1',
      },
    },
    limits: {
      'without it they do': {
        a: { groups: 'mak-eshka-rey@C3', hand: 'shadow-ops' },
        b: { groups: 'stormtrooper@F3', hand: 'fleet-footed' },
        line: 'group:a1 - group:b1 *',
        offers: 'play:fleet-footed>b1.1',
      },
    },
  },
  'armed-escort': {
    works: {
      'an evade for other friendly figures within 2 spaces': {
        a: { groups: 'probe-droid@C3 stormtrooper@C4', hand: 'armed-escort' },
        b: 'rebel-trooper@F3',
        line: 'group:a1 play:armed-escort>a1.1 - group:b1 attack:a2.1 *',
        shows: 'armed-escort evade 1',
      },
    },
    limits: {
      'not for itself': {
        a: { groups: 'probe-droid@C3', hand: 'armed-escort' },
        b: 'rebel-trooper@F3',
        line: 'group:a1 play:armed-escort>a1.1 - group:b1 attack:a1.1 *',
        shows: 'b1.1 attacks a1.1',
        hides: 'armed-escort evade 1',
      },
    },
  },
  'force-jump': {
    works: {
      '5 spaces, whatever is in the way': {
        a: { groups: 'darth-vader@A3', hand: 'force-jump' },
        b: far,
        line: 'group:a1 play:force-jump>a1.1 move:F3 *',
        figures: 'a1.1 F3',
      },
    },
    limits: {
      'no sixth space': {
        a: { groups: 'darth-vader@A3', hand: 'force-jump' },
        b: far,
        line: 'group:a1 play:force-jump>a1.1',
        refuses: 'move:G3',
      },
    },
  },
  'fool-me-once': {
    works: {
      'a Spy draws a card, for 2 strain': {
        a: { groups: 'isb-infiltrator@C3', hand: 'fool-me-once', deck: 'planning rally deadeye' },
        b: far,
        line: 'group:a1 play:fool-me-once>a1.1 number:0 *',
        shows: 'play fool-me-once; a draws 1',
      },
    },
    limits: {
      'others draw none': {
        a: { groups: 'wookiee-warrior@C3', hand: 'fool-me-once' },
        b: far,
        line: 'group:a1 play:fool-me-once>a1.1 *',
        shows: 'play fool-me-once; a1.1 strain 2',
        hides: 'a draws 1',
      },
    },
  },
  'looking-for-a-fight': {
    works: {
      'a damage token, and a space or a push': {
        a: { groups: 'wookiee-warrior@C3', hand: 'looking-for-a-fight' },
        b: far,
        line: 'group:a1 play:looking-for-a-fight>a1.1 option:1 move:D3 *',
        figures: 'a1.1 D3*damage',
      },
    },
    limits: {
      Brawlers: {
        a: { groups: 'stormtrooper@C3', hand: 'looking-for-a-fight' },
        b: far,
        line: 'group:a1',
        refuses: 'play:looking-for-a-fight>a1.1',
      },
    },
  },
  'take-initiative': {
    works: {
      'the round begins with its player, for an exhausted card': {
        a: { groups: 'stormtrooper@C3 imperial-officer@C4', hand: 'take-initiative' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - group:a2 - play:take-initiative figure:a2.1',
        offers: 'group:a1',
        refuses: 'group:a2',
      },
    },
    limits: {
      'without it the other seat begins': {
        a: { groups: 'stormtrooper@C3 imperial-officer@C4', hand: 'take-initiative' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - group:a2 - -',
        offers: 'group:b1',
      },
    },
  },
  'wreak-vengeance': {
    works: {
      'both options of Dual-Bladed Fury': {
        a: { groups: 'maul@E3', hand: 'wreak-vengeance' },
        b: 'wookiee-warrior@F3,F4',
        rolls: '5 5 4 1',
        line: 'group:a1 attack:b1.1 play:wreak-vengeance>a1.1 figure:b1.2 *',
        shows: 'a1.1 focused; b1.2 damage 2',
      },
    },
    limits: {
      Maul: {
        a: { groups: 'wookiee-warrior@E3', hand: 'wreak-vengeance' },
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        hides: 'play wreak-vengeance',
      },
    },
  },
  'corrupting-force': {
    works: {
      'each player picks figures, which suffer what a blue die shows': {
        a: { groups: 'stormtrooper-elite@C3', hand: 'corrupting-force' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - play:corrupting-force figure:b1.1 *',
        shows: 'play corrupting-force',
      },
    },
    limits: {
      'Imperial armies': {
        a: { groups: 'rebel-trooper@C3', hand: 'corrupting-force' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 - *',
        hides: 'play corrupting-force',
      },
    },
  },
};
