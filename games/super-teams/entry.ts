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
  tagline: {
    en: 'Race your ships through hyperspace, asteroids and the Maw – with cards that move your rivals as well.',
    pl: 'Ścigaj się przez nadprzestrzeń, asteroidy i Czeluść – kartami, które poruszają też statki rywali.',
    de: 'Fliegt um die Wette durch Hyperraum, Asteroiden und den Schlund – mit Karten, die auch Gegner bewegen.',
    ro: 'Întreceți-vă prin hiperspațiu, asteroizi și Maw – cu cărți care mută și navele adversarilor.',
    fr: 'Faites la course à travers hyperespace, astéroïdes et Gouffre – avec des cartes qui déplacent aussi vos rivaux.',
    it: 'Correte attraverso iperspazio, asteroidi e la Maw – con carte che muovono anche i rivali.',
  },
  seats: { min: 2, max: 4 },
  secrets: true,
  game: () => import('./game.ts').then(({ game }) => game),
  words: () => import('./words.ts').then(({ openWords }) => openWords),
  messages: (locale) => import('./messages/index.ts').then(({ messages }) => messages(locale)),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  showsSeats: true,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  guide: () => import('./guide/guide.ts').then(({ guide }) => guide),
  terminal: () => import('./terminal/terminal.ts').then(({ openTerminal }) => openTerminal),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
