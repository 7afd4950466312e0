import type { RulePlace } from '../../../kernel/game.ts';

/** The rules that can forbid a choice, with their places in the rulebook. */
export const refusals = {
  'no-such-card': { page: '1' },
  'wrong-moment': { page: '2' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;
