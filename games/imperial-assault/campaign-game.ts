import type { Game, Rules } from '../../kernel/game.ts';
import { campaignSense } from './bot/campaign/sense.ts';
import { evaluate } from './bot/evaluate.ts';
import { weigh } from './bot/weigh.ts';
import { carryOf } from './rules/campaign/between/carry.ts';
import { campaignForecasts } from './rules/campaign/campaign-forecasts.ts';
import { type CampaignOptions, campaignOptionsSchema, campaignTermsOf } from './rules/campaign/options.ts';
import { arrangeMission } from './rules/campaign/position/arrange.ts';
import { arrangeBetween, betweenPositionOf, isCalmBetween } from './rules/campaign/position/between.ts';
import { isCalmMission } from './rules/campaign/position/calm.ts';
import { missionPositionOf } from './rules/campaign/position/of-state.ts';
import { type CampaignPosition, campaignPositionSchema } from './rules/campaign/position/schema.ts';
import { campaignRefusals } from './rules/campaign/refusals.ts';
import { campaignSeats, setupCampaign } from './rules/campaign/setup-campaign.ts';
import type { Choice } from './rules/choice.ts';
import { copy } from './rules/copy.ts';
import type { Event } from './rules/event.ts';
import type { Fielded } from './rules/fielded.ts';
import { withForecasts } from './rules/forecasts.ts';
import { imagine } from './rules/imagine.ts';
import { format, notation, parse } from './rules/notation.ts';
import type { ShownTerms, Terms } from './rules/options.ts';
import { forecastOf } from './rules/question.ts';
import { battleRefusals } from './rules/refusals.ts';
import type { BattleState } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { outcome } from './rules/victory.ts';
import { observe, type View } from './rules/view.ts';

/** The rules of the campaign with the terms of a match, which words, board and terminal read too. */
export interface CampaignRules extends Rules<BattleState, Choice, View, Event, CampaignPosition, Fielded> {
  readonly terms: Terms & ShownTerms;
}

interface CampaignGame
  extends Game<BattleState, Choice, View, Event, CampaignOptions, CampaignPosition, Fielded> {
  open(options: CampaignOptions): CampaignRules;
}

const facts = {
  id: 'imperial-assault-campaign',
  version: '1',
  nature: {
    seats: campaignSeats,
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    // Rounds, figures, and the choices of an activation, and what is decided between two missions.
    longest: 12 * 40 * 60 + 2000,
  },
  notation: `${notation}; in a campaign hero:, class:, agendas: and mission: with an id, buy:, sell:, remove:, pay:, discard: and leave: with a card, give:dl-44>c to a seat, fit:tactical-display>dl-44 on a weapon`,
  rules: { ...battleRefusals, ...campaignRefusals },
  format,
  parse,
} as const;

/** A campaign of these cards and missions: the Imperial player and two to four heroes, one match for each mission. */
export function campaignGame(termsFor: (options: CampaignOptions) => Terms): CampaignGame {
  return {
    ...facts,
    optionsSchema: campaignOptionsSchema,
    positionSchema: campaignPositionSchema,
    open(options) {
      const terms = withForecasts(termsFor(options), campaignForecasts);
      const steps = stepsOf(terms);
      return {
        ...facts,
        terms,
        content: terms.content,
        steps,
        setup: (seats, _chance, given) => setupCampaign(terms, seats, given),
        copy,
        seatCount: ({ players }) => players.length,
        observe: (state, viewer) => observe(terms, state, viewer),
        imagine: (view, chance) => imagine(terms, view, chance),
        forecast: forecastOf(terms, { id: facts.id, steps }),
        calm: (state) =>
          state.campaign?.mission == null ? isCalmBetween(terms, state) : isCalmMission(terms, state),
        arrange: (position, chance) =>
          'between' in position
            ? arrangeBetween(terms, position, chance)
            : arrangeMission(terms, position, chance),
        position: (state, viewer) =>
          state.campaign?.mission == null
            ? betweenPositionOf(terms, state, viewer)
            : missionPositionOf(terms, state, viewer),
        teams: ({ sides }) => [...sides],
        outcome: (state) => outcome(terms, state),
        // A mission alone is no match of a series.
        ...(options.play !== 'mission' && {
          carry: ({ campaign }: BattleState) =>
            campaign === undefined ? undefined : carryOf(terms, campaign.record),
        }),
        evaluate: (state, seat) => evaluate(terms, state, seat, campaignSense),
        weigh: (view, seat, choices) => weigh(terms, view, seat, choices, undefined, campaignSense),
      };
    },
  };
}

/** The campaign of Heart of the Empire. */
export const game: CampaignGame = campaignGame(campaignTermsOf);
