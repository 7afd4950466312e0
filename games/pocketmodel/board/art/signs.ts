/** Signs as outlines in a square of 24, in one colour. Those that are strokes are named so. */

/** The plates of the four values: the outline tells which value it is, the colour says it again. */
export const plates = {
  /** A head of a spear. */
  attack: 'M12 .8 22.4 8.6V22.4H1.6V8.6Z',
  /** A burst. */
  damage:
    'M12 .2 14.6 3.4 18.6 2 19.2 6.2 23.2 7.6 21.4 11.4 24 14.8 20.6 17 20.8 21.2 16.6 20.8 13.8 24 10.8 21.2 6.8 22.4 5.6 18.4 1.4 17.4 2.8 13.4 0 10.2 3.6 8 3.4 3.8 7.6 4.2Z',
  /** A wall with battlements. */
  defense: 'M1.6 2H6.6V5H9.6V2H14.4V5H17.4V2H22.4V22.4H1.6Z',
  /** A shield. */
  shields: 'M1.6 2.4Q7 3.6 12 1 17 3.6 22.4 2.4V12Q21.4 20 12 23.6 2.6 20 1.6 12Z',
} as const;
export type ValueName = keyof typeof plates;

/** What the icons of the packs show, as strokes. Other icons show their first letters. */
export const iconSigns: Readonly<Record<string, string>> = {
  // Two bolts on parallel ways.
  laser: 'M4 15 14 5M10 20 20 10M4 9l4-4M16 20l4-4',
  // A helmet with its visor.
  trooper: 'M5 20V11a7 7 0 0 1 14 0v9l-4-2H9ZM5.5 11.5h13M9 14.5h.6M14.4 14.5h.6M12 14v4',
  // A star between wings.
  ace: 'M12 6l1.5 3.6 3.9.3-3 2.5.9 3.8L12 14.2l-3.3 2 .9-3.8-3-2.5 3.9-.3ZM2 8l3.5 7 4 4.5M22 8l-3.5 7-4 4.5',
  // Three wedges in formation.
  fleet: 'M12 3l3.6 8H8.4ZM5.6 12 9 20H2ZM18.4 12 22 20h-7Z',
  // A spanner.
  mechanic:
    'M19.5 5.5 16 9l-2-.8L13.4 6l3.4-3.4A5.6 5.6 0 0 0 10 10L3 17a2.6 2.6 0 0 0 4 4l7-7a5.6 5.6 0 0 0 5.5-8.5Z',
  // A long face.
  'battle-droid': 'M8.5 2.5h7l2 9.5-3 7h-5l-3-7ZM10 8.5h.1M14 8.5h.1M12 11v4M10.4 19v3M13.6 19v3',
  blaster: 'M2 8h15v4H10l-1 3H6.5l-2 5H2l1.5-8H2ZM17 9h5M9 8V5h5',
  targeting: 'M12 5.5a6.5 6.5 0 1 0 .01 0ZM12 2v6M12 16v6M2 12h6M16 12h6',
  hyperdrive: 'M12 12 3 3M12 12 21 3M12 12 3 21M12 12l9 9M12 8V2M12 16v6M8 12H2M16 12h6',
  // Plates that overlap.
  armor: 'M5 3h14v6H5ZM3.5 9h17v6h-17ZM6 15h12l-2 6H8Z',
  // What is carried, and where to.
  transport: 'M3 8h9v9H3ZM3 12.5h9M7.5 8v9M14 12h7M17.5 8l4 4-4 4',
};

/** The sign of icons that fit every unit, or units of some sizes. */
export const wildSign = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9';

export const starSign =
  'M12 1.6 15 8.7 22.6 9.4 16.9 14.4 18.6 21.8 12 17.9 5.4 21.8 7.1 14.4 1.4 9.4 9 8.7Z';

/** Signs of the factions of ours: a wing that rises, a wheel with spokes, a dome, a web of six. Others have a comet. */
export const factionSigns: Readonly<Record<string, string>> = {
  rebel: 'M12 2.5 22.5 17 12 12.4 1.5 17ZM12 15l6.5 3L12 22l-6.5-4Z',
  imperial:
    'M12 1.5A10.5 10.5 0 1 1 11.9 1.5ZM12 4.5A7.5 7.5 0 1 0 12.1 4.5ZM10.8 3h2.4v5.4l4.7-2.7 1.2 2.1-4.7 2.7v3l4.7 2.7-1.2 2.1-4.7-2.7V21h-2.4v-5.4l-4.7 2.7-1.2-2.1 4.7-2.7v-3L4.7 7.8l1.2-2.1 4.9 2.7Z',
  republic:
    'M2 20v-3h20v3ZM3.6 15.4A8.4 8.4 0 0 1 10.8 7V3.4L12 1.6l1.2 1.8V7a8.4 8.4 0 0 1 7.2 8.4h-4.2a8 8 0 0 0-2.6-6.6q1 3 .8 6.6H9.6q-.2-3.6.8-6.6a8 8 0 0 0-2.6 6.6Z',
  separatist:
    'M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11ZM12 4.4 5.4 8.2v7.6L12 19.6l6.6-3.8V8.2ZM12 7l1.6 3.6 3.9.6-2.6 2.6 1 3.9L12 15.8l-3.9 1.9 1-3.9-2.6-2.6 3.9-.6Z',
};
export const otherFactionSign = 'M14 2A8 8 0 1 1 7.6 14.8L2 22 5 13.4A8 8 0 0 1 14 2ZM14 6A4 4 0 1 0 14.1 6Z';

/** What kind of card it is: the card is played in a battle, or lies as an objective. As strokes. */
export const objectiveSign = 'M12 3a9 9 0 1 0 .01 0ZM12 8a4 4 0 1 0 .01 0ZM12 11.9h.1';
