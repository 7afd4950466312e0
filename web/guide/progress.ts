import { type ReadonlySignal, signal } from '@preact/signals';
import type { Place } from './guided-match.ts';

/** How far this browser has come in the guide of a game. */
export interface Progress {
  readonly place: Place;
  /** It was gone through to the end once. */
  readonly done: boolean;
}

const storageKey = 'starboard.guides';

const kept = signal<Readonly<Record<string, Progress>>>(load());

/** By game; what nobody has begun is missing. */
export const progress: ReadonlySignal<Readonly<Record<string, Progress>>> = kept;

export function saveProgress(gameId: string, now: Progress): void {
  kept.value = { ...kept.value, [gameId]: now };
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept.value));
  } catch {
    // A browser without storage still teaches; it only forgets.
  }
}

/** Whether somebody has begun a guide and not come to its end. */
export function isUnderWay(gameId: string): boolean {
  const found = kept.value[gameId];
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
