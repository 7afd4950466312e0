import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * What is shown now of something that is shown in phases, one after the other, each for its time in milliseconds at the
 * usual pace. With reduced motion only the last one is shown. A press inside of `inside`, Enter, Escape or the space bar
 * goes to the last phase, and from there to the end.
 */
export function usePhases<P extends string>({
  phases,
  times,
  reducedMotion,
  pace,
  inside,
  onDone,
}: {
  /** At least one. Read once. */
  readonly phases: readonly [P, ...P[]];
  readonly times: Readonly<Record<P, number>>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  readonly pace: ReadonlySignal<number>;
  readonly inside: () => Element | null | undefined;
  readonly onDone: () => void;
}): P {
  const last = phases.length - 1;
  const [at, setAt] = useState(reducedMotion.peek() ? last : 0);
  const latest = useRef({ at, onDone, inside });
  latest.current = { at, onDone, inside };
  const phase = phases[at] ?? phases[0];
  useEffect(() => {
    const goOn = (): void => {
      if (latest.current.at === last) latest.current.onDone();
      else setAt(latest.current.at + 1);
    };
    const next = setTimeout(goOn, times[phase] * pace.peek());
    return () => clearTimeout(next);
  }, [at]);
  useEffect(() => {
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && !['Enter', 'Escape', ' '].includes(event.key)) return;
      const board = latest.current.inside();
      if (event instanceof PointerEvent && !(event.target instanceof Node && board?.contains(event.target)))
        return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      if (latest.current.at === last) latest.current.onDone();
      else setAt(last);
    };
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', skip);
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    };
  }, []);
  return phase;
}
