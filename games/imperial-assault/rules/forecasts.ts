import { healthOf, speedOf } from './effects/values.ts';
import { pointsOfMove } from './interacting.ts';
import { forecastAttack, forecastChoice, forecastCurrent } from './preview/attack.ts';
import { handOutlook } from './preview/cards.ts';
import { targetsFor } from './preview/targets.ts';
import { forecastUses, forecastUsesNow } from './preview/uses.ts';
import { pointsToWin } from './victory.ts';
import { controllersOf, sightsFrom, waysOf, waysOnFrom } from './ways.ts';

/**
 * What boards and words ask of the rules ahead of choices. They reach it through the terms of a match, which come with its
 * rules: so it is not fetched a second time beside them.
 */
export const forecasts = {
  health: healthOf,
  speed: speedOf,
  pointsOfMove,
  ways: waysOf,
  waysOn: waysOnFrom,
  sights: sightsFrom,
  controllers: controllersOf,
  targets: targetsFor,
  attack: forecastAttack,
  current: forecastCurrent,
  choice: forecastChoice,
  uses: forecastUses,
  usesNow: forecastUsesNow,
  hand: handOutlook,
  pointsToWin,
} as const;
