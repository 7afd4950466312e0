import { useSignal } from '@preact/signals';
import { directions, nextPlace } from '../../../web/board/next-place.ts';

/** Something on the map that keys reach: its key, and where its middle is, in spaces. */
export interface MapStop {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What a button on the map is given so that the whole map is one stop for Tab. */
export interface MapStops {
  stop(
    key: string,
    onFocus?: () => void,
  ): { readonly tabIndex: number; readonly onFocus: () => void; readonly onBlur: () => void };
}

/**
 * One stop for Tab among all buttons of a map; arrows go to the nearest one in their direction. `home` is where it begins;
 * `reveal` brings a stop into sight, `arrive` is called when keys have come to one, `leave` when the focus goes.
 */
export function useMapStops(
  list: readonly MapStop[],
  home: string | undefined,
  {
    reveal,
    arrive,
    leave,
  }: { readonly reveal: (stop: MapStop) => void; readonly arrive: () => void; readonly leave: () => void },
): MapStops & { readonly onKeyDown: (event: KeyboardEvent) => void } {
  const held = useSignal<string | undefined>(undefined);
  const has = (key: string | undefined): boolean => list.some((stop) => stop.key === key);
  const current = has(held.value) ? held.value : has(home) ? home : list[0]?.key;
  return {
    stop: (key, onFocus) => ({
      tabIndex: key === current ? 0 : -1,
      onFocus: () => {
        held.value = key;
        const stop = list.find((one) => one.key === key);
        if (stop !== undefined) reveal(stop);
        onFocus?.();
        if (document.activeElement?.matches(':focus-visible')) arrive();
      },
      onBlur: leave,
    }),
    onKeyDown(event) {
      const direction = directions[event.key];
      if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const from = list.find(({ key }) => key === button?.dataset.key);
      const next = from && nextPlace(list, from, direction);
      if (button === null || from === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const world = button.parentElement;
      if (next !== undefined)
        world?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus({ preventScroll: true });
    },
  };
}
