import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../../rules/added.ts';
import { heroFigure } from '../../rules/campaign/current.ts';
import type { CampaignRecord, HeroRecord } from '../../rules/campaign/record.ts';
import type { Terms } from '../../rules/options.ts';
import type { SheetHero } from './hero-sheet.tsx';

/** The sheet of the hero of a seat outside missions, with all its cards and what they change. */
export function sheetOf(terms: Terms, record: CampaignRecord, seat: Seat): SheetHero {
  const { content, forecasts } = campaignOf(terms);
  const state = forecasts.heroesReady(terms, record);
  const figure = heroFigure(seat);
  const own = entry(record.heroes, seat - 1);
  return {
    hero: entry(content.heroes, own.hero).hero,
    state: 'healthy',
    damage: 0,
    strain: 0,
    health: terms.forecasts.health(terms, state, figure),
    endurance: terms.added.endurance(terms, state, figure),
    speed: terms.forecasts.speed(terms, state, figure),
    cards: cardsOfHero(own).flatMap((card) => {
      const found = content.cards[card];
      return found === undefined ? [] : [{ card: found, state: 'ready' as const }];
    }),
  };
}

/** All cards of a hero: class cards and rewards, then items, each with the modifications on it behind it. */
function cardsOfHero({ classCards, rewards, items }: HeroRecord): readonly number[] {
  return [...classCards, ...rewards, ...items.flatMap(({ card, modifications }) => [card, ...modifications])];
}
