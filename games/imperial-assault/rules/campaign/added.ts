import { type Added, type CampaignTerms, nothingAdded } from '../added.ts';
import type { Terms } from '../options.ts';
import { betweenSteps } from './between/steps.ts';
import { leavePlay } from './defeated.ts';
import { deploymentSteps } from './deployment.ts';
import { missionEventSteps } from './events.ts';
import { missionRules } from './mission-rules.ts';
import { missionSetupSteps } from './mission-setup.ts';
import { openGroupSteps } from './open-groups.ts';
import { statusSteps } from './status.ts';
import { testSteps } from './testing-step.ts';
import { campaignOutcome } from './victory.ts';
import { imagineCampaign, seenCampaign } from './view.ts';

/** What the campaign adds to the rules of a battle. */
export function campaignAdded(campaign: CampaignTerms): Added {
  return {
    ...nothingAdded,
    campaign,
    mission: missionRules,
    steps: (terms: Terms) => ({
      ...nothingAdded.steps(terms),
      ...betweenSteps(terms),
      ...missionSetupSteps(terms),
      ...openGroupSteps(terms),
      ...missionEventSteps(terms),
      ...testSteps(terms),
      ...statusSteps(terms),
      ...deploymentSteps(terms),
    }),
    observe: seenCampaign,
    imagine: imagineCampaign,
    outcome: campaignOutcome,
    leaves: leavePlay,
  };
}
