import { game as campaign } from './campaign-game.ts';
import { game } from './game.ts';
import { generatedTables } from './testing/generated-tables.ts';

/**
 * Whole matches that are kept as text in the folder `golden`: each mission of the skirmish, the printed ones and ours, in few
 * rounds; two missions of the campaign alone, and a short campaign.
 */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats-overwatch', seats: 2, options: { mission: 'overwatch', rounds: 2 } },
      {
        name: '2-seats-on-our-way',
        seats: 2,
        options: { mission: 'on-our-way', rounds: 2, armies: 'own', vpMode: 'figure' },
      },
      { name: '2-seats-get-to-the-ship', seats: 2, options: { mission: 'get-to-the-ship', rounds: 2 } },
      { name: '2-seats-smuggled-goods', seats: 2, options: { mission: 'smuggled-goods', rounds: 3 } },
      {
        name: '2-seats-loading-bay',
        seats: 2,
        options: { mission: 'loading-bay', rounds: 2, armies: 'own', vpMode: 'figure' },
      },
      { name: '2-seats-lost-crates', seats: 2, options: { mission: 'lost-cargo', rounds: 2, armies: 'own' } },
      { name: '4-seats-free-for-all', seats: 4, options: { mission: 'temple-onslaught', rounds: 2 } },
      { name: '4-seats-teams', seats: 4, options: { mission: 'garden-standoff', rounds: 2 } },
      {
        name: '4-seats-foundry-floor',
        seats: 4,
        options: { mission: 'foundry-floor', rounds: 2, armies: 'own' },
      },
      {
        name: '4-seats-foundry-shifts',
        seats: 4,
        options: { mission: 'foundry-shifts', rounds: 2, vpMode: 'figure' },
      },
    ],
    rare: generatedTables,
  },
  {
    game: campaign,
    matches: [
      { name: 'campaign-3-seats-short', seats: 3, options: { play: 'short' }, series: true },
      {
        name: 'campaign-4-seats-on-the-trail',
        seats: 4,
        options: { play: 'mission', mission: 'on-the-trail', grown: true },
      },
      {
        name: 'campaign-5-seats-extraction',
        seats: 5,
        options: { play: 'mission', mission: 'extraction' },
      },
    ],
    // Eight missions and what follows each.
    rare: [3, 4, 5].map((seats) => ({ seats, options: {}, series: true })),
  },
];
