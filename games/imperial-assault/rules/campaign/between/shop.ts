import type { Chance } from '../../../../../kernel/chance.ts';
import { entry } from '../../../../common/at.ts';
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

/** How many items more the shop shows by what cards of the heroes say. */
export function moreItems(content: CompiledCampaign, { heroes }: Pick<CampaignRecord, 'heroes'>): number {
  let more = 0;
  for (const { classCards, rewards, items } of heroes) {
    for (const card of [...classCards, ...rewards, ...items.map((item) => item.card)])
      for (const { effects } of cardOf(content, card).abilities ?? [])
        for (const effect of effects) if (effect.do === 'shop') more += effect.more;
  }
  return more;
}

/**
 * Draws from each listed deck half of its size at the start of the campaign, rounded up, as far as it has so many (B7); and so
 * many items more from the deck of the highest tier that has any left (ruling C27).
 */
export function drawShop(
  record: CampaignRecord,
  listed: readonly number[],
  more: number,
  chance: Chance,
): DrawnShop {
  const itemDecks = [...record.itemDecks];
  const shop: number[] = [];
  const shuffled = record.itemDecks.map((deck, place) => {
    const cards = listed.includes(place + 1) ? [...deck] : [];
    chance.shuffle(cards);
    return cards;
  });
  let left = more;
  for (const [place, cards] of [...shuffled.entries()].reverse()) {
    const usual = Math.min(cards.length, Math.ceil((record.itemDeckSizes[place] ?? 0) / 2));
    const drawn = cards.slice(0, usual + left);
    left -= drawn.length - usual;
    shop.unshift(...drawn.sort((one, other) => one - other));
    itemDecks[place] = entry(record.itemDecks, place).filter((card) => !drawn.includes(card));
  }
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
