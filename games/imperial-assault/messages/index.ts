import { inParts } from '../../messages/index.ts';

/** What the game and its board say, by part. */
export const messages = inParts(
  (part, locale) => import(`./${part}/${locale}.json`, { with: { type: 'json' } }),
);
