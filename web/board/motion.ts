import { effect, useSignalEffect } from '@preact/signals';
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

/**
 * Has the page wait for what the scripts of a board move below an element after a batch (`BoardProps.untold`), and has it
 * move at the pace that is set. `from` gives the place in the batch of the first event that moves anything; undefined if
 * none does.
 */
export function useHold<E>(
  {
    batch,
    untold,
    pace,
    reducedMotion,
  }: Pick<BoardProps<unknown, E>, 'batch' | 'untold' | 'pace' | 'reducedMotion'>,
  root: { readonly current: Element | null },
  from: (events: readonly E[]) => number | undefined,
): void {
  useLayoutEffect(() => {
    let seen = batch.peek()?.number;
    let frame = 0;
    const wait = async (): Promise<void> => {
      const number = seen;
      const moving = (root.current?.getAnimations({ subtree: true }) ?? []).filter(isScripted);
      for (const animation of moving) animation.updatePlaybackRate(1 / pace.peek());
      await Promise.allSettled(moving.map(({ finished }) => finished));
      if (number === seen) untold.value = undefined;
    };
    const afterFrames = (count: number): void => {
      frame = requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1) : void wait()));
    };
    const stop = effect(() => {
      const { value } = batch;
      if (value === undefined || value.number === seen) return;
      seen = value.number;
      cancelAnimationFrame(frame);
      untold.value = reducedMotion.peek() ? undefined : from(value.events);
      if (untold.peek() !== undefined) afterFrames(untilMoving);
    });
    return () => {
      stop();
      seen = undefined;
      cancelAnimationFrame(frame);
      untold.value = undefined;
    };
  }, []);
}

/** The number of frames after which whatever a batch moves has begun to move: it may begin in the second. */
const untilMoving = 3;

/** Moved by a script and once, and not by a style sheet. */
function isScripted(animation: Animation): boolean {
  const styled = animation instanceof CSSTransition || animation instanceof CSSAnimation;
  return !styled && animation.effect?.getComputedTiming().endTime !== Infinity;
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
