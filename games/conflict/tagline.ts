import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'All together against the First Order: find Rey, Poe and Finn before it is too late.',
  pl: 'Wszyscy razem przeciw Najwyższemu Porządkowi: znajdźcie Rey, Poego i Finna, zanim będzie za późno.',
  de: 'Alle zusammen gegen die Erste Ordnung: Findet Rey, Poe und Finn, bevor es zu spät ist.',
  ro: 'Toți împreună împotriva Ordinului Întâi: găsiți-i pe Rey, Poe și Finn înainte să fie prea târziu.',
  fr: 'Tous ensemble contre le Premier Ordre\u00a0: trouvez Rey, Poe et Finn avant qu’il ne soit trop tard.',
  it: 'Tutti insieme contro il Primo Ordine: trovate Rey, Poe e Finn prima che sia troppo tardi.',
};
