import { type CampaignPack, compileCampaign, packOf } from '../../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { CampaignTerms } from '../added.ts';
import type { TableTerms } from '../options.ts';
import type { CampaignOptions } from './options.ts';

/** What can be asked of a table of a campaign with these cards and missions. */
export function tableTermsOf(
  pack: CampaignPack,
  missions: readonly CompiledCampaignMission[],
  { play = 'campaign', mission, heroes = [], imperialClass, grown = false }: CampaignOptions,
): TableTerms & { readonly added: { readonly campaign: CampaignTerms } } {
  const content = compileCampaign(pack);
  const introduction = missions.find(({ campaign }) => campaign.kind === 'introduction') ?? missions[0];
  const first = introduction?.campaign.id ?? null;
  return {
    ...content,
    pack: packOf(pack),
    missions,
    vpMode: 'group',
    rounds: 30,
    added: {
      campaign: {
        content,
        missions,
        isWhole: pack.open === undefined,
        play: {
          length: play,
          mission: play === 'mission' ? (mission ?? first) : null,
          heroes,
          imperialClass,
          grown,
        },
      },
    },
  };
}
