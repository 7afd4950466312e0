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
  tagline: {
    en: 'All together against the First Order: find Rey, Poe and Finn before it is too late.',
    pl: 'Wszyscy razem przeciw Najwyższemu Porządkowi: znajdźcie Rey, Poego i Finna, zanim będzie za późno.',
    de: 'Alle zusammen gegen die Erste Ordnung: Findet Rey, Poe und Finn, bevor es zu spät ist.',
    ro: 'Toți împreună împotriva Ordinului Întâi: găsiți-i pe Rey, Poe și Finn înainte să fie prea târziu.',
    fr: 'Tous ensemble contre le Premier Ordre\u00a0: trouvez Rey, Poe et Finn avant qu’il ne soit trop tard.',
    it: 'Tutti insieme contro il Primo Ordine: trovate Rey, Poe e Finn prima che sia troppo tardi.',
  },
  seats: { min: 2, max: 6 },
  secrets: ({ open }: View) => !open,
  game: () => import('./game.ts').then(({ game }) => game),
  words: () => import('./words.ts').then(({ words }) => words),
  messages: (locale) => import('./messages/index.ts').then(({ messages }) => messages(locale)),
  help: (locale) => import('./help/index.ts').then(({ help }) => help(locale)),
  board: () => import('./board/board.tsx').then(({ Board }) => Board),
  showsSeats: true,
  cover: () => import('./board/cover.tsx').then(({ Cover }) => Cover),
  guide: () => import('./guide/guide.ts').then(({ guide }) => guide),
  terminal: () => import('./terminal/terminal.ts').then(({ terminal }) => terminal),
  packs: () => import('./packs.ts').then(({ offer }) => offer),
  editor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
