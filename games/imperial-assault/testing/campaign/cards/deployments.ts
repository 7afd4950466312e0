import type { TestsOfCampaignCards } from '../card-tests.ts';
import { cases } from './cases.ts';

/** What deployment cards say of which only a campaign knows. */
export const deploymentCards: TestsOfCampaignCards = {
  'agent-blaise-campaign': cases(
    { a: 'agent-blaise-campaign@F3', b: 'fenn-signis@D3', next: 'empire' },
    {
      'Menace: a surge for 1 threat': {
        rolls: '1 1 1 1',
        line: 'group:a1 attack:b1.1 surge:agent-blaise-campaign.menace *',
        threat: 1,
      },
      'Activate Agent: an optional deployment, each Spy and Trooper for 1 threat less': {
        hand: 'stormtrooper isb-infiltrator nexu',
        funds: [9],
        line: 'group:a1 use:activate-agent>a1.1 card:stormtrooper place:G1 place:G2 place:H1 card:isb-infiltrator',
        threat: 0,
      },
    },
    {
      'no threat without': { rolls: '1 1 1 1', line: 'group:a1 attack:b1.1 *', threat: 0 },
      'no others for less': {
        hand: 'nexu isb-infiltrator',
        funds: [3],
        line: 'group:a1 use:activate-agent>a1.1',
        refuses: 'card:nexu card:isb-infiltrator',
      },
    },
  ),
  'jabba-the-hutt-campaign': cases(
    { a: 'jabba-the-hutt-campaign@F3', next: 'empire' },
    {
      'Plot: 2 threat': { line: 'group:a1 use:plot>a1.1', threat: 2 },
      'Hutt Syndicate: 1 influence as the mission ends': {
        next: 'end',
        line: 'a> use:hutt-syndicate>a1.1',
        influence: 1,
      },
    },
    {
      'once in an activation': { line: 'group:a1 use:plot>a1.1', refuses: 'use:plot>a1.1' },
      'no influence for one that is not on the map': {
        a: 'jabba-the-hutt-campaign@-',
        next: 'end',
        line: '',
        influence: 0,
      },
    },
  ),
  'jawa-scavenger-elite-campaign': cases(
    {
      a: 'jawa-scavenger-elite-campaign@F3',
      b: 'fenn-signis@D3',
      next: 'empire',
      funds: [3],
      rolls: '2 2 1 4',
    },
    {
      'Haggle: 1 threat for as much as the green die has damage': {
        line: 'group:a1 attack:b1.1 surge:jawa-scavenger-elite-campaign.haggle *',
        threat: 4,
      },
    },
    {
      'not without threat': {
        funds: [0],
        line: 'group:a1 attack:b1.1',
        refuses: 'surge:jawa-scavenger-elite-campaign.haggle',
      },
    },
  ),
  'rancor-elite-campaign': cases(
    {
      a: 'rancor-elite-campaign@F3!7 nexu@D3!2 probe-droid@A3',
      next: 'empire',
      line: 'group:a1 use:feed>a1.1 figure:a2.1',
    },
    {
      'Feed: a figure is defeated, and it recovers the Health that this had left': {
        figures: 'a1.1 F3!3, a2.1 -',
      },
      'or at the end of its activation': {
        line: 'group:a1 - - use:feed-end>a1.1 figure:a2.1',
        figures: 'a1.1 F3!3, a2.1 -',
      },
    },
    {
      'not three spaces away': { line: 'group:a1 use:feed>a1.1', refuses: 'figure:a3.1' },
      'once in an activation': { line: 'group:a1 use:feed>a1.1 figure:a2.1 -', hides: 'use feed-end' },
    },
  ),
  'obi-wan-kenobi-campaign': cases(
    {
      a: 'stormtrooper@F3,-,-',
      b: 'fenn-signis@D3~4',
      cards: 'adrenaline-rush',
      with: 'obi-wan-kenobi-campaign@C4',
      next: 'empire',
      rolls: '5 5 1 2 5',
      line: 'group:a1 attack:b1.1 use:adrenaline-rush>b1.1 *',
    },
    { 'Use the Force: a success of a friend more': { figures: 'b1.1 D3!3~1' } },
    { 'not four spaces away': { with: 'obi-wan-kenobi-campaign@D7', figures: 'b1.1 D3!3~4' } },
  ),
  'leia-organa-campaign': cases(
    {
      a: 'stormtrooper@F4,-,-',
      b: 'gaarkhan@B3',
      with: 'leia-organa-campaign@D4',
      next: 'rebels',
      empire: 'show-of-force prey-upon-doubt',
      rolls: '1 1 1 1',
      line: 'b> group:b1 figure:b2.1 attack:a1.1 *',
    },
    {
      'Aggressive Negotiations: a card of the Imperial class is exhausted': {
        line: 'b> group:b1 figure:b2.1 attack:a1.1 - surge:leia-organa-campaign.aggressive-negotiations card:show-of-force *',
        spent: 'show-of-force',
      },
    },
    { 'none without': { keeps: 'show-of-force' } },
  ),
};
