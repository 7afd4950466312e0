export const colors = ['red', 'green', 'black', 'yellow'] as const;
export type Color = (typeof colors)[number];

export const shipIds = [
  'xwing',
  'falcon',
  'destroyer',
  'deathstar',
  'fighter',
  'advanced',
  'starfighter',
  'tantive',
] as const;
export type ShipId = (typeof shipIds)[number];

/** The five kinds of bonus cards (p. 6-10): Skilled Pilot, Lightspeed, Evasive Manoeuvre, Speed Boost, Hook. */
export const bonusKinds = ['pilot', 'lightspeed', 'evasive', 'boost', 'hook'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** What a side of a double space may be (p. 3). */
export const sides = ['hyperspace', 'asteroid', 'normal'] as const;
export type Side = (typeof sides)[number];

/** The first planet, the five kinds of spaces, double spaces, and the last planet (p. 3). */
export const spaceKinds = [
  'start',
  'normal',
  'bonus',
  'hyperspace',
  'asteroid',
  'maw',
  'double',
  'final',
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** The data whose certainty a pack states. */
export const certainParts = [
  'kinds',
  'order',
  'picture',
  'ships',
  'movement',
  'bonus',
  'bonusCounts',
] as const;
export type CertainPart = (typeof certainParts)[number];
