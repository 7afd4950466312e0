import { inParts } from '../../messages/index.ts';

/** What the game says, by part. */
export const messages = inParts(
  (part, locale) => import(`./${part}/${locale}.json`, { with: { type: 'json' } }),
  ['table', 'options', 'refusals', 'faults'],
);
