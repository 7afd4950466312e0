import type { GameEntry } from '../entry.ts';

/** Star Wars: Super Teams, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'super-teams',
  name: {
    en: 'Star Wars: Super Teams',
    pl: 'Star Wars: Super Teams',
    de: 'Star Wars: Super Teams',
    ro: 'Star Wars: Super Teams',
    fr: 'Star Wars: Super Teams',
    it: 'Star Wars: Super Teams',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 4 },
  secrets: true,
  game: () => import('./game.ts').then(({ game }) => game),
  rulePlaces: () => import('./rules/refusals.ts').then(({ refusals }) => refusals),
  words: () => import('./words.ts').then(({ openWords }) => openWords),
  messages: (...asked) => import('./messages/index.ts').then(({ messages }) => messages(...asked)),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  diagrams: () => import('./diagrams/diagrams.tsx').then(({ diagrams }) => diagrams),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  review: () => import('./review.ts').then(({ openReview }) => openReview),
  sounds: () => import('./sounds.ts').then(({ soundOf }) => soundOf),
  showsSeats: true,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  guides: [{ guide: () => import('./guide/guide.ts').then(({ guide }) => guide) }],
  terminal: () => import('./terminal/terminal.ts').then(({ openTerminal }) => openTerminal),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
