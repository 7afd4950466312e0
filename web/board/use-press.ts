import { useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';

/** How far a finger or mouse may stray, in pixels, before a press is a drag. */
const slack = 6;
/** How long a finger rests before it asks what lies under it, in milliseconds. */
const longPress = 420;

/** What presses on a stage mean, besides moving its camera. */
export interface Presses {
  /** A press that hit no button. */
  readonly tap: (event: PointerEvent) => void;
  /** A mouse above, or a finger that rests. */
  readonly look: (event: PointerEvent) => void;
  /** The mouse has gone. */
  readonly leave: () => void;
}

/** Pointer handling of a stage: drag, pinch, wheel, tap, rest. `touched` becomes true when somebody moves the camera. */
export function usePress(
  camera: { readonly current: Camera | undefined },
  touched: { current: boolean },
  { tap, look, leave }: Presses,
) {
  const held = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, dragged: false, rested: false });
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const spread = (): { gap: number; clientX: number; clientY: number } | undefined => {
    const [a, b] = [...held.current.values()];
    if (a === undefined || b === undefined) return undefined;
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 };
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.current.size === 1)
        start.current = { x: event.clientX, y: event.clientY, dragged: false, rested: false };
      clearTimeout(rest.current);
      if (event.pointerType === 'mouse') return;
      rest.current = setTimeout(() => {
        start.current.rested = true;
        look(event);
      }, longPress);
    },
    onPointerMove(event: PointerEvent) {
      const from = held.current.get(event.pointerId);
      if (from === undefined) {
        if (event.pointerType === 'mouse') look(event);
        return;
      }
      const before = spread();
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!start.current.dragged) {
        const strayed = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
        if (strayed < slack && held.current.size === 1) return;
        start.current.dragged = true;
        touched.current = true;
        clearTimeout(rest.current);
        if (event.currentTarget instanceof HTMLElement)
          event.currentTarget.setPointerCapture(event.pointerId);
      }
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread();
      if (before !== undefined && after !== undefined) {
        camera.current?.pan(after.clientX - before.clientX, after.clientY - before.clientY);
        if (before.gap > 0) camera.current?.zoomBy(after.gap / before.gap, after);
      } else camera.current?.pan(dx, dy);
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(rest.current);
      const wasHeld = held.current.delete(event.pointerId);
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (wasHeld && !start.current.dragged && !start.current.rested && !onButton) tap(event);
    },
    onPointerCancel(event: PointerEvent) {
      clearTimeout(rest.current);
      held.current.delete(event.pointerId);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && held.current.size === 0) leave();
    },
    // A drag that began on a button must not press it.
    onClickCapture(event: MouseEvent) {
      if (start.current.dragged && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
      }
      start.current.dragged = false;
    },
    onWheel(event: WheelEvent) {
      event.preventDefault();
      touched.current = true;
      camera.current?.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), event);
    },
  };
}
