import { game } from './game.ts';

/** The longest way: from the first field of the track, whatever start the shipped pack has. */
const pack = 'reconstructed';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      { name: '2-seats', seats: 2, options: { pack } },
      { name: '3-seats-strict', seats: 3, options: { pack, hands: 'strict' } },
      { name: '4-seats-advanced', seats: 4, options: { pack, side: 'advanced' } },
      { name: '6-seats-simplified', seats: 6, options: { pack, simplified: true, hands: 'strict' } },
    ],
  },
];
