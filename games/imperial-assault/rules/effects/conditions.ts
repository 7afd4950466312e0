import type { AutomaticStep } from '../../../../kernel/game.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  bitOfCondition,
  type Condition,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  figureOf,
  hasCondition,
  isOnMap,
} from '../state.ts';
import { pushMoment } from './announce.ts';
import { isHarmful } from './filters.ts';
import { isForbidden } from './values.ts';

/**
 * A figure gains a condition (A9). Abilities are told before it gains a harmful one. `by`: the seat whose doing it is; -1
 * if it is nobody's.
 */
export function gainCondition(
  { state, stack }: BattleTurn,
  figure: FigureNumber,
  condition: Condition,
  by: number,
): void {
  if (isOnMap(state, figure)) stack.push({ step: 'gainCondition', figure, condition, by, phase: 'announce' });
}

export function gainConditionStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'gainCondition'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack, emit } = turn;
      const { figure, condition, by, phase } = frame;
      const harms = isHarmful(condition);
      if (
        !isOnMap(state, figure) ||
        (harms && isForbidden(terms, state, figure, 'gain-harmful-conditions'))
      ) {
        stack.pop();
        return;
      }
      if (phase === 'announce') {
        stack[stack.length - 1] = { ...frame, phase: 'gain' };
        if (harms)
          pushMoment(terms, turn, { key: 'suffers', subject: figure, what: 'harmful-condition', by });
        return;
      }
      stack.pop();
      if (hasCondition(state, figure, condition)) return;
      const { conditions } = figureOf(state, figure);
      changeFigure(state, figure, { conditions: conditions | bitOfCondition(condition) });
      emit?.({ kind: 'gainedCondition', figure, condition });
    },
  };
}

/** A figure discards a condition, if it has it. */
export function loseCondition({ state, emit }: BattleTurn, figure: FigureNumber, condition: Condition): void {
  if (!hasCondition(state, figure, condition)) return;
  const { conditions } = figureOf(state, figure);
  changeFigure(state, figure, { conditions: conditions & ~bitOfCondition(condition) });
  emit?.({ kind: 'shook', figure, condition });
}
