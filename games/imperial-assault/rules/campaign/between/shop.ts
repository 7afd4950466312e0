import type { Chance } from '../../../../../kernel/chance.ts';
import type { CompiledCampaign } from '../../../content/campaign/compile-campaign.ts';
import type { CampaignRecord } from '../record.ts';
import { cardOf, cardsWith } from './books.ts';
import { withCardInDeck } from './deals.ts';

/** The tiers of items: each has a deck. */
export const tiers = [1, 2, 3] as const;

/** The item decks of a campaign when it begins (B7). */
export function freshItemDecks(content: CompiledCampaign): readonly (readonly number[])[] {
  return tiers.map((tier) => cardsWith(content, ({ kind, item }) => kind === 'item' && item?.tier === tier));
}

/** What the shop shows, and the record without it. */
export interface DrawnShop {
  readonly record: CampaignRecord;
  readonly shop: readonly number[];
}

/** Draws from each listed deck half of its size at the start of the campaign, rounded up, as far as it has so many (B7). */
export function drawShop(record: CampaignRecord, listed: readonly number[], chance: Chance): DrawnShop {
  const shop: number[] = [];
  const itemDecks = record.itemDecks.map((deck, place) => {
    if (!listed.includes(place + 1)) return deck;
    const shuffled = [...deck];
    chance.shuffle(shuffled);
    const drawn = shuffled.splice(0, Math.ceil((record.itemDeckSizes[place] ?? 0) / 2));
    shop.push(...drawn.sort((one, other) => one - other));
    return deck.filter((card) => !drawn.includes(card));
  });
  return { record: { ...record, itemDecks }, shop };
}

/** What nobody bought goes back into its deck. */
export function closeShop(
  content: CompiledCampaign,
  record: CampaignRecord,
  shop: readonly number[],
): CampaignRecord {
  let { itemDecks } = record;
  for (const card of shop) itemDecks = withCardInDeck(itemDecks, cardOf(content, card).item?.tier, card);
  return { ...record, itemDecks };
}
