import type { Words } from '../../games/words.ts';
import type { Game } from '../../kernel/game.ts';
import { duel } from '../../testkit/games/duel.ts';
import { outpost } from '../../testkit/games/outpost/game.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { GameList, ListedGame } from '../game-list.ts';

/** Says everything as its JSON. */
const words: Words = {
  event: (event) => ({ key: 'said', args: { what: JSON.stringify(event) } }),
  prompt: (kind) => ({ key: 'said', args: { what: `prompt ${kind}` } }),
  choice: (text) => ({ key: 'said', args: { what: text } }),
  table: (view) => [
    {
      title: { key: 'said', args: { what: 'table' } },
      lines: [{ key: 'said', args: { what: JSON.stringify(view) } }],
    },
  ],
};

function entryOf(game: Game, secrets: boolean): ListedGame {
  const { id } = game;
  return {
    id,
    name: { en: id, pl: id, de: id, ro: id, fr: id, it: id },
    secrets,
    game: () => Promise.resolve(game),
    words: () => Promise.resolve(() => words),
    messages: () => Promise.resolve({ said: '{what}' }),
  };
}

/** The games of the test kit, as the command line takes them. */
export const games: readonly ListedGame[] = [
  entryOf(ticTacToe, false),
  entryOf(duel, true),
  entryOf(outpost, true),
];

export const kitGames: GameList = { games, module: import.meta.url };
