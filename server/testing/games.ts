import type { Game } from '../../kernel/game.ts';
import { duel } from '../../testkit/games/duel.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { ServedGame } from '../tables.ts';

/** Two who win or lose together, on a board that they share. */
export const pairs: Game = { ...ticTacToe, id: 'pairs', teams: () => [0, 0] } satisfies typeof ticTacToe;

/** The games of the test kit, as a server and its bots take them. */
export const games: readonly ServedGame[] = [
  { id: ticTacToe.id, game: async (): Promise<Game> => ticTacToe },
  { id: pairs.id, game: async (): Promise<Game> => pairs },
  { id: duel.id, game: async (): Promise<Game> => duel },
];
