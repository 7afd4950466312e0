/** The number of the child that lies nearest to another in the row above or below; the same number if there is none. */
export function nearestInRow(list: HTMLElement | null, index: number, rows: 1 | -1): number {
  const boxes = [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
  const here = boxes[index];
  if (here === undefined) return index;
  let found = index;
  let least = Number.POSITIVE_INFINITY;
  for (const [number, { x, y }] of boxes.entries()) {
    const down = (y - here.y) * rows;
    const far = down * 1000 + Math.abs(x - here.x);
    if (down > here.height / 2 && far < least) {
      least = far;
      found = number;
    }
  }
  return found;
}
