import { currentAttack } from '../rules/attack/current.ts';
import type { Attack } from '../rules/attack/frames.ts';
import type { MomentFrame } from '../rules/effects/frames.ts';
import { seenState } from '../rules/seen.ts';
import type { BattleFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** The frame that waits for an answer; undefined when the match is over. */
export function askedFrame({ stack }: View): BattleFrame | undefined {
  const frame = stack.at(-1);
  return frame === undefined || frame.step === 'lanes' ? undefined : frame;
}

/** The attack that goes on; undefined if there is none. */
export function attackIn(view: View): Attack | undefined {
  return currentAttack(seenState(view));
}

/** The moment at which somebody may use something. */
export function momentIn({ stack }: View): MomentFrame | undefined {
  return stack.findLast((frame): frame is MomentFrame => frame.step === 'moment');
}
