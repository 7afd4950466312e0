import { stagesOf } from '../../content/campaign/log.ts';
import { mostAgendas, setsInDeck } from './between/agendas.ts';
import { saleOf, weaponWith } from './between/deals.ts';
import { missionCalled, sideMissionsOfColor } from './between/missions.ts';
import { deploymentCost, reinforcementCost } from './costs.ts';

/** What words ask of the rules of a campaign. Like `forecasts` they reach it through the terms of a match. */
export const campaignForecasts = {
  deploymentCost,
  reinforcementCost,
  sale: saleOf,
  weaponWith,
  mission: missionCalled,
  stages: stagesOf,
  mostAgendas,
  setsInDeck,
  sideMissionsOfColor,
} as const;
