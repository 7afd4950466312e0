/** Undo and redo by the keys that everybody knows; the answer takes them off again. */
export function undoKeys(undo: () => void, redo: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    // A search and a longer text are undone by the browser.
    if (event.target instanceof Element && event.target.matches('textarea, input[type="search"]')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
