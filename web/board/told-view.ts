import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardProps } from '../table/board.ts';

/** What lies on a table whose board shows scenes. */
export interface ToldView<V> {
  /** As it was before the last batch, as long as a scene of it is shown. */
  readonly view: ReadonlySignal<V>;
  /** As it was before the last batch. */
  viewBefore(): V;
  /** Notes every view until the function that it returns is called. */
  follow(): () => void;
}

/** Keeps the view before the last batch, from which scenes begin. */
export function createToldView<V>({
  view,
  untold,
}: Pick<BoardProps<V, unknown>, 'view' | 'untold'>): ToldView<V> {
  let last = view.peek();
  const before = signal(last);
  const viewBefore = (): V => {
    const now = view.peek();
    if (now !== last) before.value = last;
    last = now;
    return before.peek();
  };
  return {
    view: computed(() => (untold.value === undefined ? view.value : before.value)),
    viewBefore,
    follow: () =>
      effect(() => {
        view.value;
        viewBefore();
      }),
  };
}
