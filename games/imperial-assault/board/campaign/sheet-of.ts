import type { CampaignCard, Hero } from '../../content/campaign/card-schema.ts';
import type { CompiledCampaign } from '../../content/campaign/compile-campaign.ts';
import type { HeroRecord } from '../../rules/campaign/record.ts';
import type { SheetHero } from './hero-sheet.tsx';

/** The sheet of a hero outside missions, with these cards beside it, by number. */
export function sheetOf({ cards }: CompiledCampaign, hero: Hero, beside: readonly number[]): SheetHero {
  const { health, endurance, speed } = hero.healthy;
  return {
    hero,
    state: 'healthy',
    damage: 0,
    strain: 0,
    health,
    endurance,
    speed,
    cards: beside.flatMap((card) => {
      const found: CampaignCard | undefined = cards[card];
      return found === undefined ? [] : [{ card: found, state: 'ready' as const }];
    }),
  };
}

/** All cards of a hero: class cards and rewards, then items, each with the modifications on it behind it. */
export function cardsOfHero({ classCards, rewards, items }: HeroRecord): readonly number[] {
  return [...classCards, ...rewards, ...items.flatMap(({ card, modifications }) => [card, ...modifications])];
}
