import { game } from './game.ts';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: {} },
      { name: '3-seats-strict', seats: 3, options: { hands: 'strict' } },
      { name: '4-seats-advanced', seats: 4, options: { side: 'advanced' } },
      { name: '6-seats-simplified', seats: 6, options: { simplified: true, hands: 'strict' } },
    ],
  },
];
