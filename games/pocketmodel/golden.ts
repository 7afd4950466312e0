import { game } from './game.ts';

/** The reconstruction as it is, which no balancing changes. */
const pack = 'reconstructed';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: { pack } },
      { name: '2-seats-own', seats: 2, options: { pack, forces: 'own', size: 20, format: 'persons' } },
      { name: '3-seats-sealed', seats: 3, options: { pack, forces: 'sealed', placement: 'together' } },
      { name: '2-seats-two-packs', seats: 2, options: { pack, forces: 'two-packs' } },
      { name: '4-seats-small', seats: 4, options: { pack, size: 20, firstTurn: 'limited', rounds: 8 } },
      { name: '8-seats', seats: 8, options: { pack, rounds: 6 } },
    ],
  },
];
