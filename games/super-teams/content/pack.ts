import type { Certainty } from '../../common/certainty.ts';

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

/** A space of the track. `x` and `y` are its middle in the picture. */
export interface Space {
  readonly kind: SpaceKind;
  /** The two different sides of a double space; other spaces have none. */
  readonly sides?: readonly Side[];
  readonly x: number;
  readonly y: number;
}

/** The size of the picture in which the spaces lie, and the radius of a space, in the same unit. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export interface Ship {
  readonly id: ShipId;
  readonly color: Color;
  readonly name: string;
}

/** So many movement cards of a colour have this value. */
export interface MovementCards {
  readonly color: Color;
  readonly value: number;
  readonly count: number;
}

/** So many bonus cards are of this kind. */
export interface BonusCards {
  readonly kind: BonusKind;
  readonly count: number;
}

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

/** A board with the cards and ships that are played on it. The rules read everything from it. */
export interface Pack {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly picture: Picture;
  /** In the order of flight, from the first planet to the last. */
  readonly spaces: readonly Space[];
  readonly ships: readonly Ship[];
  readonly movement: readonly MovementCards[];
  readonly bonus: readonly BonusCards[];
  readonly status: Readonly<Partial<Record<CertainPart, Certainty>>>;
}
