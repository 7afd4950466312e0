import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { loadParts } from '../i18n/language.ts';
import type { Part } from '../messages/index.ts';

/** A component that is fetched when it is asked for. */
export interface Late<P> {
  /** Undefined until it was fetched. */
  readonly found: ReadonlySignal<ComponentType<P> | 'failed' | undefined>;
  /** Fetches it, if nobody has; resolves when it was found, or could not be. */
  readonly load: () => Promise<void>;
}

/**
 * Declares a component that is fetched when it is asked for, together with the parts of the page's messages that it says
 * and that whoever shows it may not have asked for.
 *
 * @example const chat = late(['chat'], async () => (await import('./chat.tsx')).Chat);
 */
export function late<P>(says: readonly Part[], fetch: () => Promise<ComponentType<P>>): Late<P> {
  const found = signal<ComponentType<P> | 'failed' | undefined>(undefined);
  let asked: Promise<void> | undefined;
  return {
    found,
    load() {
      asked ??= Promise.all([fetch(), loadParts(...says)]).then(
        ([component]) => {
          found.value = component;
        },
        () => {
          found.value = 'failed';
          asked = undefined;
        },
      );
      return asked;
    },
  };
}

/** How long the page is left alone with what it has to show first, in milliseconds. */
const firstThings = 1000;

/** Fetches what is likely to be asked for, once the browser has nothing else to do, so that nobody waits for it. */
export function loadWhenIdle(...loads: readonly (() => Promise<void>)[]): void {
  const load = (): void => {
    for (const one of loads) one().catch(() => undefined);
  };
  // Safari has no idle callbacks.
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), firstThings);
}
