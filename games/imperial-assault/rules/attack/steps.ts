import type { AutomaticStep } from '../../../../kernel/game.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import type { BattleState, FrameOf } from '../state.ts';

const attack: AutomaticStep<BattleState, FrameOf<'attack'>, Event> = {
  kind: 'automatic',
  run({ stack }) {
    stack.pop();
  },
};

export function attackSteps(_terms: Terms) {
  return { attack } as const;
}
