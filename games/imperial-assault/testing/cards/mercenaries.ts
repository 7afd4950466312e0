import type { CardTests, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';
const bargainer = 'jawa-scavenger-elite-skirmish';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

export const mercenariesCards: TestsOfCards = {
  'ig-88': {
    works: {
      'Arsenal: any two dice; Assault: two attacks': {
        a: 'ig-88@C3',
        b: victim,
        rolls: '5 5 1 1 1 1',
        line: 'group:a1 attack:b1.1 colour:red colour:red * attack:b1.1 colour:blue colour:yellow *',
        shows: 'roll red 5 red 5 black 1; roll blue 1 yellow 1 black 1',
      },
      'Relentless: a target nearby suffers strain': {
        a: 'ig-88@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 colour:red colour:red *',
        shows: 'b1.1 strain 1',
      },
    },
    limits: {
      'Relentless: not a target farther away': {
        a: 'ig-88@B3',
        b: victim,
        line: 'group:a1 attack:b1.1 colour:red colour:red *',
        hides: 'b1.1 strain 1',
      },
    },
  },
  'nexu-elite': {
    works: {
      'Pounce: it is placed within 3 spaces, then it may attack': {
        a: 'nexu-elite@A3',
        b: victim,
        line: 'group:a1 use:pounce>a1.1 place:D3',
        offers: '-',
      },
      'Cunning: a block for each evade': {
        a: 'rebel-trooper@C3',
        b: 'nexu-elite@F3',
        rolls: '5 5 3',
        line: 'group:a1 attack:b1.1 place:F3 *',
        shows: 'cunning block 1',
      },
    },
    limits: {
      'Cunning: none without an evade': {
        a: 'rebel-trooper@C3',
        b: 'nexu-elite@F3',
        rolls: '5 5 2',
        line: 'group:a1 attack:b1.1 place:F3 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'cunning block 1',
      },
    },
  },
  'boba-fett': {
    works: {
      'Battle Discipline: 2 accuracy, or another surge ability': {
        a: 'boba-fett@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 option:1 *',
        shows: 'battle-discipline accuracy 2',
      },
      'Battle Presence: a hostile figure that leaves an adjacent space suffers strain': {
        a: 'stormtrooper@E3',
        b: 'boba-fett@F3',
        line: 'group:a1 run move:D3',
        shows: 'a1.1 strain 1',
      },
    },
    limits: {
      'Battle Presence: once for each figure in a round': {
        a: 'wookiee-warrior@E3',
        b: 'boba-fett@F3',
        line: 'group:a1 run move:E4 move:E3 move:D3',
        figures: 'a1.1 D3!1',
      },
    },
  },
  bossk: {
    works: {
      'Indiscriminate Fire: damage and strain of one green die around a space': {
        a: 'bossk@C3',
        b: 'wookiee-warrior@F3,F4',
        rolls: '2',
        line: 'group:a1 use:indiscriminate-fire>a1.1 place:F3 *',
        figures: 'b1.1 F3!2, b1.2 F4!2',
      },
      'Regenerate: damage and harmful conditions go when the round ends': {
        a: 'bossk@C3!3+weakened',
        b: '/wookiee-warrior@L9',
        line: 'group:a1 run - *',
        figures: 'a1.1 C3!1',
      },
    },
    limits: {
      'Indiscriminate Fire: not farther than 3 spaces': {
        a: 'bossk@C3',
        b: far,
        line: 'group:a1 use:indiscriminate-fire>a1.1',
        refuses: 'place:G3',
      },
    },
  },
  dengar: {
    works: {
      'Contempt: a surge against a target without a harmful condition': {
        a: 'dengar@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'contempt surge 1',
      },
    },
    limits: {
      'Contempt: not against one with such a condition': {
        a: 'dengar@C3',
        b: 'wookiee-warrior@F3+bleeding',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'contempt surge 1',
      },
    },
  },
  greedo: {
    works: {
      'Slow on the Draw: the target may attack him first': {
        a: 'greedo@C3',
        b: 'stormtrooper@F3',
        rolls: '1 1 4 5 5 5',
        line: 'group:a1 attack:b1.1 option:1 *',
        shows: 'b1.1 attacks a1.1',
      },
    },
    limits: {
      'Slow on the Draw: not a figure that cannot attack him': {
        a: 'greedo@C3',
        b: victim,
        rolls: '4 4 1',
        line: 'group:a1 attack:b1.1 *',
        hides: 'b1.1 attacks a1.1',
      },
    },
  },
  ...each(['hired-gun', 'hired-gun-elite'], (card) => ({
    works: {
      'Parting Shot: it attacks before it is defeated': {
        a: 'darth-vader@E3',
        b: `${card}@F3,L9`,
        rolls: '5 5 5 2',
        line: 'group:a1 attack:b1.1 use:parting-shot>b1.1 *',
        shows: 'use parting-shot; b1.1 attacks a1.1; b1.1 defeated',
      },
      'Disposable: a dodge less': {
        a: 'rebel-trooper@C3',
        b: `${card}@F3`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'disposable dodge -1',
      },
    },
    limits: {
      'Parting Shot: not as long as it survives': {
        a: 'rebel-trooper@C3',
        b: `${card}@F3`,
        rolls: '1 1 4',
        line: 'group:a1 attack:b1.1 *',
        hides: 'use parting-shot',
        shows: 'a1.1 attacks b1.1',
      },
    },
  })),
  ...each(['hk-assassin-droid', 'hk-assassin-droid-elite'], (card) => ({
    works: {
      'Versatile Weaponry: a defence die has to be rolled again; Targeting Computer: one of its own may be': {
        a: `${card}@B3`,
        b: victim,
        rolls: '1 4 4 5 1 6',
        line: 'group:a1 attack:b1.1 use:versatile-weaponry>a1.1 die:4 use:targeting-computer>a1.1 die:1 *',
        shows: 'reroll black 5>1; reroll blue 1>6',
      },
    },
    limits: {
      'Versatile Weaponry: not a die of its own': {
        a: `${card}@B3`,
        b: 'darth-vader@F3',
        line: 'group:a1 attack:b1.1 use:versatile-weaponry>a1.1',
        refuses: 'die:1 die:2 die:3 -',
      },
    },
  })),
  ...each(['jawa-scavenger', bargainer], (card) => ({
    works: {
      'Take Cover: a block for an evade': {
        a: 'rebel-trooper@C3',
        b: `${card}@F3`,
        rolls: '5 5 4',
        line: 'group:a1 attack:b1.1 use:take-cover>b1.1 *',
        shows: 'take-cover block 1 evade -1',
      },
      ...(card === bargainer && {
        'Bargain: a victory point for as many as the green die has damage': {
          a: { groups: `${card}@C3`, points: 1 },
          b: victim,
          rolls: '2 2 1 4',
          line: `group:a1 attack:b1.1 surge:${bargainer}.bargain *`,
          shows: 'a scores -1; a scores 2',
        },
      }),
    },
    limits: {
      'Take Cover: only when it defends': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'use:take-cover>a1.1',
      },
      ...(card === bargainer && {
        'Bargain: not without a victory point': {
          a: `${card}@C3`,
          b: victim,
          rolls: '2 2 1 4',
          line: 'group:a1 attack:b1.1',
          refuses: `surge:${bargainer}.bargain`,
        },
      }),
    },
  })),
  'onar-koma': {
    works: {
      'Rush: 4 spaces, a push, and both suffer 1 damage': {
        a: 'onar-koma@B3',
        b: victim,
        line: 'group:a1 use:rush>a1.1 move:C3 move:D3 move:E3 - option:1 move:G3 *',
        figures: 'a1.1 E3!1, b1.1 G3!1',
      },
      'Get Down: a block or an evade for a small friendly figure within 2 spaces': {
        a: 'rebel-trooper@C3',
        b: 'hired-gun@F3 onar-koma@F5',
        line: 'group:a1 attack:b1.1 use:get-down>b2.1 option:1 *',
        shows: 'get-down block 1',
      },
    },
    limits: {
      'Immune: no harmful conditions': {
        a: 'mhd-19@E3',
        b: 'onar-koma@F3',
        line: 'group:a1 use:improper-procedure>a1.1 *',
        figures: 'b1.1 F3!1',
      },
      'Get Down: not farther away': {
        a: 'rebel-trooper@C3',
        b: 'hired-gun@F3 onar-koma@F6',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:get-down>b2.1',
      },
    },
  },
  'rancor-elite-skirmish': {
    works: {
      'Brutality: two attacks on different targets': {
        a: 'rancor-elite-skirmish@D3',
        b: 'wookiee-warrior@G3,G4',
        line: 'group:a1 use:brutality>a1.1 figure:b1.1 * *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.2',
      },
    },
    limits: {
      'Brutality: never twice the same target': {
        a: 'rancor-elite-skirmish@D3',
        b: 'wookiee-warrior@G3',
        rolls: '5 5 5 1',
        line: 'group:a1 use:brutality>a1.1 *',
        refuses: 'attack:b1.1',
      },
    },
  },
  'shyla-varad': {
    works: {
      'Mandalorian Whip: a small hostile figure is pulled next to her and attacked': {
        a: 'shyla-varad@C3',
        b: victim,
        line: 'group:a1 option:1 use:mandalorian-whip>a1.1 move:D3 *',
        shows: 'b1.1 moves E4-D3; a1.1 attacks b1.1',
      },
      'Responsive: a damage recovered, or a movement point': {
        a: 'shyla-varad@C3!2',
        b: far,
        line: 'group:a1 option:2',
        figures: 'a1.1 C3!1',
      },
    },
    limits: {
      'Mandalorian Whip: not farther than 3 spaces': {
        a: 'shyla-varad@B3',
        b: victim,
        line: 'group:a1 option:1 use:mandalorian-whip>a1.1 *',
        hides: 'a1.1 attacks b1.1',
      },
    },
  },
  ...each(['tusken-raider', 'tusken-raider-elite'], (card) => ({
    works: {
      'Tusken Cycler: a ranged attack with blue and red, and nothing of the card': {
        a: `${card}@C3`,
        b: victim,
        rolls: '4 4 1',
        line: 'group:a1 use:tusken-cycler>a1.1 *',
        shows: 'roll blue 4 red 4 black 1; b1.1 hit 3',
        hides: 'keywords damage 1',
      },
    },
    limits: {
      'Tusken Cycler: its card alone has no ranged attack': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1',
        refuses: 'attack:b1.1',
      },
    },
  })),
  'vinto-hreeda': {
    works: {
      'Rapid Fire: two attacks; Boltslinger: another hostile figure suffers 1 damage after each': {
        a: 'vinto-hreeda@C3',
        b: 'wookiee-warrior@F3,F4',
        rolls: '5 5 1 5 5 1',
        line: 'group:a1 use:rapid-fire>a1.1 figure:b1.1 figure:b1.1 *',
        shows: 'a1.1 attacks b1.1; b1.2 damage 1; a1.1 attacks b1.1; b1.2 damage 1',
      },
    },
    limits: {
      'Boltslinger: not the target itself': {
        a: 'vinto-hreeda@C3',
        b: victim,
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 3',
        hides: 'b1.1 damage 1',
      },
    },
  },
  ...each(['wampa', 'wampa-elite'], (card) => ({
    works: {
      'Hunger: 2 movement points without hostile figures nearby': {
        a: `${card}@B3`,
        b: far,
        line: 'group:a1 move:B4 move:B5',
        shows: 'a1.1 moves B4-B5',
      },
    },
    limits: {
      'Hunger: none with one within 3 spaces': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1',
        refuses: 'move:C4',
      },
    },
  })),
  ...each(['weequay-pirate', 'weequay-pirate-elite'], (card) => ({
    works: {
      'Raider: a die of either side has to be rolled again': {
        a: `${card}@C3`,
        b: victim,
        rolls: '4 4 5 1',
        line: 'group:a1 attack:b1.1 die:3 *',
        shows: 'reroll black 5>1',
      },
      ...(card === 'weequay-pirate-elite' && {
        'Prowl: it hides': {
          a: 'weequay-pirate-elite@C3',
          b: far,
          line: 'group:a1 use:prowl>a1.1 *',
          figures: 'a1.1 C3+hidden',
        },
      }),
    },
    limits: {
      'Raider: it cannot be left out': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1 attack:b1.1',
        offers: 'die:1 die:2 die:3',
        refuses: '-',
      },
    },
  })),
  ...each(['wing-guard', 'wing-guard-elite'], (card) => ({
    works: {
      'Keep the Peace: a strain for the attacker of an adjacent space, for a strain': {
        a: 'rebel-trooper@C3',
        b: `hired-gun@F3 ${card}@F4`,
        line: 'group:a1 attack:b1.1 use:keep-the-peace>b2.1 *',
        shows: 'b2.1 strain 1; a1.1 strain 1',
      },
    },
    limits: {
      'Keep the Peace: not for a Guardian': {
        a: 'rebel-trooper@C3',
        b: `gamorrean-guard-elite@F3 ${card}@F4`,
        line: 'group:a1 attack:b1.1',
        refuses: 'use:keep-the-peace>b2.1',
      },
    },
  })),
  'bantha-rider-elite': {
    works: {
      'Trample: up to 3 adjacent hostile figures suffer what a red die shows': {
        a: 'bantha-rider-elite@C3',
        b: 'wookiee-warrior@F3,F4,F5',
        rolls: '5',
        line: 'group:a1 use:trample>a1.1 figure:b1.1 figure:b1.2 *',
        figures: 'b1.1 F3!3, b1.2 F4!3, b1.3 F5',
      },
      'Stampede: a hostile figure on which it ends its movement suffers 1 damage': {
        a: 'bantha-rider-elite@C3',
        b: victim,
        line: 'group:a1 run move:D3 stop place:G3 *',
        shows: 'b1.1 damage 1',
      },
    },
    limits: {
      'Trample: not farther away': {
        a: 'bantha-rider-elite@B3',
        b: victim,
        rolls: '5',
        line: 'group:a1 use:trample>a1.1 *',
        figures: 'b1.1 F3',
      },
    },
  },
  maul: {
    works: {
      'Dual-Bladed Fury: Focused before an attack': {
        a: 'maul@E3',
        b: victim,
        line: 'group:a1 attack:b1.1 option:2 *',
        shows: 'a1.1 focused; a1.1 attacks b1.1',
      },
      'Dual-Bladed Fury: or Cleave 2': {
        a: 'maul@E3',
        b: 'wookiee-warrior@F3,F4',
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 option:1 figure:b1.2 *',
        shows: 'b1.1 hit 5; b1.2 damage 2',
      },
    },
    limits: {
      'Sustained by Rage: he does not recover damage': {
        a: { groups: 'maul@C3!4', hand: 'recovery' },
        b: far,
        line: 'group:a1 play:recovery>a1.1 *',
        figures: 'a1.1 C3!4',
      },
    },
  },
};
