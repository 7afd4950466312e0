import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../kernel/match.ts';

/** How long a finger rests on something in order to point at it, in milliseconds; how far it may stray, in pixels. */
const rest = 500;
const stray = 10;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  /** It has pointed at something, so it presses nothing. */
  done: boolean;
}

/**
 * How people point at what says in `data-point` what it is: by a right click, a finger that rests, or the key P; and as
 * long as they are asked nothing, by a plain press. Handlers for the element around all that can be pointed at.
 */
export function usePointing(
  point: ReadonlySignal<((at: string) => void) | undefined>,
  decision: ReadonlySignal<Decision | undefined>,
) {
  const touch = useRef<Touch | undefined>(undefined);
  const lift = (): void => clearTimeout(touch.current?.timer);
  useEffect(() => lift, []);
  /** Points at what an event is about. Whether it could. */
  const show = (target: EventTarget | null): boolean => {
    const at = placeOf(target);
    const now = point.peek();
    if (at === undefined || now === undefined) return false;
    now(at);
    return true;
  };
  return {
    onPointerDownCapture({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void {
      lift();
      touch.current = undefined;
      if (pointerType === 'mouse' || !isPrimary || placeOf(target) === undefined) return;
      const held: Touch = {
        x: clientX,
        y: clientY,
        timer: setTimeout(() => {
          held.done ||= show(target);
        }, rest),
        done: false,
      };
      touch.current = held;
    },
    onPointerMoveCapture({ clientX, clientY }: PointerEvent): void {
      const held = touch.current;
      if (held !== undefined && Math.hypot(clientX - held.x, clientY - held.y) > stray) lift();
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
    onContextMenu(event: MouseEvent): void {
      if (point.peek() === undefined || placeOf(event.target) === undefined) return;
      event.preventDefault();
      lift();
      // On some devices a finger that rests also asks for a menu.
      if (touch.current?.done) return;
      const shown = show(event.target);
      if (touch.current !== undefined) touch.current.done = shown;
    },
    onClickCapture(event: MouseEvent): void {
      if (!touch.current?.done || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick({ target }: MouseEvent): void {
      if (decision.peek() === undefined) show(target);
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (show(event.target)) event.preventDefault();
    },
  };
}

function placeOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-point]')?.dataset.point : undefined;
}
