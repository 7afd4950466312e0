import { game } from './game.ts';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: {} },
      { name: '2-seats-own', seats: 2, options: { forces: 'own', size: 20, format: 'persons' } },
      { name: '3-seats-sealed', seats: 3, options: { forces: 'sealed', placement: 'together' } },
      { name: '2-seats-two-packs', seats: 2, options: { forces: 'two-packs' } },
      { name: '8-seats', seats: 8, options: { rounds: 10 } },
    ],
  },
];
