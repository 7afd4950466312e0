import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../../rules/added.ts';
import { withChosenHero } from '../../rules/campaign/between/fresh-record.ts';
import type { CampaignRecord } from '../../rules/campaign/record.ts';
import type { ShownTerms } from '../../rules/options.ts';
import { cardsOfHero } from '../../words/campaign/card-sections.ts';
import type { SheetHero } from './hero-sheet.tsx';

/**
 * The sheet of the hero of a seat outside missions, with all its cards and what they change; undefined until that is known.
 * `instead`: as if it had chosen this hero, by number.
 */
export function sheetOf(
  terms: ShownTerms,
  record: CampaignRecord,
  seat: Seat,
  instead?: number,
): SheetHero | undefined {
  const { content } = campaignOf(terms);
  const chosen = instead === undefined ? record : withChosenHero(campaignOf(terms), record, seat, instead);
  const own = entry(chosen.heroes, seat - 1);
  const worth = terms.forecasts.sheet(record, seat, instead);
  return (
    worth && {
      when: 'between',
      hero: entry(content.heroes, own.hero).hero,
      state: 'healthy',
      damage: 0,
      strain: 0,
      ...worth,
      cards: cardsOfHero(own).flatMap((card) => {
        const found = content.cards[card];
        return found === undefined ? [] : [{ card: found, state: 'ready' as const }];
      }),
    }
  );
}
