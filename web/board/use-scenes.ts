import { effect, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../table/board.ts';

/** A part of a batch of events that takes time to be seen, such as a battle. */
export interface Scene {
  /** The place in the batch of the first event that is told only when the scene is over. */
  readonly from: number;
}

/**
 * Shows what of a batch takes time, one scene after the other, while the page waits (`BoardProps.untold`). Gives the scene
 * under way, and `done`, which ends it. A scene begins before anybody can turn to the next decision.
 */
export function useScenes<E, S extends Scene>(
  { batch, untold }: Pick<BoardProps<unknown, E>, 'batch' | 'untold'>,
  scenesOf: (events: readonly E[]) => readonly S[],
): { readonly scene: S | undefined; readonly done: () => void } {
  const scenes = useSignal<readonly S[]>([]);
  useLayoutEffect(() => {
    let seen = batch.peek()?.number;
    const stop = effect(() => {
      const { value } = batch;
      if (value === undefined || value.number === seen) return;
      seen = value.number;
      scenes.value = scenesOf(value.events);
    });
    const stopTelling = effect(() => {
      untold.value = scenes.value[0]?.from;
    });
    return () => {
      stop();
      stopTelling();
      untold.value = undefined;
    };
  }, []);
  return {
    scene: scenes.value[0],
    done: () => {
      scenes.value = scenes.peek().slice(1);
    },
  };
}
