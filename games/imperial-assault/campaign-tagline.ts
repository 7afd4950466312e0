import type { InEveryLanguage } from '../words.ts';

/** What the campaign is, in one sentence. */
export const campaignTagline: InEveryLanguage = {
  en: 'Heroes against the Empire over many missions: what you win, learn and lose goes with you to the next.',
  pl: 'Bohaterowie przeciw Imperium przez wiele misji: co zdobędziecie i stracicie, idzie z wami do następnej.',
  de: 'Helden gegen das Imperium über viele Missionen: Was ihr gewinnt, lernt und verliert, geht in die nächste mit.',
  ro: 'Eroi contra Imperiului în multe misiuni: ce câștigați, învățați și pierdeți merge mai departe cu voi.',
  fr: 'Des héros contre l’Empire, mission après mission : gains, leçons et pertes vous suivent dans la suivante.',
  it: 'Eroi contro l’Impero, missione dopo missione: ciò che vincete, imparate e perdete vi segue nella prossima.',
};
