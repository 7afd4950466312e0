/** What this browser keeps of the pack that is worked on, one for each game. */

const keyOf = (game: string): string => `starboard.pack.${game}`;

/** Keeps the pack; false where the browser refuses, because its store is full or switched off. */
export function saveDraft(game: string, pack: unknown): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(pack));
    return true;
  } catch {
    return false;
  }
}

/** The pack that was kept, unchecked; undefined where there is none, or none that can be read. */
export function loadDraft(game: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(game));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls back when the pack of this game is changed in another tab or window; the answer stops that. */
export function onOtherTab(game: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === keyOf(game)) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
