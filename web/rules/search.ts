import type { Chapter } from '../../games/words.ts';

/** The chapters that hold every word that is looked for, whatever its case. */
export function searchChapters(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters.filter(({ title, text }) => {
    const whole = [title, ...text].join('\n').toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
