import type { CampaignCardTests, CampaignCase } from '../card-tests.ts';

/** Cases with what they have in common. */
export function cases(
  shared: Partial<CampaignCase>,
  works: Readonly<Record<string, Partial<CampaignCase>>>,
  limits: Readonly<Record<string, Partial<CampaignCase>>>,
): CampaignCardTests {
  const whole = (all: Readonly<Record<string, Partial<CampaignCase>>>): Record<string, CampaignCase> =>
    Object.fromEntries(
      Object.entries(all).map(([title, one]) => [
        title,
        { b: 'fenn-signis@B3', line: '', ...shared, ...one },
      ]),
    );
  return { works: whole(works), limits: whole(limits) };
}
