import type { GameEntry } from '../entry.ts';
import type { View } from './rules/view.ts';

/** Star Wars: Conflict, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'conflict',
  name: {
    en: 'Star Wars: Conflict',
    pl: 'Star Wars: Conflict',
    de: 'Star Wars: Conflict',
    ro: 'Star Wars: Conflict',
    fr: 'Star Wars: Conflict',
    it: 'Star Wars: Conflict',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 6 },
  cooperative: true,
  secrets: ({ open }: View) => !open,
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
