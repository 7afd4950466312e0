import type { GameEntry } from '../../games/entry.ts';

/** The same game, whose matches all begin at a position. */
export function beginningAt(entry: GameEntry, position: unknown): GameEntry {
  return {
    ...entry,
    async game() {
      const game = await entry.game();
      return {
        ...game,
        open(options) {
          const rules = game.open(options);
          return { ...rules, setup: (_seats, ...given) => rules.arrange(position, ...given) };
        },
      };
    },
  };
}
