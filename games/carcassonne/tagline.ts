import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'Lay out the galaxy tile by tile, claim its routes, fields and planets, and fight for them with dice.',
  pl: 'Układaj galaktykę kafelek po kafelku, zajmuj szlaki, pola i planety i walcz o nie kośćmi.',
  de: 'Lege die Galaxis Plättchen für Plättchen, besetze Routen, Felder und Planeten und kämpfe mit Würfeln darum.',
  ro: 'Construiește galaxia piesă cu piesă, ocupă rute, câmpuri și planete și luptă pentru ele cu zarurile.',
  fr: 'Composez la galaxie tuile par tuile, occupez routes, champs et planètes et disputez-les aux dés.',
  it: 'Componi la galassia tessera dopo tessera, occupa rotte, campi e pianeti e conquistali a colpi di dado.',
};
