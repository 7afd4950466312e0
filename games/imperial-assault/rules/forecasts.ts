import { healthOf } from './effects/values.ts';
import { controllersOf, pointsOfMove, sightsFrom, waysOf, waysOnFrom } from './ways.ts';

/**
 * What boards and words ask of the rules ahead of choices. They reach it through the terms of a match, which come with its
 * rules: so it is not fetched a second time beside them.
 */
export const forecasts = {
  health: healthOf,
  points: pointsOfMove,
  ways: waysOf,
  waysOn: waysOnFrom,
  sights: sightsFrom,
  controllers: controllersOf,
} as const;
