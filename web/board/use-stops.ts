import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../kernel/match.ts';
import type { BoardProps } from '../table/board.ts';

/**
 * Who plays by keys goes on where the next thing is to be decided: when something else is asked or `step` changes, the
 * focus goes from wherever it is on the board, or from nowhere, to what `next` finds. Escape takes back. Gives what the
 * board's outermost element needs besides its ref, `root`.
 */
export function useStops(
  root: { readonly current: HTMLElement | null },
  { decision }: Pick<BoardProps, 'decision'>,
  {
    step,
    next,
    takeBack,
  }: {
    readonly step?: unknown;
    readonly next: (board: HTMLElement, asked: Decision) => HTMLElement | null | undefined;
    readonly takeBack: () => void;
  },
) {
  const byKeys = useRef(false);
  const asked = decision.value;
  useEffect(() => {
    const board = root.current;
    const held = document.activeElement;
    if (!byKeys.current || board === null || asked === undefined) return;
    if (held === document.body || board.contains(held)) next(board, asked)?.focus({ preventScroll: true });
  }, [asked, step]);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent): void => {
      byKeys.current = true;
      if (key === 'Escape') takeBack();
    },
    onPointerDownCapture: (): void => {
      byKeys.current = false;
    },
  };
}
