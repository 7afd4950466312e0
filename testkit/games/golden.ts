import { duel } from './duel.ts';
import { outpost } from './outpost/game.ts';
import { generatePack } from './outpost/pack.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export const samples = [
  { game: ticTacToe, matches: [{ name: 'tic-tac-toe', seats: 2, options: {} }] },
  { game: duel, matches: [{ name: 'duel', seats: 2, options: {} }] },
  {
    game: outpost,
    matches: [
      { name: 'outpost-2-seats', seats: 2, options: { rounds: 4 } },
      { name: 'outpost-3-seats', seats: 3, options: { rounds: 3, series: true } },
      { name: 'outpost-teams', seats: 4, options: { rounds: 3, teams: true } },
    ],
    // About 3,000 answers, and content of 300 kB.
    rare: [{ seats: 4, options: { rounds: 200, pack: generatePack(2000) } }],
  },
];
