import type { CardTests, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

export const imperialsCards: TestsOfCards = {
  ...each(['royal-guard', 'royal-guard-elite'], (card) => ({
    works: {
      'Protector: a block for a friendly figure next to it': {
        a: 'rebel-trooper@C3',
        b: `imperial-officer@F3 ${card}@F4`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'protector block 1',
      },
      'Vengeance: it is Focused when an adjacent friendly figure is defeated': {
        a: 'rebel-trooper@C3',
        b: `imperial-officer@F3!2 ${card}@F4`,
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 defeated; b2.1 focused',
      },
    },
    limits: {
      'Protector: not for itself': {
        a: 'rebel-trooper@C3',
        b: `${card}@F3,F9`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'protector block 1',
      },
      'Vengeance: not from farther away': {
        a: 'rebel-trooper@C3',
        b: `imperial-officer@F3!2 ${card}@F5`,
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 defeated',
        hides: 'b2.1 focused',
      },
    },
  })),
  ...each(['probe-droid', 'probe-droid-elite'], (card) => ({
    works: {
      'Self-Destruct: it hurts all next to it when the round ends, and is defeated': {
        a: `/${card}@E3 stormtrooper@A1`,
        b: '/wookiee-warrior@F3,F9',
        rolls: '5',
        line: 'group:a2 run - use:self-destruct>a1.1',
        shows: 'roll red 5; b1.1 damage 3; a1.1 defeated',
        hides: 'b1.2 damage 3',
      },
    },
    limits: {
      'Self-Destruct: it may be left out': {
        a: `/${card}@E3 stormtrooper@A1`,
        b: '/wookiee-warrior@F3',
        line: 'group:a2 run - -',
        figures: 'a1.1 E3',
      },
    },
  })),
  ...each(['sentry-droid', 'sentry-droid-elite'], (card) => ({
    works: {
      'Multi-Fire: two targets, a damage less each': {
        a: `${card}@D3`,
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:multi-fire>a1.1 figure:b1.1 * *',
        shows: 'a1.1 attacks b1.1; multi-fire damage -1; a1.1 attacks b1.2; multi-fire damage -1',
      },
      'Charged Shot: 2 more accuracy': {
        a: `${card}@D3`,
        b: victim,
        line: 'group:a1 use:charged-shot>a1.1 *',
        shows: 'charged-shot accuracy 2',
      },
      'Targeting Computer: a die again': {
        a: `${card}@D3`,
        b: victim,
        rolls: card === 'sentry-droid' ? '1 1 1 6' : '1 1 1 1 6',
        line: 'group:a1 attack:b1.1 use:targeting-computer>a1.1 die:1 *',
        shows: 'reroll green 1>6',
      },
    },
    limits: {
      'Multi-Fire: never twice the same target': {
        a: `${card}@D3`,
        b: victim,
        line: 'group:a1 use:multi-fire>a1.1 * *',
        shows: 'a1.1 attacks b1.1',
        refuses: 'attack:b1.1',
      },
    },
  })),
  ...each(['riot-trooper-skirmish', 'riot-trooper-elite-skirmish'], (card) => ({
    works: {
      'Stun Batons: strain after an attack that dealt damage': {
        a: `${card}@E3`,
        b: victim,
        rolls: '5 4 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 4; b1.1 strain 1',
      },
      'Shield: a block token when its activation ends': {
        a: `${card}@C3`,
        b: far,
        line: 'group:a1 run * -',
        figures: 'a1.1 C3*block',
      },
    },
    limits: {
      'Stun Batons: no strain without damage': {
        a: `${card}@E3`,
        b: victim,
        rolls: '1 1 5',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 0',
        hides: 'b1.1 strain 1',
      },
      'Shield: none if it has one': {
        a: `${card}@C3*block`,
        b: far,
        line: 'group:a1 run * -',
        figures: 'a1.1 C3*block',
      },
    },
  })),
  ...each(['isb-infiltrator', 'isb-infiltrator-elite'], (card) => ({
    works: {
      'Coordinated Raid: the other figure of the group attacks': {
        a: `${card}@C3,C4`,
        b: victim,
        line: 'group:a1 figure:a1.1 use:coordinated-raid>a1.1 *',
        shows: 'a1.2 attacks b1.1',
      },
    },
    limits: {
      'Coordinated Raid: once for the group in a round': {
        a: `${card}@C3,C4`,
        b: victim,
        line: 'group:a1 figure:a1.1 use:coordinated-raid>a1.1 * -',
        refuses: 'use:coordinated-raid>a1.2',
      },
    },
  })),
  'jet-trooper': {
    works: {
      'Jets: a movement point after an attack within 2 spaces': {
        a: 'jet-trooper@D3',
        b: victim,
        line: 'group:a1 attack:b1.1 * move:D4',
        shows: 'a1.1 moves D3-D4',
      },
      'Agile: a block becomes an evade': {
        a: 'rebel-trooper@C3',
        b: 'jet-trooper@F3',
        rolls: '1 1 1',
        line: 'group:a1 attack:b1.1 use:agile>b1.1 *',
        shows: 'agile block -1 evade 1',
      },
    },
    limits: {
      'Jets: not after an attack from farther away': {
        a: 'jet-trooper@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        refuses: 'move:C4',
      },
    },
  },
  'jet-trooper-elite': {
    works: {
      'Fly-By: a blue die within 2 spaces, and 2 movement points afterwards': {
        a: 'jet-trooper-elite@D3',
        b: victim,
        line: 'group:a1 attack:b1.1 * move:D4 move:D5',
        shows: 'pools blue green blue / black; a1.1 moves D4-D5',
      },
    },
    limits: {
      'Fly-By: not from farther away': {
        a: 'jet-trooper-elite@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        hides: 'pools blue green blue / black',
        refuses: 'move:C4',
      },
    },
  },
  ...each(['snowtrooper', 'snowtrooper-elite'], (card) => ({
    works: {
      'Environmental Recovery Gear: it and adjacent Troopers recover, each in its own way': {
        a: `${card}@C3!2,C4!1+stunned,C6!1`,
        b: far,
        line: 'group:a1 figure:a1.1 use:environmental-recovery-gear>a1.1 option:1 option:2 *',
        figures: 'a1.1 C3!1, a1.2 C4!1, a1.3 C6!1',
      },
    },
    limits: {
      'Environmental Recovery Gear: Troopers only': {
        a: `${card}@C3!2 imperial-officer@C4!1`,
        b: far,
        line: 'group:a1 use:environmental-recovery-gear>a1.1 option:1 *',
        figures: 'a1.1 C3!1, a2.1 C4!1',
      },
    },
  })),
  '0-0-0': {
    works: {
      'Invasive Procedure: damage, strain and Bleeding for an adjacent figure, and it is Focused': {
        a: '0-0-0@E3',
        b: victim,
        line: 'group:a1 use:invasive-procedure>a1.1 *',
        figures: 'b1.1 F3!2+bleeding, a1.1 E3+focused',
      },
      'Unnerving: adjacent hostile figures are Weakened when its activation ends': {
        a: '0-0-0@E3',
        b: 'wookiee-warrior@F3,F5',
        line: 'group:a1 run - *',
        shows: 'b1.1 weakened',
        hides: 'b1.2 weakened',
      },
    },
    limits: {
      'Invasive Procedure: adjacent figures only': {
        a: '0-0-0@D3',
        b: victim,
        line: 'group:a1 use:invasive-procedure>a1.1 *',
        figures: 'b1.1 F3',
      },
    },
  },
  'bt-1': {
    works: {
      'Missile Salvo: an attack with each of three dice, on different targets': {
        a: 'bt-1@C3',
        b: 'wookiee-warrior@F3,F4,F5',
        rolls: '1 4 1 4 4 1 5 4 1',
        line: 'group:a1 use:missile-salvo>a1.1 colour:red figure:b1.1 colour:blue figure:b1.2 colour:yellow *',
        shows: 'a1.1 attacks b1.1; missile-salvo accuracy 3; a1.1 attacks b1.2; a1.1 attacks b1.3',
      },
      'Assassin: Focused before every attack': {
        a: 'bt-1@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 focused; a1.1 attacks b1.1',
      },
    },
    limits: {
      'Missile Salvo: each target once': {
        a: 'bt-1@C3',
        b: 'wookiee-warrior@F3',
        line: 'group:a1 use:missile-salvo>a1.1 colour:red *',
        refuses: 'attack:b1.1',
      },
    },
  },
  'captain-terro': {
    works: {
      'Flamethrower: all others on or next to a space within 2': {
        a: 'captain-terro@B3',
        b: 'wookiee-warrior@E3,E4,E6',
        line: 'group:a1 use:flamethrower>a1.1 place:E3 *',
        figures: 'b1.1 E3!2+weakened, b1.2 E4!2+weakened, b1.3 E6',
      },
      'Mounted: 3 movement points when its activation begins': {
        a: 'captain-terro@B3',
        b: far,
        line: 'group:a1 move:B4 move:B5 move:B6',
        shows: 'a1.1 moves B5-B6',
      },
    },
    limits: {
      'Mounted: no more than 3': {
        a: 'captain-terro@B3',
        b: far,
        line: 'group:a1 move:B4 move:B5 move:B6',
        refuses: 'move:B7',
      },
    },
  },
  'dewback-rider-elite': {
    works: {
      'Shock Lance: what a yellow die shows, and Weakened with a surge': {
        a: 'dewback-rider-elite@D3',
        b: 'wookiee-warrior@G3',
        rolls: '2',
        line: 'group:a1 use:shock-lance>a1.1 figure:b1.1 *',
        shows: 'roll yellow 2; b1.1 damage 1; b1.1 weakened',
      },
    },
    limits: {
      'Shock Lance: not Weakened without a surge': {
        a: 'dewback-rider-elite@D3',
        b: 'wookiee-warrior@G3',
        rolls: '5',
        line: 'group:a1 use:shock-lance>a1.1 figure:b1.1 *',
        shows: 'b1.1 damage 2',
        hides: 'b1.1 weakened',
      },
    },
  },
  'general-sorin': {
    works: {
      'Bombardment: an adjacent friendly figure attacks with Blast 1': {
        a: 'general-sorin@C3 stormtrooper@C4',
        b: 'wookiee-warrior@F3,F4',
        rolls: '4 6 1',
        line: 'group:a1 use:bombardment>a1.1 figure:b1.1 *',
        shows: 'a2.1 attacks b1.1; b1.1 hit 3; b1.2 damage 1',
      },
    },
    limits: {
      'Bombardment: adjacent figures only': {
        a: 'general-sorin@C3 stormtrooper@C5',
        b: victim,
        line: 'group:a1 use:bombardment>a1.1 *',
        hides: 'a2.1 attacks b1.1',
      },
    },
  },
  'the-grand-inquisitor': {
    works: {
      'Lightsaber Throw: a ranged attack with a red and a yellow die': {
        a: 'the-grand-inquisitor@D3',
        b: victim,
        rolls: '5 5 1',
        line: 'group:a1 use:lightsaber-throw>a1.1 *',
        shows: 'roll red 5 yellow 5 black 1; lightsaber-throw accuracy 3',
      },
      'Defensive: a block if none was rolled': {
        a: 'rebel-trooper@C3',
        b: 'the-grand-inquisitor@F3',
        rolls: '4 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'defensive block 1',
      },
    },
    limits: {
      'Defensive: not if one was rolled': {
        a: 'rebel-trooper@C3',
        b: 'the-grand-inquisitor@F3',
        rolls: '4 5 2',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'defensive block 1',
      },
    },
  },
  'royal-guard-champion': {
    works: {
      'Executor: it moves and attacks when a friendly figure within 3 spaces is defeated': {
        a: 'rebel-trooper@E3',
        b: 'imperial-officer@F3!2 royal-guard-champion@F5',
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 use:executor>b2.1 move:F4 - *',
        shows: 'b1.1 defeated; use executor; b2.1 moves F5-F4; b2.1 attacks a1.1',
      },
    },
    limits: {
      'Executor: not from farther away': {
        a: 'rebel-trooper@E3',
        b: 'imperial-officer@F3!2 royal-guard-champion@F7',
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:executor>b2.1',
      },
    },
  },
  'at-st-elite': {
    works: {
      'Targeting Computer: a die again': {
        a: 'at-st-elite@A3',
        b: victim,
        rolls: '1 1 1 1 6',
        line: 'group:a1 attack:b1.1 use:targeting-computer>a1.1 die:1 *',
        shows: 'reroll red 1>6',
      },
    },
    limits: {
      'Awkward: it cannot attack adjacent figures': {
        a: 'at-st-elite@C3',
        b: victim,
        line: 'group:a1',
        refuses: 'attack:b1.1',
      },
    },
  },
  'at-dp-elite': {
    works: {
      'Charge Generators: a damage and a die again with less than 9 damage; Assault: two attacks': {
        a: 'at-dp-elite@A3!8',
        b: victim,
        rolls: '1 1 1 1 6',
        line: 'group:a1 attack:b1.1 use:charge-generators-reroll>a1.1 die:1 * attack:b1.1 *',
        shows: 'reroll red 1>6; charge-generators damage 1; a1.1 attacks b1.1',
      },
    },
    limits: {
      'Charge Generators: not with 9 damage': {
        a: 'at-dp-elite@A3!9',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'charge-generators damage 1',
      },
    },
  },
  'sc2-m-repulsor-tank-elite': {
    works: {
      'Focus Fire: two attacks on the same figure': {
        a: 'sc2-m-repulsor-tank-elite@A3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:focus-fire>a1.1 figure:b1.1 * *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
      'Defensible: a block or an evade': {
        a: 'rebel-trooper@A3',
        b: 'sc2-m-repulsor-tank-elite@D3',
        line: 'group:a1 attack:b1.1 place:D3 option:2 *',
        shows: 'defensible evade 1',
      },
    },
    limits: {
      'Focus Fire: for both actions': {
        a: 'sc2-m-repulsor-tank-elite@A3',
        b: far,
        line: 'group:a1 run',
        refuses: 'use:focus-fire>a1.1',
      },
    },
  },
  ...each(['e-web-engineer', 'e-web-engineer-elite'], (card) => ({
    works: {
      'Assault: two attacks': {
        a: `${card}@A3`,
        b: victim,
        line: 'group:a1 attack:b1.1 * attack:b1.1 *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
    },
    limits: {
      'Tripod: no attack after it has left its space': {
        a: `${card}@A3`,
        b: victim,
        line: 'group:a1 run move:A4',
        refuses: 'attack:b1.1',
      },
      'Tripod: it cannot leave its space after an attack': {
        a: `${card}@A3`,
        b: victim,
        line: 'group:a1 run attack:b1.1 *',
        refuses: 'move:A4',
      },
    },
  })),
};
