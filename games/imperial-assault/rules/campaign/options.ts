import { hashOf } from '../../../../kernel/canonical.ts';
import type { Json } from '../../../../kernel/game.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { once } from '../../../common/once.ts';
import { type CampaignPack, compileCampaign, packOf } from '../../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { campaignMissions } from '../../content/campaign/missions.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { forecasts } from '../forecasts.ts';
import type { Terms } from '../options.ts';
import { campaignAdded } from './added.ts';

const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;

/**
 * How a campaign is played; everything may be left out. `play`: eight stages, a short campaign of three, or one mission
 * alone, which `mission` names. `heroes`: by seat from seat 1 on. `grown`: in a mission alone heroes and Empire have
 * spent the experience that they would have by then.
 */
export const campaignOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    play: { enum: ['campaign', 'short', 'mission'], default: 'campaign' },
    mission: id,
    heroes: { type: 'array', maxItems: 4, uniqueItems: true, items: id },
    imperialClass: id,
    grown: { type: 'boolean', default: false },
  },
} as const;

export type CampaignOptions = FromSchema<typeof campaignOptionsSchema>;

/** The terms that options ask for. Throws an InputError `bad-options`. */
export function campaignTermsOf(options: CampaignOptions): Terms {
  return termsOfContent(campaignPack, campaignMissions(), options);
}

/** The terms of a campaign with these cards and missions. */
export function termsOfContent(
  pack: CampaignPack,
  missions: readonly CompiledCampaignMission[],
  { play = 'campaign', mission, heroes = [], imperialClass, grown = false }: CampaignOptions,
): Terms {
  const content = compileCampaign(pack);
  return {
    ...content,
    pack: packOf(pack),
    content: contentOf(pack),
    missions,
    own: false,
    chosen: [],
    vpMode: 'group',
    rounds: 30,
    forecasts,
    added: campaignAdded({
      content,
      missions,
      play: { length: play, mission: mission ?? null, heroes, imperialClass, grown },
    }),
  };
}

const contentOf = once((pack: CampaignPack) => {
  const json: Json = JSON.parse(JSON.stringify(pack));
  return { hash: hashOf(json), pack: json };
});
