import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Arg, type Locale, locales, type Messages } from '../../games/words.ts';
import { type Part, pageMessages } from '../messages/index.ts';
import { settings } from '../settings.ts';
import { type Speaker, speaker } from './speaker.ts';

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

/** What can be said now: the parts that were asked for, all in one language. */
interface Held {
  readonly language: Locale;
  readonly parts: ReadonlyMap<Part, Messages>;
}

const held = signal<Held>({ language: 'en', parts: new Map() });
const current: ReadonlySignal<Speaker> = computed(() => {
  const { language, parts } = held.value;
  return speaker(language, Object.assign({}, ...parts.values()));
});

/** Loads what every page says, and follows every change of the language; resolves when the first can be spoken. */
export async function startLanguage(): Promise<void> {
  await loadParts('start');
  effect(() => {
    document.documentElement.lang = held.value.language;
  });
  effect(() => {
    if (locale.value !== held.peek().language) void loadParts();
  });
}

/**
 * Resolves when these parts can be said. What could be said before can be said all the time: another language is spoken
 * only when all parts are there in it.
 */
export async function loadParts(...wanted: readonly Part[]): Promise<void> {
  const before = held.peek();
  const language = locale.peek();
  const known = before.language === language ? before.parts : new Map<Part, Messages>();
  const missing = [...new Set([...before.parts.keys(), ...wanted])].filter((part) => !known.has(part));
  if (missing.length === 0) return;
  const found = await Promise.all(
    missing.map(async (part) => [part, await pageMessages(part, language)] as const),
  );
  const now = held.peek();
  if (now.language === language) held.value = { language, parts: new Map([...now.parts, ...found]) };
  else if (now === before && locale.peek() === language) held.value = { language, parts: new Map(found) };
  // Meanwhile another language was chosen, or another part has come.
  else await loadParts(...wanted);
}

/** Says a message of the page. Components that call it are drawn again when the language changes. */
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
