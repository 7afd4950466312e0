import type { Game, Rules } from '../../kernel/game.ts';
import { duel } from '../../testkit/games/duel.ts';
import { outpost } from '../../testkit/games/outpost/game.ts';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import type { Opened } from '../entry.ts';
import type { ServedGame } from '../opened-games.ts';
import type { Card } from '../storage/storage.ts';

/** The same game with some of its rules changed. */
export function withRules(game: Game, change: (rules: Rules) => Partial<Rules>): Game {
  return {
    ...game,
    open(options) {
      const rules = game.open(options);
      return { ...rules, ...change(rules) };
    },
  };
}

/** Two who win or lose together, on a board that they share. */
export const pairs: Game = { ...withRules(ticTacToe, () => ({ teams: () => [0, 0] })), id: 'pairs' };

/** The games of the test kit, as a server and its bots take them. */
export const games: readonly ServedGame[] = [
  { id: ticTacToe.id, game: async (): Promise<Game> => ticTacToe },
  { id: pairs.id, game: async (): Promise<Game> => pairs },
  { id: duel.id, game: async (): Promise<Game> => duel },
  { id: outpost.id, game: async (): Promise<Game> => outpost },
];

/** The card of a table in the lists, for tests of storages. */
export function cardOf(id: string, more: Partial<Card> = {}): Card {
  return {
    id,
    game: ticTacToe.id,
    version: '1',
    status: 'playing',
    holders: [],
    listed: true,
    owner: 'ann',
    waitingFor: [0],
    fairness: { commitment: '' },
    opened: 1,
    changed: 1,
    since: 1,
    ...more,
  };
}

/** The opening of a table of that game, as its log has it. */
export function openingEntry(
  { id: game, version }: Game,
  more: Partial<Opened & { at: number }> = {},
): Opened & { at: number } {
  return {
    kind: 'opened',
    log: 1,
    account: 'ann',
    game,
    version,
    holders: [{ kind: 'open' }, { kind: 'open' }],
    options: {},
    secret: '5e'.repeat(32),
    listed: false,
    spectators: true,
    at: 1,
    ...more,
  };
}
