import { isLoadout, type KeptLoadout } from './kept-loadout.ts';

/** A loadout as this browser keeps it, with what the server has still to be told. */
export interface ShelfRow extends KeptLoadout {
  /** The server does not have it as it is here. */
  readonly unsent?: true;
  /** It was deleted, and the server does not know that yet. */
  readonly gone?: true;
}

const storageKey = 'starboard.loadouts';

/** The loadouts that this browser keeps; whatever is none of ours is left out. */
export function loadRows(): readonly ShelfRow[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** Keeps them; false where the browser refuses, because its store is full or switched off. */
export function saveRows(rows: readonly ShelfRow[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(rows));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab or window has changed them; the answer stops that. */
export function onOtherTab(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === storageKey) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function isRow(value: unknown): value is ShelfRow {
  if (!isLoadout(value)) return false;
  const { id, changed }: Partial<Record<keyof ShelfRow, unknown>> = value;
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) && typeof changed === 'number';
}
