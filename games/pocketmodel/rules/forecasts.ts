import { actionLimit } from './moving.ts';
import { forecastBattle, forecastHand, forecastReroll } from './preview.ts';
import { forecastStrike } from './preview-strike.ts';

/**
 * What can come of battles and strikes, and how many build stars an action may use. Boards and words reach them through
 * the terms of a match, which come with its rules: so they are not fetched a second time beside them.
 */
export const forecasts = {
  battle: forecastBattle,
  hand: forecastHand,
  reroll: forecastReroll,
  strike: forecastStrike,
  limit: actionLimit,
} as const;
