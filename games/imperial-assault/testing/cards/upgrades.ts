import type { TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

export const upgradesCards: TestsOfCards = {
  'rogue-smuggler': {
    works: {
      'a die of an attack again': {
        a: { groups: 'han-solo@C3', upgrades: 'rogue-smuggler>1' },
        b: victim,
        rolls: '1 1 1 1 6',
        line: 'group:a1 attack:b1.1 use:rogue-smuggler-reroll>a1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
      'Return Fire also after damage': {
        a: 'rebel-trooper@D3',
        b: { groups: 'han-solo@F3', upgrades: 'rogue-smuggler>1' },
        rolls: '4 5 1',
        line: 'group:a1 attack:b1.1 use:return-fire>b1.1 *',
        shows: 'b1.1 hit 5; b1.1 attacks a1.1',
      },
    },
    limits: {
      'Distracting is gone': {
        a: 'rebel-trooper@C3',
        b: { groups: 'han-solo@F4 wookiee-warrior@F3', upgrades: 'rogue-smuggler>1' },
        line: 'group:a1 attack:b2.1 *',
        shows: 'a1.1 attacks b2.1',
        hides: 'distracting evade 1',
      },
    },
  },
  'explosive-armaments': {
    works: {
      'two surges: a damage more, and Blast 2': {
        a: { groups: 'probe-droid@C3', upgrades: 'explosive-armaments>1' },
        b: 'wookiee-warrior@F3,F4',
        rolls: '1 2 5 1',
        line: 'group:a1 attack:b1.1 surge:explosive-armaments.damage-1-blast-2 *',
        shows: 'b1.1 hit 3; b1.2 damage 2',
      },
    },
    limits: {
      'not for a single surge': {
        a: { groups: 'probe-droid@C3', upgrades: 'explosive-armaments>1' },
        b: 'wookiee-warrior@F3,F4',
        rolls: '1 6 5 1',
        line: 'group:a1 attack:b1.1',
        offers: 'surge:probe-droid.pierce-1',
        refuses: 'surge:explosive-armaments.damage-1-blast-2',
      },
    },
  },
  'punishing-strike': {
    works: {
      'another harmful condition in its place': {
        a: { groups: 'trandoshan-hunter@D3', upgrades: 'punishing-strike' },
        b: victim,
        rolls: '3 6 1',
        line: 'group:a1 attack:b1.1 surge:trandoshan-hunter.bleeding use:punishing-strike condition:stunned *',
        figures: 'b1.1 F3!3+stunned',
      },
    },
    limits: {
      'only for conditions that its player brings': {
        a: 'trandoshan-hunter@D3',
        b: { groups: victim, upgrades: 'punishing-strike' },
        rolls: '3 6 1',
        line: 'group:a1 attack:b1.1 surge:trandoshan-hunter.bleeding *',
        figures: 'b1.1 F3!3+bleeding',
      },
    },
  },
  'driven-by-hatred': {
    works: {
      'a damage more, and a die again': {
        a: { groups: 'darth-vader@E3', upgrades: 'driven-by-hatred>1' },
        b: victim,
        rolls: '1 1 5 1 6',
        line: 'group:a1 attack:b1.1 use:driven-by-hatred-reroll>a1.1 die:1 *',
        shows: 'reroll red 1>6; keywords damage 1',
      },
    },
    limits: {
      'Brutality is gone': {
        a: { groups: 'darth-vader@E3', upgrades: 'driven-by-hatred>1' },
        b: victim,
        line: 'group:a1',
        refuses: 'use:brutality>a1.1',
      },
    },
  },
  'wookiee-avenger': {
    works: {
      'Slam at no action': {
        a: { groups: 'chewbacca@E3', upgrades: 'wookiee-avenger>1' },
        b: victim,
        rolls: '5',
        line: 'group:a1 use:wookiee-avenger-slam>a1.1 - run run',
        shows: 'b1.1 damage 3',
      },
    },
    limits: {
      'Protector is gone': {
        a: 'rebel-trooper@C3',
        b: { groups: 'chewbacca@F4 wookiee-warrior@F3', upgrades: 'wookiee-avenger>1' },
        line: 'group:a1 attack:b2.1 *',
        shows: 'a1.1 attacks b2.1',
        hides: 'protector block 1',
      },
    },
  },
  'combat-suit': {
    works: {
      'a pierce less against its host': {
        a: 'rebel-trooper@C3',
        b: { groups: 'stormtrooper@F3', upgrades: 'combat-suit>1' },
        line: 'group:a1 attack:b1.1 *',
        shows: 'combat-suit pierce -1',
      },
    },
    limits: {
      'not for others': {
        a: 'rebel-trooper@C3',
        b: { groups: 'stormtrooper@F9 imperial-officer@F3', upgrades: 'combat-suit>1' },
        line: 'group:a1 attack:b2.1 *',
        shows: 'a1.1 attacks b2.1',
        hides: 'combat-suit pierce -1',
      },
    },
  },
  'cross-training': {
    works: {
      'a defence die becomes a white one': {
        a: 'rebel-trooper@C3',
        b: { groups: 'stormtrooper@F3', upgrades: 'cross-training>1' },
        line: 'group:a1 attack:b1.1 use:cross-training-defence>b1.1 *',
        shows: 'use cross-training-defence',
      },
    },
    limits: {
      'only when it defends': {
        a: { groups: 'stormtrooper@C3', upgrades: 'cross-training>1' },
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'use:cross-training-defence>a1.1',
      },
    },
  },
  'targeting-computer': {
    works: {
      'a die again': {
        a: { groups: 'e-web-engineer@A3', upgrades: 'targeting-computer>1' },
        b: victim,
        rolls: '1 1 1 1 6',
        line: 'group:a1 attack:b1.1 use:targeting-computer>a1.1 die:1 *',
        shows: 'reroll red 1>6',
      },
    },
    limits: {
      'for its host only': {
        a: { groups: 'e-web-engineer@A3 rebel-trooper@C3', upgrades: 'targeting-computer>1' },
        b: victim,
        line: 'group:a2 attack:b1.1',
        refuses: 'use:targeting-computer>a2.1',
      },
    },
  },
  'prey-on-the-weak': {
    works: {
      'Pierce 1 and accuracy against a cheaper figure': {
        a: { groups: 'boba-fett@C3', upgrades: 'prey-on-the-weak>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 option:1 *',
        shows: 'prey-on-the-weak accuracy 1 pierce 1',
      },
    },
    limits: {
      'not against a dearer one': {
        a: { groups: 'greedo@C3', upgrades: 'prey-on-the-weak>1' },
        b: 'darth-vader@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'prey-on-the-weak accuracy 1 pierce 1',
      },
    },
  },
  'feeding-frenzy': {
    works: {
      'a damage more against a damaged figure': {
        a: { groups: 'wampa@D3', upgrades: 'feeding-frenzy>1' },
        b: 'wookiee-warrior@F3!1',
        line: 'group:a1 attack:b1.1 use:feeding-frenzy>a1.1 *',
        shows: 'feeding-frenzy damage 1',
      },
    },
    limits: {
      'not against an unhurt one': {
        a: { groups: 'wampa@D3', upgrades: 'feeding-frenzy>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'use feeding-frenzy',
      },
    },
  },
  'fury-of-kashyyyk': {
    works: {
      'Focused after 3 damage from an attack': {
        a: 'e-web-engineer@A3',
        b: { groups: 'wookiee-warrior@F3', upgrades: 'fury-of-kashyyyk>1' },
        rolls: '6 4 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 6; b1.1 focused',
      },
    },
    limits: {
      'not after less': {
        a: 'rebel-trooper@D3',
        b: { groups: 'wookiee-warrior@F3', upgrades: 'fury-of-kashyyyk>1' },
        rolls: '2 4 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'b1.1 focused',
      },
    },
  },
  'vaders-finest': {
    works: {
      'an attack, then 2 movement points': {
        a: { groups: 'stormtrooper@C3', upgrades: 'vaders-finest>1' },
        b: victim,
        rolls: '4 6 1',
        line: 'group:a1 use:vaders-finest>a1.1 move:C4 move:C5 *',
        shows: 'a1.1 attacks b1.1; a1.1 moves C4-C5',
      },
      'Focused for both actions': {
        a: { groups: 'stormtrooper@C3+weakened', upgrades: 'vaders-finest>1' },
        b: victim,
        line: 'group:a1 use:vaders-finest-focus>a1.1',
        figures: 'a1.1 C3+focused',
      },
    },
    limits: {
      'the attack counts as that of the activation': {
        a: { groups: 'stormtrooper@C3', upgrades: 'vaders-finest>1' },
        b: victim,
        rolls: '4 6 1',
        line: 'group:a1 use:vaders-finest>a1.1 *',
        refuses: 'attack:b1.1',
      },
    },
  },
  'zillo-technique': {
    works: {
      'Pierce 2 less while a friendly figure defends': {
        a: 'luke-skywalker@E3',
        b: { groups: 'stormtrooper-elite@F3', upgrades: 'zillo-technique' },
        rolls: '1 4 5',
        line: 'group:a1 use:saber-strike>a1.1 use:zillo-technique *',
        shows: 'zillo-technique pierce -2',
      },
      'a block for a command card': {
        a: 'rebel-trooper@D3',
        b: { groups: 'stormtrooper-elite@F3', upgrades: 'zillo-technique', hand: 'planning' },
        line: 'group:a1 attack:b1.1 use:zillo-technique-block *',
        shows: 'b discards planning; zillo-technique-block block 1',
      },
    },
    limits: {
      'not when it is exhausted': {
        a: 'luke-skywalker@E3,E4',
        b: { groups: 'stormtrooper-elite@F3', upgrades: 'zillo-technique' },
        rolls: '1 4 5 1 4 5',
        line: 'group:a1 figure:a1.1 use:saber-strike>a1.1 - use:zillo-technique * - use:saber-strike>a1.2 -',
        refuses: 'use:zillo-technique',
      },
    },
  },
  'focused-on-the-kill': {
    works: {
      'movement points when it begins, and Focused before an attack': {
        a: { groups: 'ig-88@B3', upgrades: 'focused-on-the-kill>1' },
        b: victim,
        line: 'group:a1 move:C3 attack:b1.1 colour:red colour:red *',
        shows: 'a1.1 moves B3-C3; a1.1 focused; a1.1 attacks b1.1',
      },
    },
    limits: {
      'it stands 14 damage': {
        a: { groups: 'ig-88@B3!14', upgrades: 'focused-on-the-kill>1' },
        b: far,
        line: 'group:a1',
        figures: 'a1.1 B3!14',
      },
    },
  },
  'smugglers-run': {
    works: {
      '5 victory points in the zone of the opponent': {
        a: { groups: 'hired-gun@L2', upgrades: 'smugglers-run>1' },
        b: far,
        line: 'group:a1 use:smugglers-run>a1.1 *',
        shows: 'a scores 5',
      },
    },
    limits: {
      'not elsewhere': {
        a: { groups: 'hired-gun@C3', upgrades: 'smugglers-run>1' },
        b: far,
        line: 'group:a1',
        refuses: 'use:smugglers-run>a1.1',
      },
    },
  },
  survivalist: {
    works: {
      'hostile figures cost no extra movement': {
        a: { groups: 'stormtrooper@C3', upgrades: 'survivalist>1' },
        b: 'wookiee-warrior@D3',
        line: 'group:a1 run move:D3 move:E3 move:F3 move:G3',
        shows: 'a1.1 moves F3-G3',
      },
    },
    limits: {
      'for its host only': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@D3',
        line: 'group:a1 run move:D3 move:E3 move:F3',
        refuses: 'move:G3',
      },
    },
  },
  'the-generals-ranks': {
    works: {
      'a damage more outside its activation': {
        a: { groups: 'stormtrooper@D3 imperial-officer-elite@C3', upgrades: 'the-generals-ranks>1' },
        b: victim,
        line: 'group:a2 use:executive-order>a2.1 option:2 *',
        shows: 'a1.1 attacks b1.1; the-generals-ranks-attack damage 1',
      },
    },
    limits: {
      'not in it': {
        a: { groups: 'stormtrooper@D3', upgrades: 'the-generals-ranks>1' },
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'the-generals-ranks-attack damage 1',
      },
    },
  },
  'trusted-ally': {
    works: {
      'another friendly figure within 3 spaces rolls a die again': {
        a: { groups: 'probe-droid@C5 rebel-trooper@C3', upgrades: 'trusted-ally>1' },
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a2 attack:b1.1 use:trusted-ally>a1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
    },
    limits: {
      'not from farther away': {
        a: { groups: 'probe-droid@C7 rebel-trooper@C3', upgrades: 'trusted-ally>1' },
        b: victim,
        line: 'group:a2 attack:b1.1',
        refuses: 'use:trusted-ally>a1.1',
      },
    },
  },
  unshakable: {
    works: {
      'a dear figure loses a harmful condition for a strain': {
        a: { groups: 'darth-vader@C3+stunned', upgrades: 'unshakable' },
        b: far,
        line: 'group:a1 use:unshakable *',
        figures: 'a1.1 C3!1',
      },
    },
    limits: {
      'figure cost 9 at least': {
        a: { groups: 'stormtrooper@C3+stunned', upgrades: 'unshakable' },
        b: far,
        line: 'group:a1',
        refuses: 'use:unshakable',
      },
    },
  },
  'beast-tamer': {
    works: {
      'a Creature moves when its activation begins': {
        a: { groups: 'nexu@B3', upgrades: 'beast-tamer' },
        b: far,
        line: 'group:a1 use:beast-tamer move:B4 *',
        shows: 'a1.1 moves B3-B4',
      },
    },
    limits: {
      'Creatures only': {
        a: { groups: 'hired-gun@B3', upgrades: 'beast-tamer' },
        b: far,
        line: 'group:a1',
        refuses: 'use:beast-tamer',
      },
    },
  },
  motivation: {
    works: {
      'a cheaper friendly figure that sees it recovers or loses a condition, and moves': {
        a: { groups: 'darth-vader@C3 stormtrooper@D3!1', upgrades: 'motivation>1' },
        b: far,
        line: 'group:a1 use:motivation>a1.1 option:2 move:D4 *',
        figures: 'a2.1 D4',
      },
    },
    limits: {
      'once a round': {
        a: { groups: 'darth-vader@C3 stormtrooper@D3!2', upgrades: 'motivation>1' },
        b: far,
        line: 'group:a1 use:motivation>a1.1 option:2 move:D4 *',
        refuses: 'use:motivation>a1.1',
      },
    },
  },
  'rebel-high-command': {
    works: {
      'another command card when the round ends': {
        a: {
          groups: '/rebel-trooper@C3 rebel-trooper@C4',
          upgrades: 'rebel-high-command',
          deck: 'planning rally',
        },
        b: '/wookiee-warrior@L9',
        line: 'group:a2 run - *',
        hand: 'planning rally',
      },
    },
    limits: {
      'not without cards': {
        a: { groups: 'rebel-trooper@C4', upgrades: 'rebel-high-command' },
        b: '/wookiee-warrior@L9',
        line: 'group:a1 run - *',
        hand: '',
      },
    },
  },
};
