import type { Corner, Pair, Place, SightOptions, Space } from '../map.ts';
import type { Geometer } from './geometry.ts';
import {
  plainAdjacent,
  plainAdjacentFigures,
  plainDistanceBetween,
  plainDistances,
  plainDistanceToDoor,
  plainlyAt,
} from './plain-counting.ts';
import {
  plainlyEnds,
  plainlyPushed,
  plainNearestEnds,
  plainNearestPlaces,
  plainNextSteps,
  plainPlaces,
  plainReach,
} from './plain-moving.ts';
import { plainFigureSeesSpace, plainFreeLines, plainlySeesSpace, plainSightPairs } from './plain-sight.ts';
import { contains, PlainTable, type Square } from './plain-table.ts';

/** The slow implementation of the rules of the map, for tests: see `plain-table.ts`. Paths of `reach` are left empty. */
export const plainGeometry: Geometer = (map, situation) => {
  const table = new PlainTable(map, situation);
  const counted = new Map<Space, ReadonlyMap<Space, number>>();
  const placed = new Map<number, readonly Place[]>();
  const cornerAt = ({ x, y }: Square): Corner => y * (map.columns + 1) + x;
  return {
    isOnOrAdjacent: (figure, space) => plainlyAt(table, figure, table.square(space), 'space'),
    isAtObject: (figure, space) => plainlyAt(table, figure, table.square(space), 'object'),
    areAdjacentSpaces: (one, other) => plainAdjacent(table, table.square(one), table.square(other)),
    areAdjacentFigures: (one, other) => plainAdjacentFigures(table, one, other),
    countSpaces: (from, to) => {
      const distances = counted.get(from) ?? plainDistances(table, [table.square(from)]);
      counted.set(from, distances);
      return distances.get(to) ?? null;
    },
    countBetween: (one, other) => plainDistanceBetween(table, one, other),
    countToDoor: (figure, door) => plainDistanceToDoor(table, figure, door),
    area: (figure, within) => {
      const squares = table.squaresOf(figure);
      const distances = plainDistances(table, squares, squares);
      return [...distances]
        .filter(([, distance]) => distance <= within)
        .map(([space]) => space)
        .sort((a, b) => a - b);
    },
    reach: (figure, points) =>
      plainReach(table, figure, points, 'by points').map((end) => ({ ...end, path: [] })),
    reachBySpaces: (figure, spaces) =>
      plainReach(table, figure, spaces, 'by spaces').map((end) => ({ ...end, path: [] })),
    steps: (figure, points) => plainNextSteps(table, figure, points),
    canBePlaced: (figure, place) => plainlyEnds(table, figure, place),
    placesAt: (figure, space) => {
      const places = placed.get(figure) ?? plainPlaces(table, figure);
      placed.set(figure, places);
      const { base } = table.figure(figure);
      return places.filter((place) => contains(table.covered(base, place), table.square(space)));
    },
    nearestEnds: (figure) => plainNearestEnds(table, figure),
    nearestPlaces: (figure, to) =>
      plainNearestPlaces(
        table,
        figure,
        to.map((space) => table.square(space)),
      ),
    pushedBy: (figure, place) => plainlyPushed(table, figure, place),
    canSeeSpace: (from, to, options) =>
      plainlySeesSpace(table, table.square(from), table.square(to), options),
    figureSeesSpace: (looker, space, options) =>
      plainFigureSeesSpace(table, looker, table.square(space), options),
    freeLines: (from, to, options) =>
      plainFreeLines(table, table.square(from), table.square(to), options).map(
        ({ corner, ends: [one, other] }) => {
          const [a, b] = [cornerAt(one), cornerAt(other)];
          return { corner: cornerAt(corner), edge: [Math.min(a, b), Math.max(a, b)] };
        },
      ),
    sightPairs: (looker, target, options) => pairsOf(table, looker, target, options),
    sightPairsFrom: (place, looker, target, options) => {
      const figures = situation.figures.map((one, index) => (index === looker ? { ...one, place } : one));
      return pairsOf(new PlainTable(map, { ...situation, figures }), looker, target, options);
    },
    canSee: (looker, target, options) => pairsOf(table, looker, target, options).length > 0,
  };
};

const pairsOf = (table: PlainTable, looker: number, target: number, options: SightOptions): readonly Pair[] =>
  plainSightPairs(table, looker, target, options).map(([a, b]) => [table.space(a), table.space(b)]);
