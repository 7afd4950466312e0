import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Locale, locales } from '../games/words.ts';

export const themes = ['system', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

export const motions = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof motions)[number];

/** How fast what happens is shown; `wait`: the moves of others come when one asks for them. */
export const paces = ['slow', 'normal', 'fast', 'wait'] as const;
export type Pace = (typeof paces)[number];

/** How loud sounds are. */
export const volumes = ['off', 'quiet', 'medium', 'loud'] as const;
export type Volume = (typeof volumes)[number];

/** What a person chose for this browser. A language of `system` follows the browser's list. */
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly locale: Locale | 'system';
  readonly sound: Volume;
  /** Hints on the board: values, odds, remaining tiles. */
  readonly aids: boolean;
  /** Screen readers say what others write at the table. */
  readonly readChat: boolean;
}

const defaults: Settings = {
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  locale: 'system',
  sound: 'off',
  aids: true,
  readChat: true,
};
const storageKey = 'starboard.settings';

export const settings = signal<Settings>(load());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings.value));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

const darkSystem = media('(prefers-color-scheme: dark)');
const stillSystem = media('(prefers-reduced-motion: reduce)');

const light: ReadonlySignal<'day' | 'night'> = computed(() => {
  const { theme } = settings.value;
  return theme === 'system' ? (darkSystem.value ? 'night' : 'day') : theme;
});

export const reducedMotion: ReadonlySignal<boolean> = computed(() => {
  const { motion } = settings.value;
  return motion === 'system' ? stillSystem.value : motion === 'reduced';
});

const factors: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.4, wait: 1 };

/** How long everything that moves takes, as a multiple of the usual. */
export const paceFactor: ReadonlySignal<number> = computed(() => factors[settings.value.pace]);

/** Keeps <html> in step with what is chosen; the style sheets read it there. */
export function applySettings(): void {
  effect(() => {
    document.documentElement.dataset.theme = light.value;
  });
  effect(() => {
    document.documentElement.dataset.motion = reducedMotion.value ? 'reduced' : 'full';
  });
  effect(() => {
    document.documentElement.style.setProperty('--pace', `${paceFactor.value}`);
  });
}

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

/** Reads what was stored; whatever is not a setting of ours falls back to its default. */
function load(): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return defaults;
  }
  if (typeof stored !== 'object' || stored === null) return defaults;
  const given: Partial<Record<keyof Settings, unknown>> = stored;
  return {
    theme: themes.find((theme) => theme === given.theme) ?? defaults.theme,
    motion: motions.find((motion) => motion === given.motion) ?? defaults.motion,
    pace: paces.find((pace) => pace === given.pace) ?? defaults.pace,
    locale: locales.find((locale) => locale === given.locale) ?? defaults.locale,
    sound:
      volumes.find((volume) => volume === given.sound) ?? (given.sound === true ? 'medium' : defaults.sound),
    aids: typeof given.aids === 'boolean' ? given.aids : defaults.aids,
    readChat: typeof given.readChat === 'boolean' ? given.readChat : defaults.readChat,
  };
}
