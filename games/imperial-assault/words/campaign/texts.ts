import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { Texts } from '../../content/campaign/mission-schema.ts';

/** A text of a mission, as the reader's language has it; else in English, or the first language that there is. */
export function textSentence(texts: Texts): Sentence {
  const { en = Object.values(texts)[0] ?? '', pl = en, de = en, ro = en, fr = en, it = en } = texts;
  return sentence('text.of', { language: sentence('language'), en, pl, de, ro, fr, it });
}
