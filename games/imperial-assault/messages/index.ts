import { inParts } from '../../messages/index.ts';

/** What cards say, in six languages. */
export const messages = inParts(
  (part, locale) => import(`./${part}/${locale}.json`, { with: { type: 'json' } }),
  ['table', 'board'],
);
