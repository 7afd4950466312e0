import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import type { Lesson } from '../../games/guide.ts';

/** Lights up the part of the page that a lesson speaks of, wherever the board or the page has drawn it. */
export function useLitPart(lesson: ReadonlySignal<Lesson | undefined>): void {
  useSignalEffect(() => {
    const part = lesson.value?.part;
    if (part === undefined) return;
    const lit = [...document.querySelectorAll(`[data-part="${part}"]`)];
    for (const element of lit) element.setAttribute('data-lit', '');
    lit[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const element of lit) element.removeAttribute('data-lit');
    };
  });
}
