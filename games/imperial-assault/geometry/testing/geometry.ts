import type { BattleMap, Pair, Place, Reached, SightOptions, Situation, Space } from '../map.ts';

/** What the library and the slow implementation both answer about a map in a situation. Figures are indexes. */
export interface Geometry {
  /** A5. Never of a space and itself, nor of a space of blocking terrain. */
  areAdjacentSpaces(one: Space, other: Space): boolean;
  /** A5, B3. A figure in blocking terrain counts as if its own spaces were normal. */
  areAdjacentFigures(one: number, other: number): boolean;
  /** A5. Null where there is no way. Blocking terrain of the two spaces themselves counts: no way to or from it. */
  countSpaces(from: Space, to: Space): number | null;
  /** A5. Between the nearest spaces of two figures, whose own spaces count as normal terrain. */
  countBetween(one: number, other: number): number | null;
  /** A5. From a figure to a door of the map, by index. 1 where one of its spaces shares an edge of the door. */
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
  /** A6. Whether a figure may be placed so: no matter where it stands now. Massive figures are not placed on others. */
  canBePlaced(figure: number, place: Place): boolean;
  /** A6. All places that cover a space and where the figure may be placed, turned or not. In any order. */
  placesAt(figure: number, space: Space): readonly Place[];
  /**
   * A6. The places of the fewest spaces of movement at which a figure ends legally, where it stands if it may stay. In any order, none
   * where it cannot get out.
   */
  nearestEnds(figure: number): readonly Place[];
  /** A6. The figures that a massive one has to push if it ends so: not companions. In ascending order. */
  pushedBy(figure: number, place: Place): readonly number[];
  /**
   * A7, B6. Between two spaces as such: figures in those two spaces do not block, all others do. An empty space of
   * blocking terrain, or with a shield, is not seen.
   */
  canSeeSpace(from: Space, to: Space, options: SightOptions): boolean;
  /** A7, B6. All pairs of a space of the looker and a space of the target with line of sight. In any order. */
  sightPairs(looker: number, target: number, options: SightOptions): readonly Pair[];
}

export type Geometer = (map: BattleMap, situation: Situation) => Geometry;
