const storageKey = 'starboard.record';
let kept: string | undefined;

/** Keeps the text of a record for the replay page; also across a reload, where the browser has room for it. */
export function saveRecord(text: string): void {
  kept = text;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Too long for the browser's store: it is there until the page is loaded anew.
  }
}

export function loadRecord(): string | undefined {
  return kept ?? sessionStorage.getItem(storageKey) ?? undefined;
}
