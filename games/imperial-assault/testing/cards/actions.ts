import type { TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';

/** Cards whose first ability is a special action, or something in an activation. */
export const actionCards: TestsOfCards = {
  'imperial-officer': {
    works: {
      'Order: another friendly figure within 2 spaces moves': {
        a: 'imperial-officer@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 use:order>a1.1 move:D4 *',
        shows: 'use order; a2.1 moves D3-D4',
      },
      'Cower: a defence die again next to a friendly figure': {
        a: 'rebel-trooper@C3',
        b: 'imperial-officer@F3 stormtrooper@F4',
        rolls: '6 6 1 6',
        line: 'group:a1 attack:b1.1 use:cower>b1.1 die:3 *',
        shows: 'reroll white 1>6; b1.1 missed dodge',
      },
    },
    limits: {
      'Order: nobody farther away': {
        a: 'imperial-officer@C3 stormtrooper@F7',
        b: 'wookiee-warrior@L9',
        line: 'group:a1 use:order>a1.1',
        refuses: 'move:F6 figure:a2.1',
      },
      'Cower: not alone': {
        a: 'rebel-trooper@C3',
        b: 'imperial-officer@F3 stormtrooper@F5',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:cower>b1.1',
      },
    },
  },
  'imperial-officer-elite': {
    works: {
      'Executive Order: another friendly figure within 2 spaces attacks': {
        a: 'imperial-officer-elite@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 use:executive-order>a1.1 option:2 *',
        shows: 'use executive-order; a2.1 attacks b1.1',
      },
      'Executive Order: or it moves': {
        a: 'imperial-officer-elite@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 use:executive-order>a1.1 option:1 move:D4 *',
        shows: 'a2.1 moves D3-D4',
        hides: 'a2.1 attacks b1.1',
      },
    },
    limits: {
      'Executive Order: once in an activation': {
        a: 'imperial-officer-elite@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 use:executive-order>a1.1 option:2 *',
        refuses: 'use:executive-order>a1.1',
      },
    },
  },
  'darth-vader': {
    works: {
      'Force Choke: a hostile figure in sight suffers 2 damage and 1 strain': {
        a: 'darth-vader@A1',
        b: victim,
        line: 'group:a1 use:force-choke>a1.1 *',
        figures: 'b1.1 F3!3',
      },
      'Brutality: two attacks on different targets': {
        a: 'darth-vader@E3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:brutality>a1.1 figure:b1.1 * *',
        shows: 'a1.1 attacks b1.1; a1.1 attacks b1.2',
      },
      'Foresight: a defence die again': {
        a: 'rebel-trooper@D3',
        b: 'darth-vader@F3',
        rolls: '6 6 1 1 5',
        line: 'group:a1 attack:b1.1 use:foresight>b1.1 die:3 *',
        shows: 'reroll black 1>5',
      },
    },
    limits: {
      'Brutality: counts as the attack of the activation': {
        a: 'darth-vader@E3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 use:brutality>a1.1 figure:b1.1 * *',
        refuses: 'attack:b1.1 attack:b1.2',
      },
    },
  },
  'rebel-trooper-elite': {
    works: {
      'Get Into Position: 4 movement points and Focused, for both actions': {
        a: 'rebel-trooper-elite@C3',
        b: victim,
        line: 'group:a1 use:get-into-position>a1.1 *',
        shows: 'use get-into-position; a1.1 focused',
      },
      'Aim: more damage and accuracy as long as it has not left its space': {
        a: 'rebel-trooper-elite@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'aim damage 1 accuracy 2',
      },
    },
    limits: {
      'Get Into Position: not after another action': {
        a: 'rebel-trooper-elite@C3',
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        refuses: 'use:get-into-position>a1.1',
      },
    },
  },
  'gideon-argus': {
    works: {
      'Tactical Maneuver: another friendly figure in sight moves 2 spaces': {
        a: 'gideon-argus@A1 rebel-trooper@D3',
        b: victim,
        line: 'group:a1 use:tactical-maneuver>a1.1 move:D4 move:D5 *',
        shows: 'a2.1 moves D3-D4; a2.1 moves D4-D5',
      },
      'On My Mark: another friendly figure in sight is Focused': {
        a: 'gideon-argus@A1 rebel-trooper@D3',
        b: victim,
        line: 'group:a1 use:on-my-mark>a1.1 *',
        figures: 'a2.1 D3+focused, a1.1 A1',
      },
    },
    limits: {
      'On My Mark: not without line of sight': {
        a: 'gideon-argus@A1 rebel-trooper@A3 alliance-smuggler@A2',
        b: victim,
        line: 'group:a1 use:on-my-mark>a1.1 *',
        figures: 'a2.1 A3, a3.1 A2+focused',
      },
    },
  },
  'c-3po': {
    works: {
      'Inform: an adjacent friendly figure is Focused': {
        a: 'c-3po@C3 rebel-trooper@C4,C6',
        b: victim,
        line: 'group:a1 use:inform>a1.1 *',
        figures: 'a2.1 C4+focused, a2.2 C6',
      },
      'Distracting: an evade for a friendly figure next to it': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@F3 c-3po@F4',
        line: 'group:a1 attack:b1.1 *',
        shows: 'distracting evade 1',
      },
    },
    limits: {
      'Non-Combatant: it cannot attack': {
        a: 'c-3po@C3',
        b: 'wookiee-warrior@D3',
        line: 'group:a1',
        refuses: 'attack:b1.1',
      },
      'Distracting: not from 2 spaces away': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@F3 c-3po@F5',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'distracting evade 1',
      },
    },
  },
  'kayn-somos': {
    works: {
      'Firing Squad: two adjacent Troopers attack the same figure': {
        a: 'kayn-somos@C3 stormtrooper@C2,C4',
        b: 'wookiee-warrior@F3 wookiee-warrior@F9',
        line: 'group:a1 use:firing-squad>a1.1 figure:a2.1 figure:a2.2 figure:b1.1 * *',
        shows: 'a2.1 attacks b1.1; a2.2 attacks b1.1',
      },
    },
    limits: {
      'Firing Squad: only adjacent Troopers': {
        a: 'kayn-somos@C3 stormtrooper@C2,C6 imperial-officer@D3',
        b: victim,
        line: 'group:a1 use:firing-squad>a1.1',
        refuses: 'figure:a2.2 figure:a3.1',
      },
    },
  },
  chewbacca: {
    works: {
      'Slam: what a red die shows, and a small figure is pushed': {
        a: 'chewbacca@E3',
        b: 'rebel-trooper@F3!0',
        rolls: '5',
        line: 'group:a1 use:slam>a1.1 *',
        shows: 'use slam; roll red 5; b1.1 damage 3',
      },
      'Protector: a block for a friendly figure next to it': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@F3 chewbacca@F4',
        line: 'group:a1 attack:b1.1 *',
        shows: 'protector block 1',
      },
    },
    limits: {
      'Slam: adjacent figures only': {
        a: 'chewbacca@D3',
        b: 'rebel-trooper@F3',
        rolls: '5',
        line: 'group:a1 use:slam>a1.1 *',
        hides: 'b1.1 damage 3',
      },
      'Protector: one of several counts': {
        a: 'stormtrooper@C3',
        b: 'wookiee-warrior@F3 chewbacca@F4 royal-guard@G4',
        line: 'group:a1 attack:b1.1 *',
        shows: 'protector block 1; b1.1 hit 0',
        rolls: '3 1 2',
      },
    },
  },
  'mhd-19': {
    works: {
      'Medical Loadout: an adjacent friendly figure recovers 3 damage': {
        a: 'mhd-19@C3 rebel-trooper@C4!2',
        b: victim,
        line: 'group:a1 use:medical-loadout>a1.1 figure:a2.1 *',
        figures: 'a2.1 C4',
      },
      'Improper Procedure: an adjacent hostile figure suffers 1 damage and is Weakened': {
        a: 'mhd-19@E3',
        b: victim,
        line: 'group:a1 use:improper-procedure>a1.1 *',
        figures: 'b1.1 F3!1+weakened',
      },
    },
    limits: {
      'Medical Loadout: nobody farther away': {
        a: 'mhd-19@C3!1 rebel-trooper@C5!2',
        b: victim,
        line: 'group:a1 use:medical-loadout>a1.1 *',
        figures: 'a1.1 C3, a2.1 C5!2',
      },
    },
  },
  nexu: {
    works: {
      'Pounce: it is placed within 3 spaces, then it may attack': {
        a: 'nexu@A3',
        b: victim,
        line: 'group:a1 use:pounce>a1.1 place:D3 *',
        offers: '-',
      },
    },
    limits: {
      'Pounce: not farther': {
        a: 'nexu@A3',
        b: victim,
        line: 'group:a1 use:pounce>a1.1',
        refuses: 'place:F7',
      },
    },
  },
  'jabba-the-hutt-skirmish': {
    works: {
      'Bully: a figure within 3 spaces suffers 3 strain': {
        a: 'jabba-the-hutt-skirmish@C3',
        b: victim,
        line: 'group:a1 use:bully>a1.1 figure:b1.1 *',
        figures: 'b1.1 F3!3',
      },
      'Incentivize: a Mercenary is Focused': {
        a: 'jabba-the-hutt-skirmish@C3 nexu@A8',
        b: victim,
        line: 'group:a1 use:incentivize>a1.1 figure:a2.1 *',
        shows: 'a2.1 focused',
      },
      'Scheme: a command card': {
        a: { groups: 'jabba-the-hutt-skirmish@C3', deck: 'planning' },
        b: victim,
        line: 'group:a1 use:scheme>a1.1 *',
        hand: 'planning',
      },
      'Order Hit: 2 victory points, and a Mercenary attacks': {
        a: { groups: 'jabba-the-hutt-skirmish@B3 hired-gun@D3', points: 2 },
        b: victim,
        line: 'group:a1 use:order-hit>a1.1 figure:a2.1 *',
        shows: 'a2.1 attacks b1.1',
      },
    },
    limits: {
      'Order Hit: not without victory points': {
        a: { groups: 'jabba-the-hutt-skirmish@B3 hired-gun@D3', points: 1 },
        b: victim,
        line: 'group:a1',
        refuses: 'use:order-hit>a1.1',
      },
    },
  },
  'emperor-palpatine': {
    works: {
      'Emperor: another figure within 4 spaces attacks, at no action': {
        a: 'emperor-palpatine@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 figure:a1.1 use:emperor>a1.1 figure:a2.1 *',
        shows: 'a2.1 attacks b1.1',
      },
      'Tempt: a figure suffers 1 damage and gains a damage token': {
        a: 'emperor-palpatine@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 figure:a2.1',
        figures: 'a2.1 D3!1*damage',
      },
      'Force Lightning: 3 damage and Weakened, 1 damage for all next to it': {
        a: 'emperor-palpatine@C3',
        b: 'wookiee-warrior@F3,F4',
        line: 'group:a1 figure:a1.1 use:force-lightning>a1.1 figure:b1.1 *',
        figures: 'b1.1 F3!3+weakened, b1.2 F4!1',
      },
    },
    limits: {
      'Emperor: once in an activation': {
        a: 'emperor-palpatine@C3 stormtrooper@D3',
        b: victim,
        line: 'group:a1 figure:a1.1 use:emperor>a1.1 figure:a2.1 *',
        refuses: 'use:emperor>a1.1',
      },
      'Force Lightning: not farther than 4 spaces': {
        a: 'emperor-palpatine@A3',
        b: 'wookiee-warrior@F3',
        line: 'group:a1 figure:a1.1 use:force-lightning>a1.1',
        refuses: 'figure:b1.1',
      },
    },
  },
};
