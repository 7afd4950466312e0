import type { Added, CampaignTerms } from '../added.ts';
import { nothingAdded } from '../nothing-added.ts';
import type { Terms } from '../options.ts';
import { agendaSteps, knownCards, playing } from './agendas.ts';
import { allySteps } from './allies.ts';
import { isMomentOfAdded, isUnseen, matchesAdded, meetsAdded, watchOn, weaponsFor } from './answers.ts';
import { arrivalSteps, mapFor } from './arriving.ts';
import { attachmentSteps } from './attachments.ts';
import { betweenSteps } from './between/steps.ts';
import { cardSteps } from './card-steps.ts';
import { deploymentSteps } from './deployment.ts';
import { afterAbility, applyAdded, canAfford } from './effects.ts';
import { missionEventSteps } from './events.ts';
import { gearSteps } from './gear.ts';
import { activationTokens, beginHeroStep } from './heroes.ts';
import { howManySteps } from './how-many.ts';
import { missionRules } from './mission-rules.ts';
import { missionSetupSteps } from './mission-setup.ts';
import { openGroupSteps } from './open-groups.ts';
import { moreTokens } from './power-tokens.ts';
import { canPayAdded, payAdded } from './prices.ts';
import { isForControl } from './requirements.ts';
import { showingSteps } from './shown-events.ts';
import { statusSteps } from './status.ts';
import {
  activationStep,
  canSuffer,
  enduranceOf,
  keepStrain,
  recoverStrain,
  recoversNothing,
} from './strain.ts';
import { supplySteps } from './supplies.ts';
import { testSteps } from './testing-step.ts';
import { turnSteps } from './turns.ts';
import { campaignOutcome } from './victory.ts';
import { imagineCampaign, isFrameSeen, seenCampaign } from './view.ts';
import { armsOf, repeatsAttacks, surgesOfWeapons, takeUp, weaponProfile, weaponSteps } from './weapons.ts';
import { leaves, woundSteps } from './wounds.ts';

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
      ...gearSteps(terms),
      ...openGroupSteps(terms),
      ...missionEventSteps(terms),
      ...turnSteps(terms),
      beginActivation: beginHeroStep(terms),
      activation: activationStep(terms),
      ...weaponSteps(terms),
      ...woundSteps(terms),
      ...testSteps(terms),
      ...supplySteps(terms),
      ...howManySteps(terms),
      ...cardSteps(terms),
      ...showingSteps,
      ...statusSteps(terms),
      ...deploymentSteps(terms),
      ...arrivalSteps(terms),
      ...attachmentSteps(terms),
      ...allySteps(terms),
      ...agendaSteps,
    }),
    matches: matchesAdded,
    meets: meetsAdded,
    isMomentOf: isMomentOfAdded,
    apply: applyAdded,
    canAfford,
    weaponsFor,
    profileOf: weaponProfile,
    isUnseen,
    watchOn,
    moreTokens,
    surgesOf: surgesOfWeapons,
    afterAbility,
    canPay: canPayAdded,
    pay: payAdded,
    mapFor,
    knownCards,
    playing,
    observe: seenCampaign,
    isSeen: isFrameSeen,
    imagine: imagineCampaign,
    outcome: campaignOutcome,
    arms: armsOf,
    takeUp,
    repeatsAttacks,
    keepStrain,
    endurance: enduranceOf,
    canSuffer,
    recoverStrain,
    isOfUse: (state, attacker, surge) => !recoversNothing(campaign, state, attacker, surge),
    isForControl,
    activationTokens,
    leaves,
  };
}
