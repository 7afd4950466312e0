import type { Game } from '../../kernel/game.ts';
import { sentry } from './sentry.ts';

/** How long a bot that holds a trap thinks, in milliseconds: longer than a reaction takes. */
const thinking = 250;

const slow: Game = {
  ...sentry,
  open: (options) => ({
    ...sentry.open(options),
    weigh(_view, _seat, choices) {
      const end = performance.now() + thinking;
      while (performance.now() < end);
      return choices.map(() => 0);
    },
  }),
};

/** For threads of bots that are never done in time. */
export const games = [{ id: sentry.id, game: async () => slow }];
