import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../table/board.ts';

/**
 * Calls `forget` when something else is asked: what was thought about no longer stands. The same question may come
 * again, when somebody's connection changes: then it stands. At once, not with the next frame as `useSignalEffect`
 * would: whoever is quick has by then begun to think about the new question.
 */
export function useNewQuestion({ question }: Pick<BoardProps, 'question'>, forget: () => void): void {
  useLayoutEffect(() => {
    let lastAsked = '';
    return effect(() => {
      const { value } = question;
      if (value === undefined) return;
      const mark = `${value.seat} ${value.kind} ${value.choices.join()}`;
      if (mark !== lastAsked) forget();
      lastAsked = mark;
    });
  }, []);
}
