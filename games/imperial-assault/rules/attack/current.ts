import { type BattleState, type FrameOf, none } from '../state.ts';
import type { Attack, AttackOrder } from './frames.ts';

type AttackOnStack = FrameOf<'attack'>;

/** The attack that goes on: of several, one inside the other, the innermost. */
export function currentAttack({ stack }: Pick<BattleState, 'stack'>): AttackOnStack | undefined {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step === 'attack') return frame;
  }
  return undefined;
}

/** Changes the attack that goes on; nothing if there is none. */
export function changeAttack({ stack }: Pick<BattleState, 'stack'>, change: Partial<Attack>): void {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'attack') continue;
    stack[place] = { ...frame, ...change };
    return;
  }
}

/** How many attacks go on, one inside the other. */
export function attackDepth({ stack }: Pick<BattleState, 'stack'>): number {
  let depth = 0;
  for (const frame of stack) if (frame.step === 'attack') depth++;
  return depth;
}

/** An attack of which nothing is known yet. */
export const noResultsYet: Omit<Attack, keyof AttackOrder | 'outside'> = {
  phase: 'announce',
  kind: 'ranged',
  space: none,
  distance: 0,
  attackPool: [],
  defencePool: [],
  dice: [],
  parts: [],
  arc: false,
  surges: 0,
  spent: [],
  moreSurges: [],
  twice: false,
  blasts: [],
  cleaves: [],
  inflicts: [],
  recovers: [],
  tokensSpent: [],
  missed: null,
  dealt: 0,
  defeated: false,
  focused: false,
};
