import type { BattleMap, Corner, Pair, Place, Reached, SightOptions, Situation, Space } from '../map.ts';

/** Two lines from a corner of the looker's space to both ends of an edge of the target's, the smaller end first. */
export interface Lines {
  readonly corner: Corner;
  readonly edge: readonly [Corner, Corner];
}

/** What the library and the slow implementation both answer about a map in a situation. Figures are indexes. */
export interface Geometry {
  /** A8, A11. Whether a figure is on a space or adjacent to it; nothing is adjacent to a space of blocking terrain. */
  isOnOrAdjacent(figure: number, space: Space): boolean;
  /** A5, A11. Whether a figure is on an object in a space or adjacent to it, whatever the terrain there. */
  isAtObject(figure: number, space: Space): boolean;
  /** A5. Never of a space and itself, nor of a space of blocking terrain. */
  areAdjacentSpaces(one: Space, other: Space): boolean;
  /** A5, B3. A figure in blocking terrain counts as if its own spaces were normal. */
  areAdjacentFigures(one: number, other: number): boolean;
  /** A5. Null where there is no way. Blocking terrain of the two spaces themselves counts: no way to or from it. */
  countSpaces(from: Space, to: Space): number | null;
  /** A5. Between the nearest spaces of two figures, whose own spaces count as normal terrain. */
  countBetween(one: number, other: number): number | null;
  /**
   * A5. From a figure to a closed door of the map, by index: to its nearest empty space, or 1 where a space of the figure
   * shares an edge with the door. Null for an open door.
   */
  countToDoor(figure: number, door: number): number | null;
  /** All spaces within so many spaces of a figure, its own spaces included. In ascending order. */
  area(figure: number, within: number): readonly Space[];
  /**
   * A6. All places where a figure can end a movement of so many points, in any order, with where it stands if it may
   * end there.
   */
  reach(figure: number, points: number): readonly Reached[];
  /** A6. The same for "move X spaces" and for pushing: costs do not count, no base is turned. */
  reachBySpaces(figure: number, spaces: number): readonly Reached[];
  /**
   * A6. The places that one step or turn leads to, with what it costs, from where some legal end remains in reach of the points
   * that are left then. In any order.
   */
  steps(figure: number, points: number): readonly { readonly place: Place; readonly cost: number }[];
  /**
   * A6. Whether a figure may be placed so, wherever it stands now: where it could end a movement. A massive figure is placed on
   * others too, which it pushes, but not on a massive one.
   */
  canBePlaced(figure: number, place: Place): boolean;
  /** A6. All places that cover a space and where the figure may be placed, turned or not. In any order. */
  placesAt(figure: number, space: Space): readonly Place[];
  /**
   * A6. The places of the fewest spaces of movement ("move X spaces") at which a figure ends legally; where it stands if it may
   * stay. If movement leads to none: where it can be placed, turned or not, that is the fewest spaces away. In any order.
   */
  nearestEnds(figure: number): readonly Place[];
  /** A6, A14. The places, turned or not, whose nearest space is the fewest spaces away from some spaces. In any order. */
  nearestPlaces(figure: number, to: readonly Space[]): readonly Place[];
  /** A6. The figures that a massive one has to push if it ends so: not companions. In ascending order. */
  pushedBy(figure: number, place: Place): readonly number[];
  /**
   * A7, B6. As between two small figures or objects in these spaces: the two spaces themselves do not block. Figures in all
   * other spaces do, also a large one that reaches into one of the two.
   */
  canSeeSpace(from: Space, to: Space, options: SightOptions): boolean;
  /** A7, B6. Whether a figure sees a space from any of its own, through which it looks as if it were not there. */
  figureSeesSpace(looker: number, space: Space, options: SightOptions): boolean;
  /**
   * A7.2 to A7.6, B6. Between two different spaces as in `canSeeSpace`: of the 16 ways to draw two lines the free ones, whether
   * it depends on them or not. In any order.
   */
  freeLines(from: Space, to: Space, options: SightOptions): readonly Lines[];
  /** A7, B6. All pairs of a space of the looker and a space of the target with line of sight. In any order. */
  sightPairs(looker: number, target: number, options: SightOptions): readonly Pair[];
  /** The same as if the looker stood elsewhere, and nowhere else. */
  sightPairsFrom(from: Place, looker: number, target: number, options: SightOptions): readonly Pair[];
  /** A7. Whether there is any such pair. */
  canSee(looker: number, target: number, options: SightOptions): boolean;
}

export type Geometer = (map: BattleMap, situation: Situation) => Geometry;
