import { testGame } from '../kit.ts';
import { duel } from './duel.ts';
import { ticTacToe } from './tic-tac-toe.ts';

for (const game of [ticTacToe, duel]) {
  testGame(game, { tables: [{ seats: 2, options: {} }], looks: 6 });
}
