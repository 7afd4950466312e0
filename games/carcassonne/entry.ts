import type { GameEntry } from '../entry.ts';

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
  tagline: {
    en: 'Lay out the galaxy tile by tile, claim its routes, fields and planets, and fight for them with dice.',
    pl: 'Układaj galaktykę kafelek po kafelku, zajmuj szlaki, pola i planety i walcz o nie kośćmi.',
    de: 'Lege die Galaxis Plättchen für Plättchen, besetze Routen, Felder und Planeten und kämpfe mit Würfeln darum.',
    ro: 'Construiește galaxia piesă cu piesă, ocupă rute, câmpuri și planete și luptă pentru ele cu zarurile.',
    fr: 'Posez la galaxie carte par carte, occupez routes, champs et planètes et disputez-les aux dés.',
    it: 'Componi la galassia tessera dopo tessera, occupa rotte, campi e pianeti e conquistali a colpi di dado.',
  },
  seats: { min: 2, max: 5 },
  secrets: false,
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
};
