import { inParts } from '../../messages/index.ts';

/** What the game and its board say, by part; it has no packs, and so no faults of packs. */
export const messages = inParts(
  (part, locale) => import(`./${part}/${locale}.json`, { with: { type: 'json' } }),
  ['table', 'board', 'options', 'refusals'],
);
