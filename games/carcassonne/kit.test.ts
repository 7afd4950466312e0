import { testGame } from '../../testkit/kit.ts';
import { game } from './game.ts';

testGame(game, {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 5, options: {} },
    { seats: 4, options: { variant: 'teams' } },
  ],
  looks: 2,
});
