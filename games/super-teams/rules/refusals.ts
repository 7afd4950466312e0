import type { RulePlace } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';

/** The rules that can forbid a choice, with their places in the rulebook and our rulings. */
export const refusals = {
  'must-play': { page: '2', ruling: 'R14' },
  'one-card-a-turn': { page: '2' },
  'card-not-in-hand': { page: '2' },
  'other-color': { page: '2' },
  'ship-in-box': { page: '1' },
  'ship-home': { page: '3', ruling: 'R13' },
  'not-universal': { page: '6' },
  'name-a-color': { page: '6', ruling: 'R13' },
  'side-first': { page: '3', ruling: 'R3' },
  'no-side-to-choose': { page: '3', ruling: 'R3' },
  'no-such-side': { page: '3', ruling: 'R3' },
  'bonus-without-move': { page: '6' },
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

/** Why a choice of another kind than the step asks for is refused. */
export function refuseUnasked(asked: 'card' | 'side' | 'bonus', { kind }: Choice): Refusal {
  switch (kind) {
    case 'playCard':
      return 'one-card-a-turn';
    case 'chooseSide':
      return 'no-side-to-choose';
    case 'playBonus':
      return asked === 'card' ? 'bonus-without-move' : 'side-first';
    case 'pass':
      return asked === 'card' ? 'must-play' : 'side-first';
  }
}
