import { stagesOf } from '../../content/campaign/log.ts';
import { agendaSets, cardsOfSet, mostAgendas, setsInDeck } from './between/agendas.ts';
import { saleOf, weaponWith } from './between/deals.ts';
import { imperialClasses, withChosenHero } from './between/fresh-record.ts';
import { choicesAt, greenMissions, missionCalled, sideMissionsOfColor } from './between/missions.ts';
import { allyCost, deploymentCost, partToDeploy, reinforcementCost } from './costs.ts';
import { deployablesIn } from './deployment.ts';
import { heroesReady } from './mission-setup.ts';

/** What boards and words ask of the rules of a campaign. Like `forecasts` they reach it through the terms of a match. */
export const campaignForecasts = {
  allyCost,
  deploymentCost,
  deployables: deployablesIn,
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
