import { type Added, type CampaignTerms, nothingAdded } from '../added.ts';
import { betweenSteps } from './between/steps.ts';

/** What the campaign adds to the rules of a battle. */
export function campaignAdded(campaign: CampaignTerms): Added {
  return {
    ...nothingAdded,
    campaign,
    steps: (terms) => ({ ...nothingAdded.steps(terms), ...betweenSteps(terms) }),
    observe: (_terms, state) => state.campaign,
    imagine: (_terms, seen) => seen,
  };
}
