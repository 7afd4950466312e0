import type { Seat } from '../../../kernel/game.ts';
import type { Deployable } from './campaign/deployment.ts';
import type { CampaignRecord } from './campaign/record.ts';
import type { Choice } from './choice.ts';
import { factsOf, type TableFacts } from './facts.ts';
import type { ShownTerms, Terms } from './options.ts';
import { type AttackForecast, forecastAttack, forecastChoice, forecastCurrent } from './preview/attack.ts';
import { type CardOutlook, handOutlook } from './preview/cards.ts';
import { type TargetOutlook, targetsFor } from './preview/targets.ts';
import { forecastUses, forecastUsesNow, type UseForecast } from './preview/uses.ts';
import type { BattleState, FigureNumber } from './state.ts';
import { type Sight, sightsFrom, type Ways, waysOf, waysOnFrom } from './ways.ts';

/**
 * What boards and words ask of the rules ahead of choices. It takes all of the rules to answer. Where these are not at hand, an
 * answer is undefined or empty until it is there: see `asked-forecasts.ts`.
 */
export interface Forecasts extends CampaignForecasts {
  /** See {@link factsOf}. */
  facts(state: BattleState): TableFacts | undefined;
  /** See {@link waysOf}. */
  ways(state: BattleState): Ways | undefined;
  /** See {@link waysOnFrom}. */
  waysOn(state: BattleState, at: string, spent: number): Ways | undefined;
  /** See {@link sightsFrom}. */
  sights(state: BattleState, figure: FigureNumber, at: string | undefined): readonly Sight[];
  /** See {@link forecastAttack}. */
  attack(
    state: BattleState,
    attacker: FigureNumber,
    target: FigureNumber,
    weapon?: string,
  ): AttackForecast | undefined;
  /** See {@link forecastCurrent}. */
  current(state: BattleState): AttackForecast | undefined;
  /** See {@link forecastChoice}. */
  choice(state: BattleState, seat: Seat, choice: Choice): AttackForecast | undefined;
  /** See {@link forecastUses}. */
  uses(state: BattleState, seat: Seat, attacker: FigureNumber, target: FigureNumber): readonly UseForecast[];
  /** See {@link forecastUsesNow}. */
  usesNow(state: BattleState, seat: Seat): readonly UseForecast[];
  /** See {@link handOutlook}. */
  hand(state: BattleState, seat: Seat, hand: readonly number[]): readonly CardOutlook[];
  /** See {@link targetsFor}. */
  targets(state: BattleState, attacker: FigureNumber): readonly TargetOutlook[];
}

/** What a hero is worth as it begins a mission. */
export interface SheetFacts {
  readonly health: number;
  readonly endurance: number;
  readonly speed: number;
}

/** The same of a campaign. */
export interface CampaignForecasts {
  /** See {@link deployablesIn}; empty where nobody deploys. */
  deployables(state: BattleState): readonly Deployable[];
  /** The hero of a seat as it would begin the next mission; `hero`: if it were this one, by number. */
  sheet(record: CampaignRecord, seat: Seat, hero?: number): SheetFacts | undefined;
}

const noCampaign: CampaignForecasts = { deployables: () => [], sheet: () => undefined };

/** The terms as boards and words have them where the rules are at hand. */
export function withForecasts(
  terms: Terms,
  campaign: (terms: Terms) => CampaignForecasts = () => noCampaign,
): Terms & ShownTerms {
  const shown: Terms & ShownTerms = {
    ...terms,
    forecasts: {
      facts: (state) => factsOf(shown)(state),
      ways: (state) => waysOf(shown, state),
      waysOn: (state, at, spent) => waysOnFrom(shown, state, at, spent),
      sights: (state, figure, at) => sightsFrom(shown, state, figure, at),
      attack: (state, attacker, target, weapon) =>
        forecastAttack(shown, state, attacker, target, undefined, weapon),
      current: (state) => forecastCurrent(shown, state),
      choice: (state, seat, choice) => forecastChoice(shown, state, seat, choice),
      uses: (state, seat, attacker, target) => forecastUses(shown, state, seat, attacker, target),
      usesNow: (state, seat) => forecastUsesNow(shown, state, seat),
      hand: (state, seat, hand) => handOutlook(shown, state, seat, hand),
      targets: (state, attacker) => targetsFor(shown, state, attacker),
      ...campaign(terms),
    },
  };
  return shown;
}
