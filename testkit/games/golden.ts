import { duel } from './duel.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export const samples = [
  { game: ticTacToe, matches: [{ name: 'tic-tac-toe', seats: 2, options: {} }] },
  { game: duel, matches: [{ name: 'duel', seats: 2, options: {} }] },
];
