import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameEntry } from '../../games/entry.ts';
import type { ListedGuide } from '../../games/guide.ts';
import type { Place } from './guided-match.ts';

/** How far this browser has come in a guide. */
export interface Progress {
  readonly place: Place;
  /** It was gone through to the end once. */
  readonly done: boolean;
}

const storageKey = 'starboard.guides';

const kept = signal<Readonly<Record<string, Progress>>>(load());

/** By the keys of guides; what nobody has begun is missing. */
export const progress: ReadonlySignal<Readonly<Record<string, Progress>>> = kept;

export function saveProgress(key: string, now: Progress): void {
  kept.value = { ...kept.value, [key]: now };
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept.value));
  } catch {
    // A browser without storage still teaches; it only forgets.
  }
}

/** What progress in a guide is kept by: the rest of its address, after `/learn/`. */
export function guideKey({ id }: Pick<GameEntry, 'id'>, { role }: ListedGuide): string {
  return role === undefined ? id : `${id}/${role.id}`;
}

/** Whether somebody has begun a guide and not come to its end. */
export function isUnderWay(key: string): boolean {
  const found = kept.value[key];
  return found !== undefined && !found.done && found.place.lessons > 0;
}

function load(): Readonly<Record<string, Progress>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
}

function isProgress(value: Partial<Record<keyof Progress, unknown>>): boolean {
  return typeof value?.done === 'boolean' && isPlace(value.place);
}

/** Whether the moves are possible shows when they are played. */
function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { moves, lessons, since, scriptedMoves }: Partial<Record<keyof Place, unknown>> = value;
  return Array.isArray(moves) && [lessons, since, scriptedMoves].every(isCount);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
