import { setOut } from '../battlefield.ts';
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
  const battlefield = setOut(map, situation);
  const reached = (figure: number, budget: number, pay: Pay) => {
    const found = reach(battlefield, figure, budget, pay);
    return found.ends.map((end) => ({ ...end, path: found.pathTo(end.place) }));
  };
  return {
    isOnOrAdjacent: (figure, space) => isOnOrAdjacent(battlefield, figure, space),
    isAtObject: (figure, space) => isAtObject(battlefield, figure, space),
    areAdjacentSpaces: (one, other) => areAdjacentSpaces(battlefield, one, other),
    areAdjacentFigures: (one, other) => areAdjacentFigures(battlefield, one, other),
    countSpaces: (from, to) => countSpaces(battlefield, from, to),
    countBetween: (one, other) => countBetween(battlefield, one, other),
    countToDoor: (figure, door) => countToDoor(battlefield, figure, door),
    area: (figure, within) => spacesWithin(battlefield, battlefield.spaces[figure] ?? [], within),
    reach: (figure, points) => reached(figure, points, 'points'),
    reachBySpaces: (figure, spaces) => reached(figure, spaces, 'spaces'),
    steps: (figure, points) => stepsWith(battlefield, figure, points),
    canBePlaced: (figure, place) => canBePlaced(battlefield, figure, place),
    placesAt: (figure, space) => placesAt(battlefield, figure, space),
    nearestEnds: (figure) => nearestEnds(battlefield, figure),
    nearestPlaces: (figure, to) => nearestPlaces(battlefield, figure, to),
    pushedBy: (figure, place) => pushedBy(battlefield, figure, place),
    canSeeSpace: (from, to, options) => canSeeSpace(battlefield, from, to, options),
    figureSeesSpace: (looker, space, options) => canFigureSeeSpace(battlefield, looker, space, options),
    freeLines: (from, to, options) =>
      explainSight(battlefield, from, to, options)
        .lines.filter(({ obstacles }) => obstacles.length === 0)
        .map(({ corner, edge: [one, other] }) => ({
          corner,
          edge: [Math.min(one, other), Math.max(one, other)],
        })),
    sightPairs: (looker, target, options) => sightPairs(battlefield, looker, target, options),
    sightPairsFrom: (from, looker, target, options) =>
      sightPairs(battlefield, looker, target, { ...options, from }),
    canSee: (looker, target, options) => canSee(battlefield, looker, target, options),
  };
};
