import { stagesOf } from '../../content/campaign/log.ts';
import { agendaSets, cardsOfSet, mostAgendas, setsInDeck } from './between/agendas.ts';
import { saleOf, weaponWith } from './between/deals.ts';
import { imperialClasses, withChosenHero } from './between/fresh-record.ts';
import { choicesAt, greenMissions, missionCalled, sideMissionsOfColor } from './between/missions.ts';
import { deploymentCost, partToDeploy, reinforcementCost } from './costs.ts';
import { heroesReady } from './mission-setup.ts';

/** What boards and words ask of the rules of a campaign. Like `forecasts` they reach it through the terms of a match. */
export const campaignForecasts = {
  deploymentCost,
  reinforcementCost,
  partToDeploy,
  sale: saleOf,
  weaponWith,
  mission: missionCalled,
  stages: stagesOf,
  heroesReady,
  withChosenHero,
  imperialClasses,
  agendaSets,
  cardsOfSet,
  greenMissions,
  choicesAt,
  mostAgendas,
  setsInDeck,
  sideMissionsOfColor,
} as const;
