import { game } from './game.ts';

/** Whole matches that are kept as text in the folder `golden`; the tables at which the test kit plays. */
export const samples = [
  {
    game,
    matches: [
      {
        name: '2-seats',
        seats: 2,
        options: {
          colors: [
            ['black', 'red'],
            ['yellow', 'green'],
          ],
        },
      },
      { name: '3-seats', seats: 3, options: { first: 'random' } },
      { name: '4-seats', seats: 4, options: {} },
    ],
  },
];
