import type { GameEntry } from '../entry.ts';

/** Imperial Assault, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'imperial-assault',
  name: {
    en: 'Star Wars: Imperial Assault',
    pl: 'Star Wars: Imperium Atakuje',
    de: 'Star Wars: Imperial Assault',
    ro: 'Star Wars: Imperial Assault',
    fr: 'Star Wars : Assaut sur l’Empire',
    it: 'Star Wars: Assalto Imperiale',
  },
  tagline: () => import('./tagline.ts').then(({ tagline }) => tagline),
  seats: { min: 2, max: 4, even: true },
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
  builder: () => import('./army/index.ts').then(({ builder }) => builder),
  explorer: {
    name: {
      en: 'Line of sight',
      pl: 'Pole widzenia',
      de: 'Sichtlinie',
      ro: 'Linia de vedere',
      fr: 'Ligne de vue',
      it: 'Linea di vista',
    },
    load: () => import('./explorer/index.ts').then(({ explorer }) => explorer),
    rules: ['no-target', 'no-target-space'],
  },
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  terminal: () => import('./terminal/terminal.ts').then(({ openTerminal }) => openTerminal),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
};
