import { InputError } from '../../kernel/error.ts';
import { packWith } from './content/campaign/compile-campaign.ts';
import { compileMissions } from './content/campaign/compile-mission.ts';
import { type AskRules, askedForecasts } from './rules/asked-forecasts.ts';
import type { CampaignOptions } from './rules/campaign/options.ts';
import { tableTermsOf } from './rules/campaign/table-terms.ts';
import type { ShownRules } from './rules/options.ts';

/**
 * What the page shows a table of the campaign with: cards, tiles and the open part of the missions, which come with the table,
 * and what can be asked of them. Whatever needs all of the rules is asked at the server.
 */
export async function openCampaignTable(options: CampaignOptions, ask: AskRules): Promise<ShownRules> {
  const { pack: file, scenario } = options;
  if (typeof file !== 'object' || file.cards === undefined || file.tiles === undefined)
    throw new InputError('bad-pack', 'cards and missions have to come with the table');
  const box = { ...file.cards, tiles: file.tiles };
  const pack = packWith(box)(file);
  const forecasts = askedForecasts(ask);
  if (scenario === undefined)
    return { terms: { ...tableTermsOf(pack, compileMissions(pack), options), forecasts } };
  const { compileScenario } = await import('./content/campaign/scenario.ts');
  const { compiled } = compileScenario(pack)(scenario);
  return { terms: { ...tableTermsOf(pack, [compiled], { ...options, play: 'mission' }), forecasts } };
}
