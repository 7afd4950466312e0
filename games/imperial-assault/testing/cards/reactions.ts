import type { TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

/** Command cards that are played in answer to something, or when a round begins or ends. */
export const reactionCards: TestsOfCards = {
  deflection: {
    works: {
      'less accuracy, and 2 damage for the attacker if there was none': {
        a: 'stormtrooper@C3',
        b: { groups: 'darth-vader@F3', hand: 'deflection' },
        rolls: '2 1 5 5',
        line: 'group:a1 attack:b1.1 play:deflection>b1.1 *',
        shows: 'deflection accuracy -2; b1.1 missed accuracy; a1.1 damage 2',
      },
    },
    limits: {
      'not against a melee attack': {
        a: 'wookiee-warrior@E3',
        b: { groups: 'darth-vader@F3', hand: 'deflection' },
        line: 'group:a1 attack:b1.1',
        refuses: 'play:deflection>b1.1',
      },
      'the attacker is not hurt if there was damage': {
        a: 'stormtrooper@D3',
        b: { groups: 'luke-skywalker-jedi-knight@F3', hand: 'deflection' },
        rolls: '4 6 1',
        line: 'group:a1 attack:b1.1 play:deflection>b1.1 *',
        shows: 'b1.1 hit 4',
        hides: 'a1.1 damage 2',
      },
    },
  },
  'right-back-at-ya': {
    works: {
      'the attacker suffers 1 damage': {
        a: 'stormtrooper@C3',
        b: { groups: 'ahsoka-tano@F3', hand: 'right-back-at-ya' },
        line: 'group:a1 attack:b1.1 play:right-back-at-ya>b1.1 *',
        shows: 'a1.1 damage 1',
      },
    },
    limits: {
      'Ahsoka Tano': {
        a: 'stormtrooper@C3',
        b: { groups: 'luke-skywalker@F3', hand: 'right-back-at-ya' },
        line: 'group:a1 attack:b1.1',
        refuses: 'play:right-back-at-ya>b1.1',
      },
    },
  },
  'furious-charge': {
    works: {
      'the card is ready again after 3 damage': {
        a: 'e-web-engineer@C3',
        b: { groups: '/gaarkhan@F3', hand: 'furious-charge' },
        rolls: '6 4 6 4',
        line: 'group:a1 attack:b1.1 play:furious-charge>b1.1 * -',
        offers: 'group:b1',
      },
    },
    limits: {
      'not after less': {
        a: 'rebel-trooper@C3',
        b: { groups: '/gaarkhan@F3', hand: 'furious-charge' },
        rolls: '1 1 4',
        line: 'group:a1 attack:b1.1 *',
        hides: 'play furious-charge',
      },
    },
  },
  celebration: {
    works: {
      '4 victory points for a unique hostile figure': {
        a: { groups: 'stormtrooper@C3', hand: 'celebration' },
        b: `c-3po@F3!3 ${far}`,
        rolls: '4 6 1',
        line: 'group:a1 attack:b1.1 play:celebration *',
        shows: 'b1.1 defeated; play celebration; a scores 4',
      },
    },
    limits: {
      'not for others': {
        a: { groups: 'stormtrooper@C3', hand: 'celebration' },
        b: `imperial-officer@F3!2 ${far}`,
        rolls: '4 6 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 defeated',
        hides: 'play celebration',
      },
    },
  },
  'element-of-surprise': {
    works: {
      'a defence die less if the target did not see it when the activation began': {
        a: { groups: 'stormtrooper@A3', hand: 'element-of-surprise' },
        b: 'wookiee-warrior@F3 imperial-officer@C3',
        line: 'group:a1 run move:B4 attack:b1.1 play:element-of-surprise>a1.1 *',
        shows: 'play element-of-surprise',
      },
    },
    limits: {
      'not if it saw it': {
        a: { groups: 'stormtrooper@C3', hand: 'element-of-surprise' },
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        hides: 'play element-of-surprise',
      },
    },
  },
  deathblow: {
    works: {
      'a damage more, and another one against a ranged figure': {
        a: { groups: 'wookiee-warrior@E3', hand: 'deathblow' },
        b: 'imperial-officer@F3',
        line: 'group:a1 attack:b1.1 play:deathblow>a1.1 *',
        shows: 'deathblow damage 1; deathblow damage 1',
      },
    },
    limits: {
      'melee attacks only': {
        a: { groups: 'stormtrooper@E3', hand: 'deathblow' },
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'play:deathblow>a1.1',
      },
    },
  },
  'concentrated-fire': {
    works: {
      'a red die for another Trooper, and it is Stunned': {
        a: { groups: 'stormtrooper@C3 stormtrooper@C5', hand: 'concentrated-fire' },
        b: victim,
        line: 'group:a1 attack:b1.1 play:concentrated-fire>a2.1 *',
        shows: 'pools blue green red / black; a2.1 stunned',
      },
    },
    limits: {
      'not by the attacker itself': {
        a: { groups: 'stormtrooper@C3', hand: 'concentrated-fire' },
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'play:concentrated-fire>a1.1',
      },
    },
  },
  'collateral-damage': {
    works: {
      'another figure within 2 spaces of the target suffers 2 damage': {
        a: { groups: 'e-web-engineer@C3', hand: 'collateral-damage' },
        b: 'wookiee-warrior@F3,F5',
        line: 'group:a1 attack:b1.1 - play:collateral-damage>a1.1 figure:b1.2 *',
        shows: 'b1.2 damage 2',
      },
    },
    limits: {
      'Heavy Weapons': {
        a: { groups: 'stormtrooper@C3', hand: 'collateral-damage' },
        b: 'wookiee-warrior@F3,F5',
        line: 'group:a1 attack:b1.1 *',
        hides: 'play collateral-damage',
      },
    },
  },
  'heavy-ordnance': {
    works: {
      'a damage more': {
        a: { groups: 'e-web-engineer@C3', hand: 'heavy-ordnance' },
        b: victim,
        line: 'group:a1 attack:b1.1 play:heavy-ordnance>a1.1 *',
        shows: 'heavy-ordnance damage 1',
      },
    },
    limits: {
      'Heavy Weapons': {
        a: { groups: 'stormtrooper@C3', hand: 'heavy-ordnance' },
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'play:heavy-ordnance>a1.1',
      },
    },
  },
  'officers-training': {
    works: {
      'a die again, and a card for a Leader': {
        a: { groups: 'imperial-officer@C3', hand: 'officers-training', deck: 'planning' },
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 attack:b1.1 play:officers-training>a1.1 die:1 *',
        shows: 'reroll blue 1>6; a draws 1',
      },
    },
    limits: {
      'no card for others': {
        a: { groups: 'stormtrooper@C3', hand: 'officers-training', deck: 'planning' },
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 attack:b1.1 play:officers-training>a1.1 die:1 *',
        shows: 'reroll blue 1>6',
        hides: 'a draws 1',
      },
    },
  },
  'guardian-stance': {
    works: {
      'any number of dice when an adjacent friendly figure is attacked': {
        a: 'stormtrooper@C3',
        b: { groups: 'imperial-officer@F3 royal-guard@F4', hand: 'guardian-stance' },
        rolls: '4 6 1 1 1',
        line: 'group:a1 attack:b1.1 play:guardian-stance>b2.1 die:1 die:2 *',
        shows: 'reroll blue 4>1; reroll green 6>1',
      },
      'one of them alone, too': {
        a: 'stormtrooper@C3',
        b: { groups: 'imperial-officer@F3 royal-guard@F4', hand: 'guardian-stance' },
        rolls: '4 6 1 1',
        line: 'group:a1 attack:b1.1 play:guardian-stance>b2.1 die:1 - *',
        shows: 'reroll blue 4>1',
        hides: 'reroll green 6>1',
      },
    },
    limits: {
      'not from farther away': {
        a: 'stormtrooper@C3',
        b: { groups: 'imperial-officer@F3 royal-guard@F5', hand: 'guardian-stance' },
        line: 'group:a1 attack:b1.1',
        refuses: 'play:guardian-stance>b2.1',
      },
    },
  },
  'hunter-protocol': {
    works: {
      'a surge ability twice': {
        a: { groups: 'probe-droid@D3', hand: 'hunter-protocol' },
        b: victim,
        rolls: '1 1 1 1',
        line: 'group:a1 attack:b1.1 play:hunter-protocol>a1.1',
        shows: 'play hunter-protocol',
      },
    },
    limits: {
      Droids: {
        a: { groups: 'stormtrooper@C3', hand: 'hunter-protocol' },
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'play:hunter-protocol>a1.1',
      },
    },
  },
  'son-of-skywalker': {
    works: {
      'Luke Skywalker is ready again after any activation': {
        a: { groups: '/luke-skywalker@C3 rebel-trooper@D3', hand: 'son-of-skywalker' },
        b: far,
        line: 'group:a2 - play:son-of-skywalker>a1.1 group:b1 -',
        offers: 'group:a1',
      },
    },
    limits: {
      'Luke Skywalker': {
        a: { groups: '/han-solo@C3 rebel-trooper@D3', hand: 'son-of-skywalker' },
        b: far,
        line: 'group:a2 -',
        refuses: 'play:son-of-skywalker>a1.1',
      },
    },
  },
};
