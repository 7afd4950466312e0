import type { RulePlace } from '../../../kernel/game.ts';

/** The rules that can forbid a choice, with their places in the English part of the rulebook and our rulings. */
export const refusals = {
  'square-taken': { page: '11', ruling: '6' },
  'touches-no-tile': { page: '11', ruling: '6' },
  'sides-differ': { page: '11', ruling: '6' },
  'tile-must-be-placed': { page: '11', ruling: '10' },
  'area-first': { page: '11' },
  'outside-area': { page: '11' },
  'tile-already-placed': { page: '11', ruling: '4' },
  'route-occupied': { page: '11', ruling: '12' },
  'field-occupied': { page: '12', ruling: '12' },
  'none-in-supply': { page: '10', ruling: '11' },
  'no-such-segment': { page: '15', ruling: '21' },
  'planet-not-adjacent': { page: '13', ruling: '14' },
  'no-planet-there': { page: '13', ruling: '14' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;
