import type { RulePlace } from '../../../kernel/game.ts';

/** The rules that can forbid a choice or an army, with their places in our digest of the rules. */
export const refusals = {
  'not-asked': { page: 'A3' },
  halted: { page: 'A6' },
  'no-attack': { page: 'A8' },
  'no-such-token': { page: 'A11' },
  'no-use': { page: 'A11' },
  'carries-already': { page: 'A11', ruling: 'R5' },
  'not-yours': { page: 'A2' },
  'not-ready': { page: 'A3' },
  'no-fewer-cards': { page: 'A3' },
  'activated-already': { page: 'A3' },
  'companion-first-or-last': { page: 'B3' },
  'no-action-left': { page: 'A4' },
  'one-attack': { page: 'A4' },
  'not-in-place': { page: 'A6' },
  'out-of-reach': { page: 'A6' },
  'no-points': { page: 'A6' },
  'not-a-place': { page: 'A6' },
  stunned: { page: 'A9' },
  'no-such-condition': { page: 'A9' },
  'no-target': { page: 'A8' },
  'not-usable': { page: 'A4' },
  'no-door': { page: 'A11' },
  'door-open': { page: 'A11' },
  'door-locked': { page: 'A11' },
  'door-too-far': { page: 'A11' },
  'cannot-interact': { page: 'B3' },
  'token-too-far': { page: 'A11' },
  'token-used-up': { page: 'A11' },
  'zone-taken': { page: 'A14' },
  'deployed-already': { page: 'A14' },
  'outside-zone': { page: 'A14' },
  'not-hostile': { page: 'A2' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;
