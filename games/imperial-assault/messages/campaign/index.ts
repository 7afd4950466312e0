import { inParts } from '../../../messages/index.ts';

/** What the campaign and its board say, by part: all that the skirmish says, and what it has besides. */
export const campaignMessages = inParts(
  async (part, locale) => {
    const [shared, own] = await Promise.all([
      import(`../${part}/${locale}.json`, { with: { type: 'json' } }),
      import(`./${part}/${locale}.json`, { with: { type: 'json' } }),
    ]);
    return { default: { ...shared.default, ...own.default } };
  },
  ['table', 'board', 'options', 'refusals', 'faults'],
);
