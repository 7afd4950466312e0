import type { CardTests, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

export const rebelsCards: TestsOfCards = {
  'luke-skywalker': {
    works: {
      'Saber Strike: a melee attack with red, yellow and Pierce 3': {
        a: 'luke-skywalker@E3',
        b: victim,
        rolls: '5 5 1',
        line: 'group:a1 use:saber-strike>a1.1 *',
        shows: 'roll red 5 yellow 5 black 1; saber-strike pierce 3; b1.1 hit 5',
      },
      'Inspiring: another friendly figure within 3 spaces rolls a die again': {
        a: 'luke-skywalker@C3 rebel-trooper@C5',
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a2 attack:b1.1 use:inspiring>a1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
    },
    limits: {
      'Inspiring: not from farther away': {
        a: 'luke-skywalker@A3 rebel-trooper@E5',
        b: victim,
        line: 'group:a2 attack:b1.1',
        refuses: 'use:inspiring>a1.1',
      },
    },
  },
  'han-solo': {
    works: {
      'Return Fire: he attacks whoever dealt him no damage': {
        a: 'rebel-trooper@C3',
        b: 'han-solo@F3',
        rolls: '1 1 6',
        line: 'group:a1 attack:b1.1 - use:return-fire>b1.1 *',
        shows: 'use return-fire; b1.1 attacks a1.1',
      },
      'Cunning: a block for each evade': {
        a: 'rebel-trooper@C3',
        b: 'han-solo@F3',
        rolls: '1 1 3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'cunning block 1',
      },
    },
    limits: {
      'Return Fire: not after damage': {
        a: 'e-web-engineer@B3',
        b: 'han-solo@F3',
        rolls: '6 6 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 6',
        hides: 'use return-fire',
      },
    },
  },
  'diala-passil': {
    works: {
      'Shattering Blow: a defence die less for a command card': {
        a: { groups: 'diala-passil@E3', hand: 'planning' },
        b: victim,
        rolls: '5 4',
        line: 'group:a1 attack:b1.1 use:shattering-blow>a1.1 *',
        shows: 'a discards planning; roll red 5 green 4',
      },
    },
    limits: {
      'Shattering Blow: not without a card': {
        a: 'diala-passil@E3',
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'use:shattering-blow>a1.1',
      },
    },
  },
  'fenn-signis': {
    works: {
      'Assault: two attacks': {
        a: 'fenn-signis@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 * attack:b1.1 *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
      'Trooper Assault: a friendly Trooper within 3 spaces attacks twice': {
        a: 'fenn-signis@C3 rebel-trooper@C4',
        b: victim,
        rolls: '4 5 1',
        line: 'group:a2 attack:b1.1 use:trooper-assault>a1.1 * attack:b1.1 *',
        shows: 'a2.1 attacks b1.1; a2.1 attacks b1.1',
      },
    },
    limits: {
      'Trooper Assault: Troopers only': {
        a: 'fenn-signis@C3 alliance-smuggler@C4',
        b: victim,
        rolls: '4 5 1',
        line: 'group:a2 attack:b1.1 *',
        refuses: 'attack:b1.1',
      },
    },
  },
  gaarkhan: {
    works: {
      'Enraged: two attacks after damage': {
        a: 'gaarkhan@E3!1',
        b: victim,
        line: 'group:a1 attack:b1.1 * attack:b1.1 *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
      'Charge: up to Speed, then it may attack': {
        a: 'gaarkhan@D3',
        b: victim,
        line: 'group:a1 use:charge>a1.1 move:E3',
        offers: '-',
      },
    },
    limits: {
      'Enraged: not without damage': {
        a: 'gaarkhan@E3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        refuses: 'attack:b1.1',
      },
    },
  },
  'jyn-odan': {
    works: {
      'Hair Trigger: she attacks a hostile figure whose activation begins': {
        a: 'stormtrooper@C3',
        b: 'jyn-odan@F3',
        line: 'group:a1 use:hair-trigger>b1.1 *',
        shows: 'use hair-trigger; b1.1 attacks a1.1',
      },
      'Nimble: 2 movement points for each evade': {
        a: 'stormtrooper@C3',
        b: 'jyn-odan@F3',
        rolls: '1 1 3',
        line: 'group:a1 - attack:b1.1 - move:F4 move:F5 *',
        shows: 'b1.1 moves F4-F5',
      },
    },
    limits: {
      'Hair Trigger: once in a round': {
        a: 'stormtrooper@C3,C4',
        b: 'jyn-odan@F3',
        rolls: '1 1 4',
        line: 'group:a1 figure:a1.1 use:hair-trigger>b1.1 * -',
        refuses: 'use:hair-trigger>b1.1',
      },
    },
  },
  'mak-eshka-rey': {
    works: {
      'Priority Target: figures are not in the way': {
        a: 'mak-eshka-rey@A3',
        b: 'wookiee-warrior@B3,C3',
        line: 'group:a1',
        offers: 'attack:b1.2',
      },
    },
    limits: {
      'Priority Target: others see nothing there': {
        a: 'rebel-trooper@A3',
        b: 'wookiee-warrior@B3,C3',
        line: 'group:a1',
        refuses: 'attack:b1.2',
      },
    },
  },
  drokkatta: {
    works: {
      'Demolish: damage around a space, rubble, and a strain': {
        a: 'drokkatta@C3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:demolish>a1.1 place:F3 *',
        figures: 'b1.1 F3!1, b1.2 F4!1, a1.1 C3!1',
      },
    },
    limits: {
      'Demolish: once in an activation': {
        a: 'drokkatta@C3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:demolish>a1.1 place:F3 *',
        refuses: 'use:demolish>a1.1',
      },
    },
  },
  'jarrod-kelvin': {
    works: {
      'Leaping Slash: 2 spaces, then an attack': {
        a: 'jarrod-kelvin@C3',
        b: victim,
        line: 'group:a1 use:leaping-slash>a1.1 move:D3 move:E3 *',
        shows: 'a1.1 moves D3-E3; a1.1 attacks b1.1',
      },
    },
    limits: {
      'Leaping Slash: no third space': {
        a: 'jarrod-kelvin@B3',
        b: victim,
        line: 'group:a1 use:leaping-slash>a1.1 move:C3 move:D3 *',
        refuses: 'attack:b1.1',
      },
    },
  },
  'ko-tun-feralo': {
    works: {
      'Arms Distribution: a damage or block token when her activation begins': {
        a: 'ko-tun-feralo@C3 rebel-trooper@C4',
        b: far,
        line: 'group:a1 use:arms-distribution>a1.1 spend:block',
        figures: 'a2.1 C4*block',
      },
      'Dead Precise: a dodge less when a friendly figure spends a token': {
        a: 'ko-tun-feralo@C3 rebel-trooper@C4*damage',
        b: victim,
        line: 'group:a2 attack:b1.1 spend:damage *',
        shows: 'a2.1 spends damage; dead-precise dodge -1',
      },
    },
    limits: {
      'Dead Precise: not without a token': {
        a: 'ko-tun-feralo@C3 rebel-trooper@C4',
        b: victim,
        line: 'group:a2 attack:b1.1 *',
        shows: 'a2.1 attacks b1.1',
        hides: 'dead-precise dodge -1',
      },
    },
  },
  'ahsoka-tano': {
    works: {
      'Vigor: 2 movement points or a block token': {
        a: 'ahsoka-tano@C3',
        b: far,
        line: 'group:a1 option:2',
        figures: 'a1.1 C3*block',
      },
      'Force Leap: she is placed within 6 spaces': {
        a: 'ahsoka-tano@A3',
        b: far,
        line: 'group:a1 option:2 use:force-leap>a1.1 place:G3',
        figures: 'a1.1 G3*block',
      },
      'Twin Sabers: all defence dice are rolled again': {
        a: 'ahsoka-tano@E3',
        b: 'darth-vader@F3',
        rolls: '4 4 4 5 5 1 1',
        line: 'group:a1 option:2 attack:b1.1 use:twin-sabers>a1.1 option:2 die:4 *',
        shows: 'reroll black 5>1; reroll black 5>1',
      },
    },
    limits: {
      'Force Leap: not farther': {
        a: 'ahsoka-tano@A3',
        b: far,
        line: 'group:a1 option:2 use:force-leap>a1.1',
        refuses: 'place:H3',
      },
    },
  },
  'alliance-smuggler': {
    works: {
      'Slippery: less accuracy, and 2 movement points after the attack': {
        a: 'stormtrooper@C3',
        b: 'alliance-smuggler@F3',
        rolls: '2 1 2',
        line: 'group:a1 attack:b1.1 - move:F4 *',
        shows: 'slippery accuracy -2; b1.1 moves F3-F4',
      },
    },
    limits: {
      'Slippery: only when it is the target': {
        a: 'stormtrooper@C3',
        b: 'alliance-smuggler@F4 wookiee-warrior@F3',
        line: 'group:a1 attack:b2.1 *',
        shows: 'a1.1 attacks b2.1',
        hides: 'slippery accuracy -2',
      },
    },
  },
  'biv-bodhrik': {
    works: {
      'Close and Personal: a melee attack, then a ranged one on the same target': {
        a: 'biv-bodhrik@E3',
        b: 'wookiee-warrior@F3,F4',
        rolls: '1 4 5 1 4 4 5',
        line: 'group:a1 use:close-and-personal>a1.1 figure:b1.1 * *',
        shows: 'roll red 1 yellow 4 black 5; a1.1 attacks b1.1; roll red 1 blue 4 yellow 4 black 5',
      },
      'Into the Fray: a block with two hostile figures nearby': {
        a: 'stormtrooper@D3,D4',
        b: 'biv-bodhrik@F3',
        line: 'group:a1 figure:a1.1 attack:b1.1 *',
        shows: 'into-the-fray block 1',
      },
    },
    limits: {
      'Into the Fray: not with one': {
        a: 'stormtrooper@D3',
        b: 'biv-bodhrik@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'into-the-fray block 1',
      },
    },
  },
  'c1-10p': {
    works: {
      'Ram: 2 spaces, what a green die shows, and a push': {
        a: 'c1-10p@D3',
        b: victim,
        rolls: '4',
        line: 'group:a1 use:ram>a1.1 move:E3 - move:G3 *',
        shows: 'roll green 4; b1.1 damage 2; b1.1 moves F3-G3',
      },
      'System Shock: at a terminal, a figure at one suffers': {
        a: 'c1-10p@K10',
        b: 'wookiee-warrior@L9',
        line: 'group:a1 use:system-shock>a1.1 figure:b1.1 *',
        figures: 'b1.1 L9!3',
      },
    },
    limits: {
      'System Shock: not away from a terminal': {
        a: 'c1-10p@C3',
        b: 'wookiee-warrior@L9',
        line: 'group:a1',
        refuses: 'use:system-shock>a1.1',
      },
    },
  },
  'davith-elso': {
    works: {
      'Cut and Run: a hostile figure whose space he leaves suffers 1 damage': {
        a: 'davith-elso@E3',
        b: victim,
        line: 'group:a1 run move:F3 move:G3',
        shows: 'a1.1 moves F3-G3; b1.1 damage 1',
      },
    },
    limits: {
      'Cut and Run: once for each figure in a round': {
        a: 'davith-elso@E3',
        b: victim,
        line: 'group:a1 run run move:F3 move:G3 move:F3 move:E3 *',
        figures: 'b1.1 F3!1',
      },
    },
  },
  'hera-syndulla': {
    works: {
      'Call the Shots: a result of choice for another friendly figure': {
        a: 'hera-syndulla@C3 rebel-trooper@C4',
        b: victim,
        line: 'group:a2 attack:b1.1 use:call-the-shots>a1.1 option:2 *',
        shows: 'call-the-shots damage 1',
      },
    },
    limits: {
      'Call the Shots: once in a round': {
        a: 'hera-syndulla@C3 rebel-trooper@C4,C5',
        b: victim,
        rolls: '4 5 1',
        line: 'group:a2 figure:a2.1 attack:b1.1 use:call-the-shots>a1.1 option:2 * - attack:b1.1',
        refuses: 'use:call-the-shots>a1.1',
      },
    },
  },
  'lando-calrissian': {
    works: {
      'Resourceful: a die of his again; Gambit: it may become another one': {
        a: 'lando-calrissian@C3',
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 attack:b1.1 use:resourceful>a1.1 die:1 colour:red *',
        shows: 'reroll green 1>red 6',
      },
    },
    limits: {
      'Resourceful: not a die of the other side': {
        a: 'lando-calrissian@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 use:resourceful>a1.1',
        refuses: 'die:3',
      },
    },
  },
  'leia-organa-skirmish': {
    works: {
      'Battlefield Leadership: a friendly figure attacks the same target after her': {
        a: 'leia-organa-skirmish@C3 rebel-trooper@C4',
        b: victim,
        rolls: '4 5 5 5 4 5 5',
        line: 'group:a1 use:battlefield-leadership>a1.1 * *',
        shows: 'a1.1 attacks b1.1; a2.1 attacks b1.1',
      },
    },
    limits: {
      'Battlefield Leadership: not from farther than 3 spaces': {
        a: 'leia-organa-skirmish@C3 rebel-trooper@C7',
        b: victim,
        line: 'group:a1 use:battlefield-leadership>a1.1 * *',
        hides: 'a2.1 attacks b1.1',
      },
    },
  },
  'luke-skywalker-jedi-knight': {
    works: {
      'Heroic: an attack at no action': {
        a: 'luke-skywalker-jedi-knight@E3',
        b: victim,
        rolls: '4 4 5 5',
        line: 'group:a1 use:heroic>a1.1 * attack:b1.1 *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.1',
      },
      'Deflect: a hostile figure in sight suffers 1 damage after a ranged attack on him': {
        a: 'stormtrooper@C3',
        b: 'luke-skywalker-jedi-knight@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 damage 1',
      },
    },
    limits: {
      'Deflect: not after a melee attack': {
        a: 'wookiee-warrior@E3',
        b: 'luke-skywalker-jedi-knight@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'a1.1 damage 1',
      },
      'Heroic: once in an activation': {
        a: 'luke-skywalker-jedi-knight@E3',
        b: victim,
        rolls: '4 4 5 5',
        line: 'group:a1 use:heroic>a1.1 *',
        refuses: 'use:heroic>a1.1',
      },
    },
  },
  'murne-rin': {
    works: {
      'False Orders: an attack with a cheap hostile figure': {
        a: 'murne-rin@C3',
        b: 'imperial-officer@E3 wookiee-warrior@F3',
        line: 'group:a1 use:false-orders>a1.1 option:2 figure:b2.1 *',
        shows: 'b1.1 attacks b2.1',
      },
    },
    limits: {
      'False Orders: figure cost 3 at most': {
        a: 'murne-rin@C3',
        b: victim,
        line: 'group:a1 use:false-orders>a1.1 option:2 *',
        hides: 'b1.1 attacks a1.1',
      },
    },
  },
  'obi-wan-kenobi-skirmish': {
    works: {
      'Into the Force: another friendly figure is Focused when he is defeated': {
        a: 'e-web-engineer@A3',
        b: 'obi-wan-kenobi-skirmish@F3!11 rebel-trooper@F9',
        rolls: '6 4 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 defeated; b2.1 focused',
      },
    },
    limits: {
      'Into the Force: not as long as he is there': {
        a: 'rebel-trooper@C3',
        b: 'obi-wan-kenobi-skirmish@F3 rebel-trooper@F9',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'b2.1 focused',
      },
    },
  },
  'r2-d2-skirmish': {
    works: {
      'Scomp Link: a command card at a terminal': {
        a: { groups: 'r2-d2-skirmish@K10', deck: 'planning' },
        b: 'wookiee-warrior@A1',
        line: 'group:a1 use:scomp-link>a1.1 *',
        hand: 'planning',
      },
      'Lucky: a dodge for a blank': {
        a: 'rebel-trooper@C3',
        b: 'r2-d2-skirmish@F3',
        rolls: '4 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'lucky dodge 1; b1.1 missed dodge',
      },
      'Service: an adjacent Droid recovers 1 damage': {
        a: 'r2-d2-skirmish@C3 c-3po@C4!2',
        b: far,
        line: 'group:a1 use:service>a1.1 figure:a2.1 *',
        figures: 'a2.1 C4!1',
      },
    },
    limits: {
      'Lucky: not without a blank': {
        a: 'rebel-trooper@C3',
        b: 'r2-d2-skirmish@F3',
        rolls: '4 5 2',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'lucky dodge 1',
      },
    },
  },
  'saska-teft': {
    works: {
      'Unstable Device: what a yellow die shows around a space, and 1 damage for her': {
        a: 'saska-teft@C3',
        b: 'wookiee-warrior@F3,F4',
        rolls: '5',
        line: 'group:a1 use:unstable-device>a1.1 place:F3 *',
        figures: 'b1.1 F3!2, b1.2 F4!2, a1.1 C3!1',
      },
    },
    limits: {
      'Unstable Device: not farther than 3 spaces': {
        a: 'saska-teft@C3',
        b: far,
        line: 'group:a1 use:unstable-device>a1.1',
        refuses: 'place:G3',
      },
    },
  },
  'verena-talos': {
    works: {
      "Close Quarters: an attack with the adjacent target's own type and pool": {
        a: 'verena-talos@E3',
        b: victim,
        rolls: '5 5 1',
        line: 'group:a1 use:close-quarters>a1.1 *',
        shows: 'roll red 5 green 5 black 1',
      },
    },
    limits: {
      'Close Quarters: adjacent targets only': {
        a: 'verena-talos@D3',
        b: victim,
        line: 'group:a1 use:close-quarters>a1.1 *',
        hides: 'a1.1 attacks b1.1',
      },
    },
  },
  'loku-kanoloa': {
    works: {
      'Set Your Sights: figures are not in the way, 2 more accuracy; he is Focused by a defeat': {
        a: 'loku-kanoloa@A3',
        b: `wookiee-warrior@B3 imperial-officer@C3!2 ${far}`,
        rolls: '5 4 2',
        line: 'group:a1 use:set-your-sights>a1.1 figure:b2.1 *',
        shows: 'a1.1 attacks b2.1; set-your-sights accuracy 2; b2.1 defeated; a1.1 focused',
      },
    },
    limits: {
      'Mon Cala Special Forces: not by another attack': {
        a: 'loku-kanoloa@A3',
        b: `imperial-officer@C3!2 ${far}`,
        rolls: '5 4 2',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 defeated',
        hides: 'a1.1 focused',
      },
    },
  },
  ...each(['rebel-saboteur', 'rebel-saboteur-elite'], (card) => ({
    works: {
      'Overload: a surge ability twice': {
        a: `${card}@D3`,
        b: victim,
        rolls: '4 2 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'use overload',
      },
    },
    limits: {
      'Overload: for its own attacks': {
        a: 'stormtrooper@D3',
        b: `${card}@F3`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'use overload',
      },
    },
  })),
};
