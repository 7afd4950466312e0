const storageKey = 'starboard.record';
let kept: string | undefined;

/** Keeps the text of a record for the replay page, and across reloads if the browser has room for it. */
export function saveRecord(text: string): void {
  kept = text;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The text is too long for the browser's storage: it lasts until the page is reloaded.
  }
}

export function loadRecord(): string | undefined {
  return kept ?? sessionStorage.getItem(storageKey) ?? undefined;
}
