import { inLanguage } from '../../../in-language.ts';
import type { Chapter, Locale } from '../../../words.ts';
import { help as skirmishHelp } from '../index.ts';

const ownChapters = inLanguage<readonly Chapter[]>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
);

/** The chapters of the skirmish that hold in a campaign too, by the chapter of the campaign that they follow. */
const sharedAfter: Readonly<Record<string, readonly string[]>> = {
  heroes: ['cards'],
  activation: ['terrain', 'movement', 'large', 'sight', 'attack', 'dice', 'surges'],
  damage: ['conditions', 'tokens'],
};

/** The whole rules of the campaign in our own words, in one language. */
export async function campaignHelp(locale: Locale): Promise<readonly Chapter[]> {
  const [own, skirmish] = await Promise.all([ownChapters(locale), skirmishHelp(locale)]);
  return own.flatMap((chapter) => [
    chapter,
    ...(sharedAfter[chapter.id] ?? []).flatMap((shared) => skirmish.filter(({ id }) => id === shared)),
  ]);
}
