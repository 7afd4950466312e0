import { type BattleState, none } from '../state.ts';
import type { Attack, AttackOrder } from './frames.ts';

/** Changes the attack that goes on; nothing if there is none. */
export function changeAttack({ stack }: Pick<BattleState, 'stack'>, change: Partial<Attack>): void {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'attack') continue;
    stack[place] = { ...frame, ...change };
    return;
  }
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
