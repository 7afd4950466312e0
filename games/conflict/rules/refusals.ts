import type { RulePlace } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';

/** The rules that can forbid a choice, with their places in the Polish part of the rulebook and our rulings. */
export const refusals = {
  'not-asked': { page: '6' },
  'one-by-one': { page: '6, 7' },
  'no-reroll': { page: '6', ruling: 'R6' },
  'die-locked': { page: '6', ruling: 'R6' },
  'no-such-die': { page: '6' },
  'die-used': { page: '6', ruling: 'R7' },
  'first-order-die': { page: '6, 7' },
  'dice-differ': { page: '6' },
  'deck-empty': { page: '6', ruling: 'R7' },
  'wrong-price': { page: '6, 7' },
  'nothing-stored': { page: '7', ruling: 'R8' },
  'just-stored': { page: '7', ruling: 'R8' },
  'wrong-order': { page: '4, 5', ruling: 'R18' },
  'must-play': { page: '7' },
  'no-power': { page: '5', ruling: 'R5' },
  'not-in-hand': { page: '7' },
  'in-order': { page: '7' },
  'name-leaders': { page: '9' },
  'leader-has-hero': { page: '5', ruling: 'R14' },
  'too-many-covers': { page: '7', ruling: 'R14' },
  'must-discard': { page: '8', ruling: 'R9' },
  'wrong-number': { page: '8', ruling: 'R9' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;

/** Why a choice is refused that moves another decision than the one that is asked. */
export function unasked({ kind }: Choice): Refusal {
  return kind === 'reroll' ? 'no-reroll' : 'not-asked';
}
