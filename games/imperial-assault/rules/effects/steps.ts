import type { AutomaticStep, Frame } from '../../../../kernel/game.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import type { BattleState } from '../state.ts';

const nothing: AutomaticStep<BattleState, Frame, Event> = {
  kind: 'automatic',
  run({ stack }) {
    stack.pop();
  },
};

export function effectSteps(_terms: Terms) {
  return { effects: nothing, window: nothing } as const;
}
