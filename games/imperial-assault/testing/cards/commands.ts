import type { Case, PlayedCase, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';

/** A seat with one group and one command card. */
const with1 = (hand: string, groups: string) => ({ groups, hand });

/** The card is refused for a figure of another kind, at the same moment. */
const notFor = (card: string, groups: string, line: string, b: PlayedCase['b'] = victim): Case => ({
  a: with1(card, groups),
  b,
  line,
  refuses: `play:${card}>a1.1`,
});

export const commandCards: TestsOfCards = {
  'fleet-footed': {
    works: {
      'a movement point': {
        a: with1('fleet-footed', 'stormtrooper@C3'),
        b: victim,
        line: 'group:a1 play:fleet-footed>a1.1 move:C4',
        shows: 'play fleet-footed; a1.1 moves C3-C4',
      },
    },
    limits: {
      'one only': {
        a: with1('fleet-footed', 'stormtrooper@C3'),
        b: victim,
        line: 'group:a1 play:fleet-footed>a1.1 move:C4',
        refuses: 'move:C5 play:fleet-footed>a1.1',
      },
    },
  },
  recovery: {
    works: {
      '2 damage for an action': {
        a: with1('recovery', 'wookiee-warrior@C3!3'),
        b: victim,
        line: 'group:a1 play:recovery>a1.1',
        figures: 'a1.1 C3!1',
      },
    },
    limits: {
      'not without an action': {
        a: with1('recovery', 'wookiee-warrior@C3!3'),
        b: 'wookiee-warrior@L9',
        line: 'group:a1 run run',
        refuses: 'play:recovery>a1.1',
      },
    },
  },
  urgency: {
    works: {
      'Speed and 2 more points': {
        a: with1('urgency', 'stormtrooper@A1'),
        b: 'wookiee-warrior@L9',
        line: 'group:a1 play:urgency>a1.1 move:G1',
        shows: 'a1.1 moves F1-G1',
      },
    },
    limits: {
      'no further': {
        a: with1('urgency', 'stormtrooper@A1'),
        b: 'wookiee-warrior@L9',
        line: 'group:a1 play:urgency>a1.1',
        refuses: 'move:H1',
      },
    },
  },
  rally: {
    works: {
      'harmful conditions are discarded when an activation begins': {
        a: with1('rally', 'wookiee-warrior@C3+stunned+bleeding+focused'),
        b: victim,
        line: 'group:a1 play:rally>a1.1',
        figures: 'a1.1 C3+focused',
      },
    },
    limits: {
      'not later in it': {
        a: with1('rally', 'wookiee-warrior@C3+bleeding'),
        b: victim,
        line: 'group:a1 -',
        refuses: 'play:rally>a1.1',
      },
    },
  },
  'take-cover': {
    works: {
      'a block and less accuracy for attacks until the round ends': {
        a: with1('take-cover', 'wookiee-warrior@C3'),
        b: 'stormtrooper@F3',
        line: 'group:a1 play:take-cover>a1.1 - group:b1 attack:a1.1 *',
        shows: 'take-cover accuracy -2 block 1',
      },
    },
    limits: {
      'not for others': {
        a: with1('take-cover', 'wookiee-warrior@C3,C4'),
        b: 'stormtrooper@F3',
        line: 'group:a1 figure:a1.1 play:take-cover>a1.1 - - group:b1 attack:a1.2 *',
        shows: 'b1.1 attacks a1.2',
        hides: 'take-cover accuracy -2 block 1',
      },
    },
  },
  deadeye: {
    works: {
      '2 more accuracy': {
        a: with1('deadeye', 'stormtrooper@C3'),
        b: victim,
        line: 'group:a1 attack:b1.1 play:deadeye>a1.1 *',
        shows: 'deadeye accuracy 2',
      },
    },
    limits: {
      'not when somebody else attacks': {
        a: 'wookiee-warrior@C3',
        b: with1('deadeye', 'stormtrooper@D3'),
        line: 'group:a1 attack:b1.1',
        refuses: 'play:deadeye>b1.1',
      },
    },
  },
  planning: {
    works: {
      'a Leader draws 2 cards': {
        a: { groups: 'imperial-officer@C3', hand: 'planning', deck: 'rally deadeye' },
        b: victim,
        line: 'group:a1 play:planning>a1.1 *',
        hand: 'deadeye rally',
      },
      'others discard one of them': {
        a: { groups: 'stormtrooper@C3', hand: 'planning urgency', deck: 'rally deadeye' },
        b: victim,
        line: 'group:a1 play:planning>a1.1 card:rally',
        hand: 'deadeye urgency',
      },
    },
    limits: {
      'the discarded one is one of those that were drawn': {
        a: { groups: 'stormtrooper@C3', hand: 'planning urgency', deck: 'rally deadeye' },
        b: victim,
        line: 'group:a1 play:planning>a1.1',
        offers: 'card:rally card:deadeye',
        refuses: 'card:urgency',
      },
    },
  },
  'expose-weakness': {
    works: {
      'the next attack against the figure has Pierce 3': {
        a: with1('expose-weakness', 'wookiee-warrior@E3'),
        b: 'gamorrean-guard@F3',
        line: 'group:a1 play:expose-weakness>a1.1 attack:b1.1 *',
        shows: 'expose-weakness pierce 3',
      },
    },
    limits: {
      'the next one only': {
        a: with1('expose-weakness', 'wookiee-warrior@E3 wookiee-warrior@E4'),
        b: victim,
        rolls: '1 1 5 1 1 5',
        line: 'group:a1 play:expose-weakness>a1.1 attack:b1.1 * - group:b1 - group:a2 attack:b1.1 *',
        shows: 'expose-weakness pierce 3; b1.1 hit 1; a2.1 attacks b1.1; b1.1 hit 0',
      },
    },
  },
  'knowledge-and-defense': {
    works: {
      'a white die more until the round ends': {
        a: with1('knowledge-and-defense', 'luke-skywalker@C3'),
        b: 'stormtrooper@F3',
        rolls: '1 1 1 1',
        line: 'group:a1 play:knowledge-and-defense>a1.1 - group:b1 attack:a1.1 *',
        shows: 'roll blue 1 green 1 white 1 white 1',
      },
    },
    limits: { 'Force Users of the Rebels': notFor('knowledge-and-defense', 'han-solo@C3', 'group:a1') },
  },
  meditation: {
    works: {
      'an action more in the next activation': {
        a: with1('meditation', 'luke-skywalker@C3'),
        b: 'wookiee-warrior@L9',
        line: 'group:a1 play:meditation>a1.1 - group:b1 - group:b1 - group:a1 run run',
        offers: 'run',
      },
    },
    limits: { 'Force Users of the Rebels': notFor('meditation', 'han-solo@C3', 'group:a1') },
  },
  'telekinetic-throw': {
    works: {
      'a hostile figure within 3 spaces suffers what 2 blue dice show': {
        a: with1('telekinetic-throw', 'darth-vader@C3'),
        b: victim,
        rolls: '4 2',
        line: 'group:a1 play:telekinetic-throw>a1.1 *',
        shows: 'roll blue 4 blue 2; b1.1 damage 3',
      },
    },
    limits: { 'Force Users': notFor('telekinetic-throw', 'stormtrooper@C3', 'group:a1') },
  },
  'force-lightning': {
    works: {
      '2 damage and Stunned, for the figure and those next to it': {
        a: with1('force-lightning', 'darth-vader@D3'),
        b: 'wookiee-warrior@F3,F4,F6',
        line: 'group:a1 play:force-lightning>a1.1 figure:b1.1 *',
        figures: 'b1.1 F3!2+stunned, b1.2 F4!2+stunned, b1.3 F6, a1.1 D3',
      },
    },
    limits: { 'Imperial Force Users': notFor('force-lightning', 'luke-skywalker@D3', 'group:a1') },
  },
  regroup: {
    works: {
      'adjacent friendly figures discard their harmful conditions': {
        a: with1('regroup', 'imperial-officer@C3+weakened stormtrooper@C4+stunned,C6+stunned'),
        b: victim,
        line: 'group:a1 play:regroup>a1.1',
        figures: 'a1.1 C3+weakened, a2.1 C4, a2.2 C6+stunned',
      },
    },
    limits: { Leaders: notFor('regroup', 'stormtrooper@C3', 'group:a1') },
  },
  pummel: {
    works: {
      'two attacks for both actions': {
        a: with1('pummel', 'wookiee-warrior@E3'),
        b: victim,
        line: 'group:a1 play:pummel>a1.1 * *',
        shows: 'play pummel; a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
    },
    limits: { 'melee figures': notFor('pummel', 'stormtrooper@C3', 'group:a1') },
  },
  'maximum-firepower': {
    works: {
      '4 more damage for both actions': {
        a: with1('maximum-firepower', 'e-web-engineer@C3'),
        b: victim,
        line: 'group:a1 play:maximum-firepower>a1.1 *',
        shows: 'a1.1 attacks b1.1; maximum-firepower damage 4',
      },
    },
    limits: { 'Heavy Weapons': notFor('maximum-firepower', 'stormtrooper@C3', 'group:a1') },
  },
  'face-to-face': {
    works: {
      '2 spaces, then an attack on something adjacent': {
        a: with1('face-to-face', 'gamorrean-guard@C3'),
        b: victim,
        line: 'group:a1 play:face-to-face>a1.1 move:D3 move:E3 *',
        shows: 'a1.1 moves D3-E3; a1.1 attacks b1.1',
      },
    },
    limits: { Brawlers: notFor('face-to-face', 'stormtrooper@C3', 'group:a1') },
  },
  'force-push': {
    works: {
      'another small figure within 3 spaces is pushed': {
        a: with1('force-push', 'darth-vader@C3'),
        b: victim,
        line: 'group:a1 play:force-push>a1.1 move:G3 move:H3',
        shows: 'b1.1 moves F3-G3; b1.1 moves G3-H3',
      },
    },
    limits: { 'Force Users': notFor('force-push', 'stormtrooper@C3', 'group:a1') },
  },
  'dark-energy': {
    works: {
      'a small figure is pushed 1 space and suffers 1 damage': {
        a: with1('dark-energy', 'darth-vader@C3'),
        b: victim,
        line: 'group:a1 play:dark-energy>a1.1 move:G3 *',
        figures: 'b1.1 G3!1',
      },
    },
    limits: { 'Imperial Force Users': notFor('dark-energy', 'luke-skywalker@C3', 'group:a1') },
  },
  'battle-scars': {
    works: {
      'a token of choice': {
        a: with1('battle-scars', 'wookiee-warrior@C3'),
        b: victim,
        line: 'group:a1 play:battle-scars>a1.1 spend:block',
        figures: 'a1.1 C3*block',
      },
      'two with 3 damage': {
        a: with1('battle-scars', 'wookiee-warrior@C3!3'),
        b: victim,
        line: 'group:a1 play:battle-scars>a1.1 spend:block spend:damage',
        figures: 'a1.1 C3!3*block*damage',
      },
    },
    limits: { Wookiees: notFor('battle-scars', 'stormtrooper@C3', 'group:a1') },
  },
  'prepared-for-battle': {
    works: {
      'a damage and a block token': {
        a: with1('prepared-for-battle', 'stormtrooper@C3'),
        b: victim,
        line: 'group:a1 play:prepared-for-battle>a1.1',
        figures: 'a1.1 C3*damage*block',
      },
      'a Leader gives the same to an adjacent friendly figure': {
        a: with1('prepared-for-battle', 'imperial-officer@C3 stormtrooper@C4'),
        b: victim,
        line: 'group:a1 play:prepared-for-battle>a1.1 *',
        figures: 'a1.1 C3*damage*block, a2.1 C4*damage*block',
      },
    },
    limits: {
      'others give nothing': {
        a: with1('prepared-for-battle', 'stormtrooper@C3,C4'),
        b: victim,
        line: 'group:a1 figure:a1.1 play:prepared-for-battle>a1.1',
        figures: 'a1.2 C4',
      },
    },
  },
  'forward-march': {
    works: {
      'a movement point for each friendly figure within 2 spaces': {
        a: with1('forward-march', 'jet-trooper@C3 stormtrooper@D3,G7'),
        b: 'wookiee-warrior@L9',
        line: 'group:a1 play:forward-march>a1.1 move:D4 *',
        shows: 'a2.1 moves D3-D4',
      },
    },
    limits: { Vehicles: notFor('forward-march', 'stormtrooper@C3', 'group:a1') },
  },
  'ready-weapons': {
    works: {
      '3 damage tokens among the group': {
        a: with1('ready-weapons', 'stormtrooper@C3,C4'),
        b: victim,
        line: 'group:a1 figure:a1.1 play:ready-weapons>a1.1 figure:a1.1 figure:a1.2 figure:a1.2',
        figures: 'a1.1 C3*damage, a1.2 C4*damage*damage',
      },
    },
    limits: { 'Troopers and Guardians': notFor('ready-weapons', 'imperial-officer@C3', 'group:a1') },
  },
  'sarlacc-sweep': {
    works: {
      'two attacks on different figures for one action': {
        a: with1('sarlacc-sweep', 'diala-passil@E3'),
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 play:sarlacc-sweep>a1.1 figure:b1.1 * *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.2',
      },
    },
    limits: { 'Diala Passil': notFor('sarlacc-sweep', 'gaarkhan@E3', 'group:a1') },
  },
  'burst-fire': {
    works: {
      'all next to the target space are Stunned if the target suffers damage': {
        a: with1('burst-fire', 'fenn-signis@C3'),
        b: 'wookiee-warrior@F3,F4',
        rolls: '6 4 4 1',
        line: 'group:a1 play:burst-fire>a1.1 figure:b1.1 *',
        shows: 'b1.1 hit 6; b1.2 stunned',
        hides: 'b1.1 stunned',
      },
    },
    limits: {
      'nobody without damage': {
        a: with1('burst-fire', 'fenn-signis@C3'),
        b: 'wookiee-warrior@F3,F4',
        rolls: '1 1 1 5',
        line: 'group:a1 play:burst-fire>a1.1 figure:b1.1 *',
        shows: 'b1.1 hit 0',
        hides: 'b1.2 stunned',
      },
    },
  },
  'take-it-down': {
    works: {
      'an adjacent friendly figure attacks with 2 more damage': {
        a: with1('take-it-down', 'gideon-argus@C3 rebel-trooper@C4'),
        b: victim,
        line: 'group:a1 play:take-it-down>a1.1 *',
        shows: 'a2.1 attacks b1.1; take-it-down damage 2',
      },
    },
    limits: { 'Gideon Argus': notFor('take-it-down', 'jyn-odan@C3', 'group:a1') },
  },
  'lord-of-the-sith': {
    works: {
      'an action for each hostile figure that is defeated in the activation': {
        a: with1('lord-of-the-sith', 'darth-vader@E3'),
        b: 'imperial-officer@F3!2 wookiee-warrior@L9',
        rolls: '5 5 4 2',
        line: 'group:a1 play:lord-of-the-sith>a1.1 attack:b1.1 * run run',
        shows: 'b1.1 defeated',
        offers: '-',
      },
    },
    limits: { 'Darth Vader': notFor('lord-of-the-sith', 'kayn-somos@E3', 'group:a1') },
  },
  'lure-of-the-dark-side': {
    works: {
      'an attack with a small hostile figure within 3 spaces': {
        a: with1('lure-of-the-dark-side', 'darth-vader@C3'),
        b: 'rebel-trooper@F3,F4',
        line: 'group:a1 play:lure-of-the-dark-side>a1.1 figure:b1.1 figure:b1.2 *',
        shows: 'b1.1 attacks b1.2',
      },
    },
    limits: { 'Imperial Force Users': notFor('lure-of-the-dark-side', 'luke-skywalker@C3', 'group:a1') },
  },
};
