import type { Chapter } from '../../games/words.ts';
import { fold, wordsOf } from '../parts/fold.ts';
import { plainText } from './markup.ts';

/** The chapters that hold every word that is looked for, whatever its case and accents. */
export function searchChapters(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = wordsOf(search);
  return chapters.filter(({ title, text }) => {
    const whole = fold(`${title}\n${plainText(text)}`);
    return words.every((word) => whole.includes(word));
  });
}
