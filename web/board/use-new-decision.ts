import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../table/board.ts';

/**
 * Calls `forget` when something else is asked: what was thought about no longer stands. The same decision may come
 * again, when somebody's connection changes: then it stands. At once, not with the next frame as `useSignalEffect`
 * would: whoever is quick has by then begun to think about the new decision.
 */
export function useNewDecision({ decision }: Pick<BoardProps, 'decision'>, forget: () => void): void {
  useLayoutEffect(() => {
    let lastAsked = '';
    return effect(() => {
      const { value } = decision;
      if (value === undefined) return;
      const mark = `${value.seat} ${value.kind} ${value.choices.join()}`;
      if (mark !== lastAsked) forget();
      lastAsked = mark;
    });
  }, []);
}
