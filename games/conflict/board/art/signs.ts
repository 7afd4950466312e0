import type { CardSymbol, LeaderName, Role, TrackField } from '../../content/pack.ts';

/** Symbols of cards, leaders and the track as strokes in a square of 24: their outlines differ, not only their colours. */
export const symbolSigns: Readonly<Record<CardSymbol | 'ambush', string>> = {
  // Blades that cross.
  attack: 'M4 3l8 8M20 3L4 19M12 11l8 8M3 15l6 6M21 15l-6 6',
  advance: 'M5 4l8 8-8 8M12 4l8 8-8 8',
  retreat: 'M19 4l-8 8 8 8M12 4l-8 8 8 8',
  none: 'M7 12h10',
  // An eye that lies in wait.
  ambush: 'M2 12q10-11 20 0-10 11-20 0ZM12 9.2a2.8 2.8 0 1 0 .01 0Z',
};

/** What a field does, as strokes in the same square: a card that is played, drawn or thrown away; the marker laid aside. */
export const fieldSigns: Readonly<Record<Exclude<TrackField['kind'], 'blank'>, string>> = {
  play: 'M7 3h10v18H7ZM10.5 8.5l4 3.5-4 3.5Z',
  draw: 'M5 8h10v13H5ZM19 15V3M15 7l4-4 4 4',
  discard: 'M9 3h10v13H9ZM5 10v12M1.5 18.5 5 22l3.5-3.5',
  aside: 'M8 4v16M16 4v16',
};

/** How a deck is told from the others without its colour: pips, as many as its place in the order of prices. */
export const deckPips = { yellow: 1, orange: 2, black: 3 } as const;

/** What the roles do: send under the deck, look, fly. */
export const roleSigns: Readonly<Record<Role, string>> = {
  rebel: 'M12 3c4 2 7 5 7 10l-4-1c-2 0-2 3-3 9-1-6-1-9-3-9l-4 1c0-5 3-8 7-10Z',
  scout: 'M10 3a7 7 0 1 0 .01 0ZM15 15l6 6M10 7v6M7 10h6',
  pilot: 'M12 2l3 8 7 6v2l-8-2-1 5h-2l-1-5-8 2v-2l7-6Z',
};

/** Powers of starting cards. */
export const powerSigns = {
  bury: 'M6 3h12v10H6ZM12 9v12M8 17l4 4 4-4',
  peek: symbolSigns.ambush,
  draw: 'M4 10h12v11H4ZM20 14V3M16 7l4-4 4 4',
} as const;

/** The masks of the leaders, in a square of 40 around 0, 0. Ours, and nobody's likeness. */
export const leaderSigns: Readonly<Record<LeaderName, string>> = {
  phasma: 'M-13 14V-4A13 13 0 0 1 13-4V14L6 18H-6ZM-10-3h20v5L0 5-10 2ZM-5 9h10M-4 13h8',
  hux: 'M-15-6 0-15 15-6v5H-15ZM-12-1v6A12 12 0 0 0 12 5v-6M-4-8h8M0-11v6',
  kylo: 'M-12 15V-5A12 12 0 0 1 12-5V15L5 19H-5ZM-9-4Q0-9 9-4L6 3Q0 0-6 3ZM-8 6l6 1M8 6 2 7M0-8v25',
};

/** A star in a ring: a hero. */
export const heroSign =
  'M0-11 2.8-3.9 10.5-3.4 4.5 1.5 6.5 8.9 0 4.7-6.5 8.9-4.5 1.5-10.5-3.4-2.8-3.9ZM0-16A16 16 0 1 0 .01-16Z';

/** One Resistance symbol on a die, filled. */
export const resistance = 'M0-8C3-5 7-2 8 5 5 3 3 3 2 8H-2C-3 3-5 3-8 5-7-2-3-5 0-8Z';
/** The First Order on a die, filled: a wheel of sharp spokes. */
export const firstOrder = 'M-9-9h7v7h-7ZM2-9h7v7H2ZM-9 2h7v7h-7ZM2 2h7v7H2ZM0-3 3 0 0 3-3 0Z';
