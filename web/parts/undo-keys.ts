/**
 * Undo and redo by the keys that everybody knows; the answer takes them off again. In fields of the kinds `left`, given as
 * a selector, the browser undoes what was typed.
 */
export function undoKeys(
  undo: () => void,
  redo: () => void,
  left = 'textarea, input[type="search"]',
): () => void {
  const press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    if (event.target instanceof Element && event.target.matches(left)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
