import type { GameEntry } from '../entry.ts';

/** Pod Race, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'pod-race',
  name: {
    en: 'Pod Race',
    pl: 'Pod Race',
    de: 'Pod Race',
    ro: 'Pod Race',
    fr: 'Pod Race',
    it: 'Pod Race',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 4 },
  secrets: true,
  game: () => import('./game.ts').then(({ game }) => game),
  rulePlaces: () => import('./rules/refusals.ts').then(({ refusals }) => refusals),
  words: () => import('./words.ts').then(({ openWords }) => openWords),
  messages: (...asked) => import('./messages/index.ts').then(({ messages }) => messages(...asked)),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  showsSeats: false,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
};
