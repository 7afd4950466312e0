import type { CardTests, TestsOfCards } from '../card-tests.ts';

/** Somebody to attack who has no ability that answers it: 11 Health, one black die. */
const victim = 'wookiee-warrior@F3';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

/** Cards whose only or first ability is about the results and dice of their own attacks. */
export const attackCards: TestsOfCards = {
  ...each(['stormtrooper', 'stormtrooper-elite'], (card) => ({
    works: {
      'Squad Training: next to another Trooper a die is rolled again': {
        a: `${card}@C3,C4`,
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 figure:a1.1 attack:b1.1 use:squad-training>a1.1 die:1 *',
        shows: 'use squad-training; reroll blue 1>6',
      },
      ...(card === 'stormtrooper-elite' && {
        'Last Stand: another figure of the group is Focused when one is defeated': {
          a: 'stormtrooper-elite@F4!4,F9',
          b: 'darth-vader@F3',
          line: 'group:a1 figure:a1.2 - - group:b1 attack:a1.1 *',
          rolls: '5 5 4 1',
          shows: 'a1.1 defeated; a1.2 focused',
        },
      }),
    },
    limits: {
      'Squad Training: not alone': {
        a: `${card}@C3,C5`,
        b: victim,
        line: 'group:a1 figure:a1.1 attack:b1.1',
        refuses: 'use:squad-training>a1.1',
      },
    },
  })),
  ...each(['rebel-trooper', 'rebel-trooper-elite'], (card) => ({
    works: {
      'Aim: more damage and accuracy as long as it has not left its space': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'aim damage 1 accuracy 2',
      },
    },
    limits: {
      'Aim: not after it has moved': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1 run move:C4 attack:b1.1 *',
        hides: 'aim damage 1 accuracy 2',
        shows: 'a1.1 attacks b1.1',
      },
    },
  })),
  ...each(['trandoshan-hunter', 'trandoshan-hunter-elite'], (card) => {
    const [id, damage] = card === 'trandoshan-hunter' ? ['scattergun', 1] : ['acp-scattergun', 2];
    return {
      works: {
        'Scattergun: more damage to an adjacent target; Relentless: a target nearby suffers strain': {
          a: `${card}@E3`,
          b: victim,
          line: 'group:a1 attack:b1.1 *',
          shows: `b1.1 strain 1; ${id} damage ${damage}`,
        },
      },
      limits: {
        'Scattergun: only adjacent': {
          a: `${card}@D3`,
          b: victim,
          line: 'group:a1 attack:b1.1 *',
          shows: 'b1.1 strain 1',
          hides: `${id} damage ${damage}`,
        },
        'Relentless: only within 3 spaces': {
          a: `${card}@B3`,
          b: victim,
          line: 'group:a1 attack:b1.1 *',
          shows: 'a1.1 attacks b1.1',
          hides: 'b1.1 strain 1',
        },
      },
    };
  }),
  ...each(['heavy-stormtrooper', 'heavy-stormtrooper-elite'], (card) => ({
    works: {
      'Composite Plating: a block against attackers 4 spaces away': {
        a: `rebel-trooper@B3`,
        b: `${card}@F3`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'composite-plating block 1',
      },
    },
    limits: {
      'Composite Plating: not against nearer ones': {
        a: `rebel-trooper@C3`,
        b: `${card}@F3`,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'composite-plating block 1',
      },
    },
  })),
  ...each(['wookiee-warrior', 'wookiee-warrior-elite'], (card) => ({
    works: {
      'Fury: a surge after 5 damage': {
        a: `${card}@E3!5`,
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'fury surge 1',
      },
    },
    limits: {
      'Fury: not after 4 damage': {
        a: `${card}@E3!4`,
        b: victim,
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'fury surge 1',
      },
    },
  })),
  ...each(['echo-base-trooper', 'echo-base-trooper-elite'], (card) => ({
    works: {
      'Front Line: a red die for the blue one within 3 spaces': {
        a: `${card}@C3`,
        b: victim,
        line: 'group:a1 attack:b1.1 use:front-line>a1.1 *',
        shows: 'pools red green / black',
      },
    },
    limits: {
      'Front Line: not farther away': {
        a: `${card}@B3`,
        b: victim,
        line: 'group:a1 attack:b1.1',
        refuses: 'use:front-line>a1.1',
      },
    },
  })),
  'gamorrean-guard': {
    works: {
      'Labored Attack: a die again for a strain': {
        a: 'gamorrean-guard@E3',
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 attack:b1.1 use:labored-attack>a1.1 die:1 *',
        shows: 'a1.1 strain 1; reroll red 1>6',
      },
      'Gamorrean Honor: its defence again against a ranged attack': {
        a: 'rebel-trooper@D3',
        b: 'gamorrean-guard@F3',
        rolls: '1 1 1 5',
        line: 'group:a1 attack:b1.1 use:gamorrean-honor>b1.1 die:3 *',
        shows: 'reroll black 1>5',
      },
    },
    limits: {
      'Gamorrean Honor: not against a melee attack': {
        a: 'wookiee-warrior@E3',
        b: 'gamorrean-guard@F3',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:gamorrean-honor>b1.1',
      },
    },
  },
  'gamorrean-guard-elite': {
    works: {
      'Gamorrean Honor Guard: a block against a ranged attack': {
        a: 'rebel-trooper@D3',
        b: 'gamorrean-guard-elite@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'gamorrean-honor-guard block 1',
      },
      'Professional: a die of its attack again': {
        a: 'gamorrean-guard-elite@E3',
        b: victim,
        rolls: '1 1 1 6',
        line: 'group:a1 attack:b1.1 use:professional>a1.1 die:2 *',
        shows: 'reroll red 1>6',
      },
    },
    limits: {
      'Gamorrean Honor Guard: not against a melee attack': {
        a: 'wookiee-warrior@E3',
        b: 'gamorrean-guard-elite@F3',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'gamorrean-honor-guard block 1',
      },
    },
  },
  ...each(['alliance-ranger', 'alliance-ranger-elite'], (card) => {
    const id = card === 'alliance-ranger' ? 'sniper' : 'elite-sniper';
    return {
      works: {
        'Sniper: a die again against a target 5 spaces away': {
          a: `${card}@A3`,
          b: victim,
          rolls: '1 1 1 6',
          line: `group:a1 attack:b1.1 use:${id}>a1.1 die:1 *`,
          shows: 'reroll blue 1>6',
        },
        'Guerrilla: it hides after it has defeated its target': {
          a: `${card}@A3`,
          b: 'imperial-officer@F3!2 nexu@I8',
          rolls: '6 5 1',
          line: 'group:a1 attack:b1.1 *',
          shows: 'b1.1 defeated; a1.1 hidden',
        },
      },
      limits: {
        'Sniper: not against nearer targets': {
          a: `${card}@B3`,
          b: victim,
          line: 'group:a1 attack:b1.1',
          refuses: `use:${id}>a1.1`,
        },
        'Guerrilla: not if the target survives': {
          a: `${card}@A3`,
          b: victim,
          rolls: '6 5 1',
          line: 'group:a1 attack:b1.1 *',
          shows: 'a1.1 attacks b1.1',
          hides: 'a1.1 hidden',
        },
      },
    };
  }),
};
