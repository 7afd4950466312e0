import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../table/board.ts';

/**
 * Calls `move` with each new batch of events, when the view that came with it is drawn; not at all with less motion, and
 * not for what happened before the board was there.
 */
export function useMotion<V, E>(props: BoardProps<V, E>, move: (events: readonly E[]) => void): void {
  const seen = useRef(props.batch.peek()?.number);
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  useSignalEffect(() => {
    const batch = props.batch.value;
    if (batch === undefined || batch.number === seen.current) return;
    seen.current = batch.number;
    if (!props.reducedMotion.peek()) latest.current(batch.events);
  });
}

/** A press or a key ends whatever moves below an element. */
export function useSkipping(root: { readonly current: Element | null }): void {
  useLayoutEffect(() => {
    const skip = (): void => {
      for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) {
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
      }
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, skip, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, skip, { capture: true });
    };
  }, []);
}
