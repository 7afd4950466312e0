import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'Race your ships through hyperspace, asteroids and the Maw – with cards that move your rivals as well.',
  pl: 'Ścigaj się przez nadprzestrzeń, asteroidy i Czeluść – kartami, które poruszają też statki rywali.',
  de: 'Fliegt um die Wette durch Hyperraum, Asteroiden und den Schlund – mit Karten, die auch Gegner bewegen.',
  ro: 'Întreceți-vă prin hiperspațiu, asteroizi și Maw – cu cărți care mută și navele adversarilor.',
  fr: 'Faites la course à travers hyperespace, astéroïdes et Gouffre – avec des cartes qui déplacent aussi vos rivaux.',
  it: 'Correte attraverso iperspazio, asteroidi e la Maw – con carte che muovono anche i rivali.',
};
