import type { InEveryLanguage } from '../words.ts';

/** What the game is, in one sentence. */
export const tagline: InEveryLanguage = {
  en: 'Roll, boost your pod, and jam the engines of those who are ahead.',
  pl: 'Rzucaj kostką, przyspieszaj i zakłócaj silniki tych, którzy prowadzą.',
  de: 'Würfelt, gebt Schub und stört die Triebwerke derer, die vorn liegen.',
  ro: 'Aruncă zarul, accelerează și blochează motoarele celor din față.',
  fr: 'Lancez le dé, accélérez et brouillez les moteurs de ceux qui mènent.',
  it: 'Tirate il dado, accelerate e bloccate i motori di chi è in testa.',
};
