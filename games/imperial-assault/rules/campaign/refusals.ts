import type { RulePlace } from '../../../../kernel/game.ts';

/** The rules of a campaign that can forbid a choice, with their places in our digest of the rules. */
export const campaignRefusals = {
  'hero-taken': { page: 'A13' },
  'no-such-class': { page: 'A13' },
  'set-taken': { page: 'A13' },
  'side-mission-taken': { page: 'A13' },
  'not-in-shop': { page: 'B7' },
  'not-of-class': { page: 'A13' },
  'bought-already': { page: 'A13' },
  'too-few-xp': { page: 'A13' },
  'too-few-credits': { page: 'A13' },
  'too-little-influence': { page: 'A13' },
  'not-drawn': { page: 'A13' },
  'not-your-item': { page: 'A13' },
  'not-for-sale': { page: 'A13' },
  'not-given': { page: 'A13' },
  'no-other-hero': { page: 'A13' },
  'not-a-modification': { page: 'A13' },
  'modification-does-not-fit': { page: 'A13' },
  'no-slot': { page: 'A13' },
  'same-modification': { page: 'A13' },
  'not-fitted': { page: 'A13' },
  'moved-enough': { page: 'A13', ruling: 'C9' },
  'no-such-agenda': { page: 'B12' },
  'mission-not-active': { page: 'A13' },
  'not-in-tie': { page: 'A12' },
  'no-open-group': { page: 'A13' },
  'no-deployment-point': { page: 'A13' },
  'no-reinforcement': { page: 'A13' },
  'no-threat': { page: 'A13' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type CampaignRefusal = keyof typeof campaignRefusals;
