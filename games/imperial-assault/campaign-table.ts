import { InputError } from '../../kernel/error.ts';
import type { CampaignPack } from './content/campaign/compile-campaign.ts';
import { compileMissions } from './content/campaign/compile-mission.ts';
import { printedCards, printedTiles } from './content/campaign/printed-cards.ts';
import type { Tile } from './content/campaign/tile-schema.ts';
import { type AskRules, askedForecasts } from './rules/asked-forecasts.ts';
import type { CampaignOptions } from './rules/campaign/options.ts';
import { packWith, tableTermsOf } from './rules/campaign/table-terms.ts';
import type { ShownRules } from './rules/options.ts';

/**
 * What the page shows a table of the campaign with: cards, which are fetched as data, the open part of the missions, which comes
 * with the table, and what can be asked of them. Whatever needs all of the rules is asked at the server.
 */
export async function openCampaignTable(options: CampaignOptions, ask: AskRules): Promise<ShownRules> {
  const { pack, scenario } = options;
  if (typeof pack !== 'object') throw new InputError('bad-pack', 'the missions have to come with the table');
  const [cards, tiles] = await fetched();
  const own = packWith(cards)(pack);
  const forecasts = askedForecasts(ask);
  if (scenario === undefined)
    return { terms: { ...tableTermsOf(own, compileMissions(pack, tiles), options), forecasts } };
  const { compileScenario } = await import('./content/campaign/scenario.ts');
  const { compiled } = compileScenario(cards)(scenario);
  return { terms: { ...tableTermsOf(own, [compiled], { ...options, play: 'mission' }), forecasts } };
}

type Fetched = readonly [cards: CampaignPack, tiles: ReadonlyMap<string, Tile>];

let once: Promise<Fetched> | undefined;

/** The cards and tiles that come with the game, fetched once. */
function fetched(): Promise<Fetched> {
  once ??= fetchAll();
  once.catch(() => {
    once = undefined;
  });
  return once;
}

async function fetchAll(): Promise<Fetched> {
  const [
    { default: deployments },
    { default: companions },
    { default: forms },
    { default: addedAbilities },
    { default: heroes },
    { default: classCards },
    { default: items },
    { default: supplies },
    { default: rewards },
    { default: imperialCards },
    { default: agendas },
    { default: own },
    { default: core },
  ] = await Promise.all([
    import('./content/core/deployments.json', { with: { type: 'json' } }),
    import('./content/core/companions.json', { with: { type: 'json' } }),
    import('./content/core/forms.json', { with: { type: 'json' } }),
    import('./content/campaign/core/added-abilities.json', { with: { type: 'json' } }),
    import('./content/campaign/core/heroes.json', { with: { type: 'json' } }),
    import('./content/campaign/core/class-cards.json', { with: { type: 'json' } }),
    import('./content/campaign/core/items.json', { with: { type: 'json' } }),
    import('./content/campaign/core/supplies.json', { with: { type: 'json' } }),
    import('./content/campaign/core/rewards.json', { with: { type: 'json' } }),
    import('./content/campaign/core/imperial-cards.json', { with: { type: 'json' } }),
    import('./content/campaign/core/agendas.json', { with: { type: 'json' } }),
    import('./content/campaign/tiles/heart-of-the-empire.json', { with: { type: 'json' } }),
    import('./content/campaign/tiles/core.json', { with: { type: 'json' } }),
  ]);
  const cards = printedCards({
    ...{ deployments, companions, forms, addedAbilities },
    ...{ heroes, classCards, items, supplies, rewards, imperialCards, agendas },
  });
  return [cards, printedTiles([own, core])];
}
