import { game } from './game.ts';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: {} },
      { name: '3-seats-short', seats: 3, options: { length: 10 } },
      { name: '4-seats', seats: 4, options: {} },
    ],
  },
];
