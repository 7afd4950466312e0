import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'Lead a strike team through doors and corridors: cover, lines of sight and dice decide who holds the ground.',
  pl: 'Poprowadź oddział przez drzwi i korytarze: osłony, linie widzenia i kości decydują, kto utrzyma teren.',
  de: 'Führt einen Trupp durch Türen und Gänge: Deckung, Sichtlinien und Würfel entscheiden, wer das Feld behält.',
  ro: 'Conduceți o echipă prin uși și coridoare: adăpostul, liniile de vedere și zarurile decid cine păstrează terenul.',
  fr: 'Menez une escouade entre portes et couloirs : abris, lignes de vue et dés décident qui tient le terrain.',
  it: 'Guidate una squadra tra porte e corridoi: ripari, linee di vista e dadi decidono chi tiene il campo.',
};
