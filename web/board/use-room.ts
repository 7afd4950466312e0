import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The room that an element has, in pixels: `room` is its ref. Nothing as long as it is not laid out. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const held = room.current;
    if (held === null) return;
    const measure = (): void => {
      size.value = { width: held.clientWidth, height: held.clientHeight };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(held);
    return () => watch.disconnect();
  }, []);
  return { room, ...size.value };
}
