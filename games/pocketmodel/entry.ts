import type { GameEntry } from '../entry.ts';

/** Star Wars PocketModel TCG, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'pocketmodel',
  name: {
    en: 'Star Wars PocketModel TCG',
    pl: 'Star Wars PocketModel TCG',
    de: 'Star Wars PocketModel TCG',
    ro: 'Star Wars PocketModel TCG',
    fr: 'Star Wars PocketModel TCG',
    it: 'Star Wars PocketModel TCG',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 8 },
  secrets: true,
  game: () => import('./game.ts').then(({ game }) => game),
  rulePlaces: () => import('./rules/refusals.ts').then(({ refusals }) => refusals),
  words: () => import('./words.ts').then(({ openWords }) => openWords),
  messages: (...asked) => import('./messages/index.ts').then(({ messages }) => messages(...asked)),
  diagrams: () => import('./diagrams/diagrams.tsx').then(({ diagrams }) => diagrams),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  review: () => import('./review.ts').then(({ openReview }) => openReview),
  sounds: () => import('./sounds.ts').then(({ soundOf }) => soundOf),
  showsSeats: true,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  builder: () => import('./hangar/index.ts').then(({ builder }) => builder),
  guides: [{ guide: () => import('./guide/guide.ts').then(({ guide }) => guide) }],
  terminal: () => import('./terminal/terminal.ts').then(({ openTerminal }) => openTerminal),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
