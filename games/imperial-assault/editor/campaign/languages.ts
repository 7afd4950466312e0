import { membersOf } from '../../../../web/packs/kit/schema-form/shape.ts';
import { type Locale, locales } from '../../../words.ts';
import type { CampaignMission, Texts } from '../../content/campaign/mission-schema.ts';
import { isTexts } from './shapes.ts';

/** A text of a mission with its place in it, as a JSON pointer. */
export interface PlacedTexts {
  readonly place: string;
  readonly texts: Texts;
}

/** All texts of a mission, in the order of its file. */
export function textsOf(mission: CampaignMission): readonly PlacedTexts[] {
  const found: PlacedTexts[] = [];
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isTexts(value) && Object.keys(value).length > 0) found.push({ place, texts: value });
    else
      for (const [name, inner] of Object.entries(Array.isArray(value) ? value : membersOf(value)))
        visit(inner, `${place}/${name}`);
  };
  visit(mission, '');
  return found;
}

/** A text in a language; undefined where nobody has written it there yet. What has not been begun at all says `unwritten`. */
export function textIn(texts: Texts, language: Locale, unwritten: string): string | undefined {
  const text = texts[language] ?? '';
  return text === '' || text === unwritten ? undefined : text;
}

/** The text that a reader without this language gets: the English one, or the first that there is. */
export function otherOf(
  texts: Texts,
  unwritten: string,
): { readonly language: Locale; readonly text: string } | undefined {
  const inOrder: readonly Locale[] = ['en', ...locales];
  for (const language of inOrder) {
    const text = textIn(texts, language, unwritten);
    if (text !== undefined) return { language, text };
  }
  return undefined;
}

/** A text as it was written in one language. An empty one is none, if there is another; one that was not begun goes in any language. */
export function written(texts: Texts, language: Locale, text: string, unwritten: string): Texts {
  const others = Object.fromEntries(
    Object.entries(texts).filter(([one, said]) => one !== language && said !== unwritten),
  );
  return text === '' && Object.keys(others).length > 0 ? others : { ...others, [language]: text };
}
