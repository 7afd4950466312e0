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

const soundKeyOf = (game: string): string => `${keyOf(game)}.sound`;

/** Notes whether anything is wrong with the pack that is kept, so that other pages need not check it again. */
export function noteSound(game: string, sound: boolean): void {
  try {
    localStorage.setItem(soundKeyOf(game), sound ? 'yes' : 'no');
  } catch {
    // Where nothing is kept there is nothing to note.
  }
}

/** The pack that is kept, if nothing was wrong with it when it was last worked on. */
export function loadSound(game: string): unknown {
  try {
    return localStorage.getItem(soundKeyOf(game)) === 'yes' ? loadDraft(game) : undefined;
  } catch {
    return undefined;
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
