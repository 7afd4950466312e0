/** The lists of a pack of which all cards are entered by the same form. */
export const cardGroups = ['deployments', 'companions', 'forms', 'upgrades', 'commands'] as const;
export type CardGroup = (typeof cardGroups)[number];

/** All lists of a pack. */
export const groups = [...cardGroups, 'armies', 'scenarios'] as const;
export type Group = (typeof groups)[number];

/** An entry of a pack, by its list and its number there. */
export interface Spot {
  readonly group: Group;
  readonly index: number;
}

/** The entry in which a place of a fault lies; undefined if it lies elsewhere. */
export function spotAt(place: string): Spot | undefined {
  const [, list, number] = place.split('/');
  const group = groups.find((name) => name === list);
  const index = Number(number);
  return group === undefined || number === undefined || !Number.isInteger(index)
    ? undefined
    : { group, index };
}
