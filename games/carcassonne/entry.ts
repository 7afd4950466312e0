import type { GameEntry } from '../entry.ts';
import { mixedColors } from './rules/colors.ts';

/** Carcassonne Star Wars, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'carcassonne',
  name: {
    en: 'Carcassonne Star Wars',
    pl: 'Carcassonne Star Wars',
    de: 'Carcassonne Star Wars',
    ro: 'Carcassonne Star Wars',
    fr: 'Carcassonne Star Wars',
    it: 'Carcassonne Star Wars',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 5 },
  secrets: false,
  usualOptions: (seats, { variant }) => (variant === 'teams' ? {} : { colors: mixedColors.slice(0, seats) }),
  game: () => import('./game.ts').then(({ game }) => game),
  rulePlaces: () => import('./rules/refusals.ts').then(({ refusals }) => refusals),
  words: () => import('./words.ts').then(({ words }) => words),
  messages: (...asked) => import('./messages/index.ts').then(({ messages }) => messages(...asked)),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  diagrams: () => import('./diagrams/diagrams.tsx').then(({ diagrams }) => diagrams),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  review: () => import('./review.ts').then(({ openReview }) => openReview),
  sounds: () => import('./sounds.ts').then(({ soundOf }) => soundOf),
  showsSeats: true,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  guides: [{ guide: () => import('./guide/guide.ts').then(({ guide }) => guide) }],
  terminal: () => import('./terminal/terminal.ts').then(({ terminal }) => terminal),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
