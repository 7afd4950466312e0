import { game } from './game.ts';
import { openPack } from './testing/odd-pack.ts';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: {} },
      { name: '3-seats', seats: 3, options: {} },
      { name: '4-seats-teams', seats: 4, options: { variant: 'teams' } },
      { name: '5-seats', seats: 5, options: {} },
    ],
    // Tiles that fit everywhere, and so many that an area has to be chosen first.
    rare: [{ seats: 2, options: { pack: openPack(90) } }],
  },
];
