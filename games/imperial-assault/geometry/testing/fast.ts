import { setOut } from '../board.ts';
import {
  areAdjacentFigures,
  areAdjacentSpaces,
  countBetween,
  countSpaces,
  countToDoor,
  isAtObject,
  isOnOrAdjacent,
  spacesWithin,
} from '../counting.ts';
import {
  canBePlaced,
  nearestEnds,
  nearestPlaces,
  type Pay,
  placesAt,
  pushedBy,
  reach,
  stepsWith,
} from '../movement.ts';
import { canFigureSeeSpace, canSee, canSeeSpace, explainSight, sightPairs } from '../sight.ts';
import type { Geometer } from './geometry.ts';

/** The library, as the comparison with the slow implementation asks it. */
export const fastGeometry: Geometer = (map, situation) => {
  const board = setOut(map, situation);
  const reached = (figure: number, budget: number, pay: Pay) => {
    const found = reach(board, figure, budget, pay);
    return found.ends.map((end) => ({ ...end, path: found.pathTo(end.place) }));
  };
  return {
    isOnOrAdjacent: (figure, space) => isOnOrAdjacent(board, figure, space),
    isAtObject: (figure, space) => isAtObject(board, figure, space),
    areAdjacentSpaces: (one, other) => areAdjacentSpaces(board, one, other),
    areAdjacentFigures: (one, other) => areAdjacentFigures(board, one, other),
    countSpaces: (from, to) => countSpaces(board, from, to),
    countBetween: (one, other) => countBetween(board, one, other),
    countToDoor: (figure, door) => countToDoor(board, figure, door),
    area: (figure, within) => spacesWithin(board, board.spaces[figure] ?? [], within),
    reach: (figure, points) => reached(figure, points, 'points'),
    reachBySpaces: (figure, spaces) => reached(figure, spaces, 'spaces'),
    steps: (figure, points) => stepsWith(board, figure, points),
    canBePlaced: (figure, place) => canBePlaced(board, figure, place),
    placesAt: (figure, space) => placesAt(board, figure, space),
    nearestEnds: (figure) => nearestEnds(board, figure),
    nearestPlaces: (figure, to) => nearestPlaces(board, figure, to),
    pushedBy: (figure, place) => pushedBy(board, figure, place),
    canSeeSpace: (from, to, options) => canSeeSpace(board, from, to, options),
    figureSeesSpace: (looker, space, options) => canFigureSeeSpace(board, looker, space, options),
    freeLines: (from, to, options) =>
      explainSight(board, from, to, options)
        .lines.filter(({ obstacles }) => obstacles.length === 0)
        .map(({ corner, edge: [one, other] }) => ({
          corner,
          edge: [Math.min(one, other), Math.max(one, other)],
        })),
    sightPairs: (looker, target, options) => sightPairs(board, looker, target, options),
    sightPairsFrom: (from, looker, target, options) =>
      sightPairs(board, looker, target, { ...options, from }),
    canSee: (looker, target, options) => canSee(board, looker, target, options),
  };
};
