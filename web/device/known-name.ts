import { t } from '../i18n/language.ts';

const storageKey = 'starboard.name';

/** The name under which this browser last played at the server; without one, a name for a guest. */
export function knownName(): string {
  try {
    return localStorage.getItem(storageKey) ?? t('new.player', { number: 1 });
  } catch {
    return t('new.player', { number: 1 });
  }
}

/** Keeps the name for matches on this device. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // A browser without storage cannot play on the device at all.
  }
}
