import type { RulePlace, Seat } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import type { BattleState } from './state.ts';

/** The rules of skirmish and campaign that can forbid a choice, with their places in our digest of the rules. */
export const battleRefusals = {
  'not-asked': { page: 'A3' },
  halted: { page: 'A6' },
  'no-attack': { page: 'A8' },
  'no-such-token': { page: 'A11' },
  'no-use': { page: 'A11' },
  'carries-already': { page: 'A11', ruling: 'R5' },
  'not-yours': { page: 'A2' },
  'not-ready': { page: 'A3' },
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
  'not-a-host': { page: 'B1' },
  'not-hostile': { page: 'A2' },
  'no-target-space': { page: 'A8' },
  'no-such-surge': { page: 'A8' },
  'rerolled-already': { page: 'A8' },
  'too-many-of-a-colour': { page: 'A8' },
  'not-in-pool': { page: 'A8' },
  'not-meant': { page: 'A4' },
  'not-in-hand': { page: 'A14' },
} as const satisfies Readonly<Record<string, RulePlace>>;

/** The rules of a skirmish that can forbid a choice or an army. */
export const refusals = {
  ...battleRefusals,
  'no-fewer-cards': { page: 'A3' },
  'zone-taken': { page: 'A14' },
  'deployed-already': { page: 'A14' },
  'outside-zone': { page: 'A14' },
  'not-an-army': { page: 'A14' },
  'unknown-card': { page: 'A14' },
  'campaign-only': { page: 'B4' },
  'one-affiliation': { page: 'A14' },
  'too-many-copies': { page: 'A14' },
  'unique-once': { page: 'A2' },
  'no-figures': { page: 'A14' },
  'too-expensive': { page: 'A14' },
  'no-host': { page: 'B1' },
  'only-unique': { page: 'A14' },
  'fifteen-cards': { page: 'A14' },
  'deck-too-expensive': { page: 'A14' },
  'not-in-deck': { page: 'A10' },
} as const satisfies Readonly<Record<string, RulePlace>>;

export type Refusal = keyof typeof refusals;

/** Why a choice is none of a step that asks for choices of one kind: those of this kind are not meant, all others not asked for. */
export function refuseUnmeant(kind: Choice['kind']) {
  return (_state: BattleState, _frame: unknown, _seat: Seat, choice: Choice): Refusal =>
    choice.kind === kind ? 'not-meant' : 'not-asked';
}
