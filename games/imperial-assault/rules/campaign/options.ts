import { InputError } from '../../../../kernel/error.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { once } from '../../../common/once.ts';
import { shareParts } from '../../../common/share-parts.ts';
import { type CampaignFile, campaignFileSchema, contentOf } from '../../content/campaign/campaign-file.ts';
import { type CampaignPack, packWith } from '../../content/campaign/compile-campaign.ts';
import { compileMissions } from '../../content/campaign/compile-mission.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { checkFile } from '../../content/campaign/mission-check.ts';
import { campaignMissions, missions } from '../../content/campaign/missions.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { compileScenario, type Scenario, scenarioSchema } from '../../content/campaign/scenario.ts';
import type { Terms } from '../options.ts';
import { campaignAdded } from './added.ts';
import { tableTermsOf } from './table-terms.ts';

const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;

/**
 * How a campaign is played; everything may be left out. `pack`: the missions, those of the box or somebody's own. `play`: eight
 * stages, a short campaign of three, or one mission alone, which `mission` names (the introduction, or else the first, if it is
 * left out). `scenario`: a mission alone on a map without tiles, in place of all others. `heroes`: by seat from seat 1 on.
 * `grown`: in a mission alone heroes and Empire have spent the experience that they would have by then.
 */
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: {
      anyOf: [{ type: 'string', enum: [campaignPack.id] }, campaignFileSchema],
      default: campaignPack.id,
    },
    play: { enum: ['campaign', 'short', 'mission'], default: 'campaign' },
    scenario: scenarioSchema,
    mission: { anyOf: [{ enum: missions.map(({ id: name }) => name) }, id], default: 'dark-recon' },
    heroes: { type: 'array', maxItems: 4, uniqueItems: true, items: id },
    imperialClass: id,
    grown: { type: 'boolean', default: false },
  },
} as const;

/** The schema of {@link CampaignOptions}, with each part that stands in it several times written once. */
export const campaignOptionsSchema = shareParts(schema);

export type CampaignOptions = Omit<FromSchema<typeof schema>, 'pack'> & {
  readonly pack?: string | CampaignFile;
};

/** The terms that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function campaignTermsOf(options: CampaignOptions): Terms {
  const { pack, scenario } = options;
  if (scenario !== undefined) {
    const cards = typeof pack === 'object' ? packWith(campaignPack)(pack) : campaignPack;
    return termsOfScenario(cards, scenario, options);
  }
  return typeof pack === 'object'
    ? termsOfFile(campaignPack, pack, options)
    : termsOfContent(campaignPack, campaignMissions(), options);
}

/** The terms of missions in a file, with these cards and tiles. Throws an InputError `bad-pack` where the file has faults. */
export function termsOfFile(box: CampaignPack, file: CampaignFile, options: CampaignOptions): Terms {
  return termsOfContent(packWith(box)(file), compileFile(box)(file), options);
}

/** The terms of a scenario with these cards. Throws an InputError `bad-options` where it has faults. */
function termsOfScenario(cards: CampaignPack, scenario: Scenario, options: CampaignOptions): Terms {
  const { file, compiled, fault } = compileScenario(cards)(scenario);
  if (fault !== undefined)
    throw new InputError('bad-options', `the scenario is wrong: ${fault.key} at ${fault.place}`);
  const { mission: _mission, ...others } = options;
  return termsOfContent(packWith(cards)(file), [compiled], { ...others, play: 'mission' });
}

const compileFile = once((box: CampaignPack) =>
  once((file: CampaignFile) => {
    const [fault] = checkFile(file, box);
    if (fault !== undefined)
      throw new InputError('bad-pack', `the missions are wrong: ${fault.key} at ${fault.place}`);
    return compileMissions(packWith(box)(file));
  }),
);

/** The terms of a campaign with these cards and missions. */
export function termsOfContent(
  pack: CampaignPack,
  missions: readonly CompiledCampaignMission[],
  options: CampaignOptions,
): Terms {
  const { added, ...shown } = tableTermsOf(pack, missions, options);
  return {
    ...shown,
    content: contentOf(pack),
    own: false,
    chosen: [],
    added: campaignAdded(added.campaign),
  };
}
