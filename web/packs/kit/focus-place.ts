/** Moves the focus to what shows a place of the pack (`data-place`), or else to what shows the part around it. */
export function focusPlace(root: HTMLElement, place: string): void {
  for (let around = place; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const found = root.querySelector<HTMLElement | SVGElement>(`[data-place="${around}"]`);
    if (found === null) continue;
    const field = found.matches('[tabindex], input, select, textarea')
      ? found
      : found.querySelector<HTMLElement>('input, select, textarea');
    (field ?? found).focus();
    found.scrollIntoView({ block: 'nearest' });
    return;
  }
}
