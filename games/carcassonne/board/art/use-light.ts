import { signal } from '@preact/signals';
import type { Light } from './light.ts';

const current = signal<Light>('dark');
let watching = false;

/** The light that is on now, as a signal: what `data-theme` of the page says, otherwise what the system prefers. */
export function useLight(): Light {
  if (!watching && typeof document !== 'undefined') {
    watching = true;
    const prefersNight = matchMedia('(prefers-color-scheme: dark)');
    const look = (): void => {
      const theme = document.documentElement.dataset.theme;
      current.value =
        theme === 'day' || theme === 'light'
          ? 'light'
          : theme === 'night' || theme === 'dark'
            ? 'dark'
            : prefersNight.matches
              ? 'dark'
              : 'light';
    };
    look();
    prefersNight.addEventListener('change', look);
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
  return current.value;
}
