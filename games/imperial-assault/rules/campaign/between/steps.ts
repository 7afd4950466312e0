import type { Terms } from '../../options.ts';
import { imperialUpgradeSteps } from './imperial-upgrade.ts';
import { nextMissionSteps } from './next-mission.ts';
import { rebelUpgradeSteps } from './rebel-upgrade.ts';
import { rewardSteps } from './rewards.ts';
import { setupSteps } from './setup.ts';

/** The steps of everything that happens around missions (A13). */
export function betweenSteps(terms: Terms) {
  return {
    ...setupSteps(terms),
    ...rewardSteps(terms),
    ...rebelUpgradeSteps(terms),
    ...imperialUpgradeSteps(terms),
    ...nextMissionSteps(terms),
  } as const;
}
