import type { BattleState, FrameOf } from '../state.ts';
import type { Circumstances } from './frames.ts';

type EffectsFrame = FrameOf<'effects'>;

/** Changes what the ability that is carried out knows: whom it chose, what it rolled, its last attack. */
export function noteInAbility({ stack }: Pick<BattleState, 'stack'>, change: Partial<EffectsFrame>): void {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'effects') continue;
    stack[place] = { ...frame, ...change };
    return;
  }
}

/** Lets effects happen before those that the ability still has to do. */
export function insertEffects({ stack }: Pick<BattleState, 'stack'>, effects: readonly number[]): void {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'effects') continue;
    stack[place] = { ...frame, todo: [...effects, ...frame.todo] };
    return;
  }
}

/** The circumstances of an ability, without what its frame has besides. */
export function circumstancesIn(frame: Circumstances): Circumstances {
  const { seat, me, subject, chosen, objects, space, attack, rolled, card, drawn, opponent, tested } = frame;
  return {
    ...{ seat, me, subject, chosen, space, attack, rolled, card, drawn, opponent },
    ...(objects && { objects }),
    ...(tested !== undefined && { tested }),
  };
}
