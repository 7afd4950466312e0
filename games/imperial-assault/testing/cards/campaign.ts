import type { CardTests, TestsOfCards } from '../card-tests.ts';

const victim = 'wookiee-warrior@F3';
const far = 'wookiee-warrior@L9';

function each(cards: readonly string[], tests: (card: string) => CardTests): TestsOfCards {
  return Object.fromEntries(cards.map((card) => [card, tests(card)]));
}

/** What cards of the campaign alone do by the rules that the skirmish has too. */
export const campaignCards: TestsOfCards = {
  ...each(['riot-trooper-campaign', 'riot-trooper-elite-campaign'], (card) => ({
    works: {
      'Crowd Control: a strain for a damage less': {
        a: `${card}@E3`,
        b: victim,
        rolls: '5 4 1',
        line: `group:a1 attack:b1.1 ${card.includes('elite') ? '- ' : ''}use:crowd-control>a1.1 *`,
        shows: 'crowd-control damage -1; b1.1 strain 1',
      },
    },
    limits: {
      'Crowd Control: no strain without damage': {
        a: `${card}@E3`,
        b: victim,
        rolls: '1 1 5',
        line: `group:a1 attack:b1.1 ${card.includes('elite') ? '- ' : ''}use:crowd-control>a1.1 *`,
        shows: 'crowd-control damage -1',
        hides: 'b1.1 strain 1',
      },
    },
  })),
  'agent-blaise-campaign': {
    works: {
      'surges: damage twice, and Pierce': {
        a: 'agent-blaise-campaign@C3',
        b: victim,
        rolls: '3 2 4 1',
        line:
          'group:a1 attack:b1.1 surge:agent-blaise-campaign.damage-1 surge:agent-blaise-campaign.damage-1-2 ' +
          'surge:agent-blaise-campaign.pierce-2 *',
        shows: 'b1.1 hit 4',
      },
    },
    limits: {
      'surges: each once': {
        a: 'agent-blaise-campaign@C3',
        b: victim,
        rolls: '3 2 4 1',
        line: 'group:a1 attack:b1.1 surge:agent-blaise-campaign.accuracy-3',
        offers: 'surge:agent-blaise-campaign.pierce-2',
        refuses: 'surge:agent-blaise-campaign.accuracy-3',
      },
    },
  },
  'jabba-the-hutt-campaign': {
    works: {
      'Execution Order: another Mercenary attacks': {
        a: 'jabba-the-hutt-campaign@A3 hired-gun@E3',
        b: victim,
        line: 'group:a1 use:execution-order>a1.1 *',
        shows: 'a2.1 attacks b1.1',
      },
      'Financial Incentive: a friendly figure recovers 2 damage and is Focused': {
        a: 'jabba-the-hutt-campaign@A3 wookiee-warrior@E3!3',
        b: far,
        line: 'group:a1 use:financial-incentive>a1.1 figure:a2.1 *',
        figures: 'a2.1 E3!1+focused',
      },
    },
    limits: {
      'Execution Order: Mercenaries only': {
        a: 'jabba-the-hutt-campaign@A3 stormtrooper@E3',
        b: victim,
        line: 'group:a1 use:execution-order>a1.1 *',
        hides: 'a2.1 attacks b1.1',
      },
    },
  },
  'leia-organa-campaign': {
    works: {
      'Battlefield Leadership: a friendly figure attacks the same target after her': {
        a: 'leia-organa-campaign@C3 rebel-trooper@C4',
        b: victim,
        rolls: '4 5 5 5 4 5 5',
        line: 'group:a1 use:battlefield-leadership>a1.1 * *',
        shows: 'a1.1 attacks b1.1; a2.1 attacks b1.1',
      },
    },
    limits: {
      'Battlefield Leadership: not from farther than 3 spaces': {
        a: 'leia-organa-campaign@C3 rebel-trooper@C7',
        b: victim,
        line: 'group:a1 use:battlefield-leadership>a1.1 * *',
        hides: 'a2.1 attacks b1.1',
      },
    },
  },
  'obi-wan-kenobi-campaign': {
    works: {
      'Mind Trick: hostile figures within 4 spaces are pushed': {
        a: 'obi-wan-kenobi-campaign@C3',
        b: victim,
        line: 'group:a1 use:mind-trick>a1.1 figure:b1.1 move:G3 *',
        figures: 'b1.1 G3',
      },
    },
    limits: {
      'Mind Trick: once in an activation': {
        a: 'obi-wan-kenobi-campaign@C3',
        b: victim,
        line: 'group:a1 use:mind-trick>a1.1 figure:b1.1 move:G3 *',
        refuses: 'use:mind-trick>a1.1',
      },
    },
  },
  'r2-d2-campaign': {
    works: {
      'Lucky: a dodge for a blank': {
        a: 'rebel-trooper@C3',
        b: 'r2-d2-campaign@F3',
        rolls: '4 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'lucky dodge 1',
      },
    },
    limits: {
      'Lucky: not without a blank': {
        a: 'rebel-trooper@C3',
        b: 'r2-d2-campaign@F3',
        rolls: '4 5 2',
        line: 'group:a1 attack:b1.1 *',
        shows: 'a1.1 attacks b1.1',
        hides: 'lucky dodge 1',
      },
    },
  },
  'rancor-elite-campaign': {
    works: {
      'Throw: a small figure within 2 spaces is pushed and suffers 2 damage': {
        a: 'rancor-elite-campaign@C3',
        b: 'wookiee-warrior@G3',
        line: 'group:a1 use:throw>a1.1 move:I3 *',
        figures: 'b1.1 I3!2',
      },
    },
    limits: {
      'Throw: not farther away': {
        a: 'rancor-elite-campaign@A3',
        b: 'wookiee-warrior@G3',
        line: 'group:a1 use:throw>a1.1 *',
        figures: 'b1.1 G3',
      },
    },
  },
  'salacious-b-crumb': {
    works: {
      'Scratch: an adjacent hostile figure suffers 1 damage': {
        a: 'jabba-the-hutt-skirmish@A1 salacious-b-crumb@E3>1',
        b: victim,
        line: 'group:a1 figure:a2.1 use:scratch>a2.1 *',
        figures: 'b1.1 F3!1',
      },
    },
    limits: {
      'Scratch: not farther away': {
        a: 'jabba-the-hutt-skirmish@A1 salacious-b-crumb@D3>1',
        b: victim,
        line: 'group:a1 figure:a2.1 use:scratch>a2.1 *',
        figures: 'b1.1 F3',
      },
    },
  },
};
