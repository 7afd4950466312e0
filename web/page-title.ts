import { effect, signal } from '@preact/signals';
import { myTurns } from './my-tables.ts';

const title = signal<() => string>(() => '');

/**
 * Says what the page shows; the browser's tab says it, with the number of matches that wait for this account. The text
 * is asked for again when a signal that it reads has changed, such as the language.
 */
export function setTitle(text: () => string): void {
  title.value = text;
}

const iconUrl = new URL('./style/icon.svg', import.meta.url).href;
const turnIconUrl = new URL('./style/icon-turn.svg', import.meta.url).href;

/** Keeps the tab in step: title, icon, and the badge of an installed page. */
export function startTab(): void {
  effect(() => {
    const count = myTurns.value;
    const shown = title.value();
    const text = shown === '' ? 'Starboard' : `Starboard – ${shown}`;
    document.title = count > 0 ? `(${count}) ${text}` : text;
  });
  effect(() => {
    const count = myTurns.value;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? turnIconUrl : iconUrl);
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  });
}
