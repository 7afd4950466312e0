import type { RulePlace } from '../../../kernel/game.ts';

/** The rules that can forbid a choice, with their places in the rulebook and our rulings. */
export const refusals = {
  'card-not-in-hand': { page: '2' },
  'other-color': { page: '2' },
  'ship-in-box': { page: '1' },
  'ship-home': { page: '3', ruling: 'R13' },
  'not-universal': { page: '6' },
  'name-a-color': { page: '6', ruling: 'R13' },
  'no-such-side': { page: '3', ruling: 'R3' },
  'bonus-not-in-hand': { page: '6' },
  'bonus-on-opponent': { page: '6' },
  'bonus-on-resting': { page: '6' },
  'one-bonus-a-ship': { page: '6', ruling: 'R9' },
  'before-flight': { page: '6', ruling: 'R7' },
  'pilot-off-asteroids': { page: '6', ruling: 'R21' },
  'lightspeed-start': { page: '7', ruling: 'R4' },
  'boost-on-asteroids': { page: '10', ruling: 'R6' },
  'evasive-off-maw': { page: '8', ruling: 'R22' },
  'hook-passed': { page: '9', ruling: 'R8' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;
