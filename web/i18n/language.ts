import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { inLanguage } from '../../games/in-language.ts';
import { type Arg, type Locale, locales, type Messages } from '../../games/words.ts';
import { settings } from '../settings.ts';
import { type Speaker, speaker } from './speaker.ts';

/** The page's own messages; each language is fetched when it is chosen. */
const messages = inLanguage<Messages>({
  en: () => import('../messages/en.json'),
  pl: () => import('../messages/pl.json'),
  de: () => import('../messages/de.json'),
  ro: () => import('../messages/ro.json'),
  fr: () => import('../messages/fr.json'),
  it: () => import('../messages/it.json'),
});

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  ro: 'Română',
  fr: 'Français',
  it: 'Italiano',
};

/** The language that is wanted: the chosen one, else the first of the browser's that we speak. */
export const locale: ReadonlySignal<Locale> = computed(() => {
  const { locale: chosen } = settings.value;
  return chosen === 'system' ? fromBrowser(navigator.languages) : chosen;
});

const current = signal<Speaker>();

/** Loads the language and follows every change; resolves when the first can be spoken. */
export function startLanguage(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const wanted = locale.value;
      void messages(wanted).then((texts) => {
        if (locale.peek() !== wanted) return;
        current.value = speaker(wanted, texts);
        document.documentElement.lang = wanted;
        resolve();
      });
    });
  });
}

/** Says a message of the page. Components that call it are drawn again when the language changes. */
export function t(key: string, args?: Readonly<Record<string, Arg>>): string {
  return current.value?.say({ key, ...(args && { args }) }) ?? '';
}

/** Whether the page has a message of this key. */
export function knows(key: string): boolean {
  return current.value?.knows(key) ?? false;
}

function fromBrowser(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = locales.find((known) => language.toLowerCase().split('-')[0] === known);
    if (found !== undefined) return found;
  }
  return 'en';
}
