import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'Build a fleet and a deck, and strike the objectives of your opponents before they strike yours.',
  pl: 'Zbuduj flotę i talię i zniszcz cele przeciwników, zanim oni zniszczą twoje.',
  de: 'Stellt Flotte und Deck zusammen und zerstört die Ziele der anderen, bevor sie eure zerstören.',
  ro: 'Construiți-vă flota și pachetul și distrugeți obiectivele adversarilor înaintea lor.',
  fr: 'Composez flotte et paquet, et détruisez les objectifs adverses avant de perdre les vôtres.',
  it: 'Componete flotta e mazzo, e distruggete gli obiettivi altrui prima di perdere i vostri.',
};
