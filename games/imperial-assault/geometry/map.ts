/** A cell of the grid of a map: `row * columns + column`, counted from the top left. */
export type Space = number;

/** A corner of cells: `row * (columns + 1) + column`, counted from the top left corner of the grid. */
export type Corner = number;

export const terrains = ['normal', 'difficult', 'impassable', 'blocking'] as const;
export type Terrain = (typeof terrains)[number];

/** What can stand on the edge between two spaces for good. Doors stand apart. */
export const edgeKinds = ['wall', 'blocking', 'impassable'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** Two spaces that share an edge, in either order. */
export type Pair = readonly [Space, Space];

export interface Edge {
  readonly kind: EdgeKind;
  readonly between: Pair;
}

/** Edges that open together. */
export interface Door {
  readonly id: string;
  readonly edges: readonly Pair[];
}

/** What of a map never changes. The edge between a space and a cell that is none is a wall, without being listed. */
export interface BattleMap {
  readonly columns: number;
  readonly rows: number;
  /** By cell; `null` where there is no space. */
  readonly terrain: readonly (Terrain | null)[];
  readonly edges: readonly Edge[];
  readonly doors: readonly Door[];
}

/** The size of a base in spaces: rows times columns as long as it is not turned. */
export const bases = ['1x1', '1x2', '2x2', '2x3'] as const;
export type Base = (typeof bases)[number];

/** Where a base lies. */
export interface Place {
  /** The top left one of the spaces it covers. */
  readonly space: Space;
  /** By 90 degrees: a base of 1x2 then covers two rows. Never for 1x1 and 2x2, which look the same turned. */
  readonly turned: boolean;
}

export const stances = ['friendly', 'hostile', 'neutral'] as const;
/** What a figure is to the one that moves. */
export type Stance = (typeof stances)[number];

export interface Figure {
  readonly base: Base;
  readonly place: Place;
  readonly stance: Stance;
  readonly companion: boolean;
  readonly massive: boolean;
  readonly mobile: boolean;
}

/** What changes on a map in a match. */
export interface Situation {
  /** Indexes of doors of the map; all others are closed. */
  readonly openDoors: readonly number[];
  readonly rubble: readonly Space[];
  readonly shields: readonly Space[];
  /** Functions name figures by their index here. */
  readonly figures: readonly Figure[];
}

/** A place where a figure can end a movement. */
export interface Reached {
  readonly place: Place;
  /** In movement points, or in spaces where costs do not count. */
  readonly cost: number;
  /** All places on the cheapest way, from where it stands to `place`. Of several such ways any one. */
  readonly path: readonly Place[];
}

export interface SightOptions {
  /** False for abilities by which figures do not block line of sight. */
  readonly figuresBlock: boolean;
}
