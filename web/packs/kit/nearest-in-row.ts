/** The number of the item above or below another, as they lie in rows; the same number if there is none. */
export type Beside = (index: number, rows: 1 | -1) => number;

/** The item of a grid to which a key leads from another; undefined for keys that lead nowhere. */
export function targetOf(key: string, index: number, last: number, beside: Beside): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: beside(index, -1),
    ArrowDown: beside(index, 1),
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), last);
}

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
