import { campaignOf } from '../added.ts';
import { healthOf, speedOf } from '../effects/values.ts';
import type { CampaignForecasts } from '../forecasts.ts';
import type { Terms } from '../options.ts';
import { none } from '../state.ts';
import { withChosenHero } from './between/fresh-record.ts';
import { heroFigure } from './current.ts';
import { deployablesIn } from './deployment.ts';
import { heroesReady } from './mission-setup.ts';

/** What boards and words ask of the rules of a campaign ahead of choices. */
export function campaignForecasts(terms: Terms): CampaignForecasts {
  return {
    deployables(state) {
      const frame = state.stack.at(-1);
      return frame?.step === 'deployment' ? deployablesIn(terms, state, frame) : [];
    },
    sheet(record, seat, hero) {
      const asked = hero === undefined ? record : withChosenHero(campaignOf(terms), record, seat, hero);
      if ((asked.heroes[seat - 1]?.hero ?? none) === none) return undefined;
      const state = heroesReady(terms, asked);
      const figure = heroFigure(seat);
      return {
        health: healthOf(terms, state, figure),
        endurance: terms.added.endurance(terms, state, figure),
        speed: speedOf(terms, state, figure),
      };
    },
  };
}
