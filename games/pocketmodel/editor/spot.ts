/** The lists of a pack that are entered item by item. */
export const groups = ['units', 'cards', 'icons', 'fleets'] as const;
export type ListName = (typeof groups)[number];

/** An item of the pack, by its list and its number in it. */
export interface Spot {
  readonly group: ListName;
  readonly index: number;
}

export function placeOf({ group, index }: Spot): string {
  return `/${group}/${index}`;
}

/** The item in which a place of a fault lies; undefined if it lies elsewhere. */
export function spotAt(place: string): Spot | undefined {
  const [, list, number] = place.split('/');
  const group = groups.find((name) => name === list);
  const index = Number(number);
  return group === undefined || !Number.isInteger(index) ? undefined : { group, index };
}

/** An id that no item of a list has: `own`, or `own` with the least number that is free. */
export function freeId(items: readonly { readonly id: string }[], wish = 'own'): string {
  const taken = new Set(items.map(({ id }) => id));
  const base = wish.replace(/-\d+$/, '').slice(0, 27);
  for (let number = 2; ; number++) {
    const id = `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
