import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { type Arg, type Locale, locales } from '../../games/words.ts';
import { type Part, pageMessages } from '../messages/index.ts';
import { settings } from '../settings.ts';
import { HeldParts } from './held-parts.ts';
import { type Speaker, speaker } from './speaker.ts';

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  ro: 'Română',
  fr: 'Français',
  it: 'Italiano',
};

/** The wanted language: the chosen one, otherwise the first of the browser's languages that the page has. */
export const locale: ReadonlySignal<Locale> = computed(() => {
  const { locale: chosen } = settings.value;
  return chosen === 'system' ? fromBrowser(navigator.languages) : chosen;
});

const messages = new HeldParts(() => locale.peek(), pageMessages);

const current: ReadonlySignal<Speaker> = computed(() => {
  const { language, parts } = messages.held.value;
  return speaker(language, Object.assign({}, ...parts.values()));
});

/**
 * Loads the messages of every page, and follows changes of the language. Resolves when the first messages are there.
 */
export async function startLanguage(): Promise<void> {
  await loadParts('start');
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  document.head.append(manifest);
  effect(() => {
    const { language } = messages.held.value;
    document.documentElement.lang = language;
    manifest.href = `/manifest.${language}.webmanifest`;
  });
  effect(() => {
    if (locale.value !== messages.held.peek().language) void loadParts();
  });
}

/** Resolves when these parts are loaded, together with all earlier ones. */
export function loadParts(...parts: readonly Part[]): Promise<void> {
  return messages.load(...parts);
}

/** A message of the page. Components that call it are drawn again when the language changes. */
export function t(key: string, args?: Readonly<Record<string, Arg>>): string {
  return current.value.say({ key, ...(args && { args }) });
}

/** Whether the page has a message of this key. */
export function knows(key: string): boolean {
  return current.value.knows(key);
}

function fromBrowser(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = locales.find((known) => language.toLowerCase().split('-')[0] === known);
    if (found !== undefined) return found;
  }
  return 'en';
}
