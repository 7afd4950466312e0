import type { Place } from '../map.ts';
import { plainDistances } from './plain-counting.ts';
import {
  aroundCorner,
  besideEachOther,
  contains,
  type PlainEdge,
  type PlainTable,
  type Square,
} from './plain-table.ts';

/** How a figure moves (A6): by spending movement points, or by a number of spaces ("move X spaces", and being pushed). */
export type PlainMoving = 'by points' | 'by spaces';

export interface PlainStep {
  readonly place: Place;
  readonly cost: number;
}

/** Walls and doors stop everybody; blocking and impassable edges stop all but Mobile and Massive figures (A5, A6). */
const stops = (edge: PlainEdge, ignoresTerrain: boolean): boolean =>
  edge === 'wall' || edge === 'door' || (edge !== 'open' && !ignoresTerrain);

const ignoresTerrain = (table: PlainTable, figure: number): boolean =>
  table.figure(figure).mobile || table.figure(figure).massive;

/** Whether a figure may be in a space at all, whoever else is there: the terrain of A5. */
function mayEnter(table: PlainTable, figure: number, square: Square): boolean {
  const space = table.at(square);
  if (space === undefined) return false;
  return ignoresTerrain(table, figure) || !(space.blocking || space.impassable);
}

const others = (table: PlainTable, figure: number) =>
  table.situation.figures
    .map((other, index) => ({ ...other, index }))
    .filter(({ index }) => index !== figure);

/** Whether a base fits somewhere: on spaces that its figure may enter, and on no edge that stops it. */
export function plainlyFits(table: PlainTable, figure: number, place: Place): boolean {
  const squares = covered(table, figure, place);
  const free = ignoresTerrain(table, figure);
  return (
    squares.every((square) => mayEnter(table, figure, square)) &&
    squares.every((a) => squares.every((b) => !besideEachOther(a, b) || !stops(table.edge(a, b), free)))
  );
}

const covered = (table: PlainTable, figure: number, place: Place): readonly Square[] =>
  table.covered(table.figure(figure).base, place);

/** A6, Massive: "cannot enter another Massive figure's spaces". */
function entersMassive(table: PlainTable, figure: number, place: Place): boolean {
  const squares = covered(table, figure, place);
  return (
    table.figure(figure).massive &&
    others(table, figure).some(
      ({ massive, index }) => massive && table.squaresOf(index).some((square) => contains(squares, square)),
    )
  );
}

/** The figures besides itself, companions left out, that stand where a figure would stand. */
function sharedWith(table: PlainTable, figure: number, place: Place): readonly number[] {
  const squares = covered(table, figure, place);
  return others(table, figure)
    .filter(({ companion }) => !companion)
    .filter(({ index }) => table.squaresOf(index).some((square) => contains(squares, square)))
    .map(({ index }) => index);
}

/** Whether a figure may end a movement so (A6): not with others, unless one of them is a companion (B3) or itself is massive. */
export function plainlyEnds(table: PlainTable, figure: number, place: Place): boolean {
  const { companion, massive } = table.figure(figure);
  return (
    plainlyFits(table, figure, place) &&
    !entersMassive(table, figure, place) &&
    (companion || massive || sharedWith(table, figure, place).length === 0)
  );
}

/** A6, Massive: the figures that it pushes when it ends so. */
export const plainlyPushed = (table: PlainTable, figure: number, place: Place): readonly number[] =>
  sharedWith(table, figure, place);

/** All that one step, or one turn of the base, leads to, with what it costs (A6). */
export function plainSteps(
  table: PlainTable,
  figure: number,
  from: Place,
  moving: PlainMoving,
): readonly PlainStep[] {
  const places = [
    ...table.spaces
      .filter((space) => plainlySteps(table, figure, from, space))
      .map((space) => ({ space: table.space(space), turned: from.turned })),
    ...(moving === 'by points' ? turns(table, figure, from) : []),
  ];
  return places
    .filter((place) => plainlyFits(table, figure, place) && !entersMassive(table, figure, place))
    .map((place) => ({ place, cost: moving === 'by points' ? cost(table, figure, place) : 1 }));
}

/** Whether a base can be shifted so that its first space comes to lie in a square: by one, and past no edge that stops it. */
function plainlySteps(table: PlainTable, figure: number, from: Place, to: Square): boolean {
  const start = table.square(from.space);
  const free = ignoresTerrain(table, figure);
  const shift = { x: to.x - start.x, y: to.y - start.y };
  if (Math.max(Math.abs(shift.x), Math.abs(shift.y)) !== 1) return false;
  const squares = covered(table, figure, from);
  if (besideEachOther(start, to))
    return squares.every((a) => !stops(table.edge(a, { x: a.x + shift.x, y: a.y + shift.y }), free));
  // "Large figures: no diagonal steps." Past one corner a small one goes, between two it does not (A5, A6).
  return (
    squares.length === 1 &&
    aroundCorner(start, to).some(
      (c) =>
        !stops(table.edge(start, c), free) && mayEnter(table, figure, c) && !stops(table.edge(c, to), free),
    )
  );
}

/** A6: bases of 2 and 6 spaces turn by 90 degrees and keep at least half of their old spaces. */
function turns(table: PlainTable, figure: number, from: Place): readonly Place[] {
  const { base } = table.figure(figure);
  if (base !== '1x2' && base !== '2x3') return [];
  const old = covered(table, figure, from);
  const cells = Array.from(table.map.terrain.keys());
  return cells
    .map((space) => ({ space, turned: !from.turned }))
    .filter((place) => {
      const kept = covered(table, figure, place).filter((square) => contains(old, square));
      return kept.length * 2 >= old.length;
    });
}

/**
 * What it costs to enter all spaces of a place (A6): 1, and 1 more with a hostile figure in any of them (companions are none,
 * B3), and 1 more with difficult terrain in any of them. Mobile and Massive figures pay 1.
 */
function cost(table: PlainTable, figure: number, place: Place): number {
  if (ignoresTerrain(table, figure)) return 1;
  const squares = covered(table, figure, place);
  const hostile = sharedWith(table, figure, place).some((index) => table.figure(index).stance === 'hostile');
  const difficult = squares.some((square) => table.at(square)?.difficult);
  return 1 + (hostile ? 1 : 0) + (difficult ? 1 : 0);
}

/** The least that each place costs, reached by any steps, for at most so much: legal ends or not. */
export function plainCosts(
  table: PlainTable,
  figure: number,
  from: Place,
  most: number,
  moving: PlainMoving,
): readonly PlainStep[] {
  const found: PlainStep[] = [{ place: from, cost: 0 }];
  // All that can be had for 0, then for 1, and so on: whatever a step leads to is looked at again when its cost has come.
  const waiting: PlainStep[] = [];
  for (const step of found) waiting.push(...after(step));
  for (let spent = 1; spent <= most; spent += 1)
    for (const step of waiting.filter(({ cost }) => cost === spent))
      if (!found.some(({ place }) => samePlace(place, step.place))) {
        found.push(step);
        waiting.push(...after(step));
      }
  return found;

  function after(step: PlainStep): PlainStep[] {
    return plainSteps(table, figure, step.place, moving)
      .map(({ place, cost }) => ({ place, cost: step.cost + cost }))
      .filter(({ cost }) => cost <= most);
  }
}

const samePlace = (a: Place, b: Place): boolean => a.space === b.space && a.turned === b.turned;

/** All places where a figure can end its movement (A6), with the least that it costs. */
export function plainReach(
  table: PlainTable,
  figure: number,
  most: number,
  moving: PlainMoving,
): readonly PlainStep[] {
  const { place } = table.figure(figure);
  return plainCosts(table, figure, place, most, moving).filter((step) =>
    plainlyEnds(table, figure, step.place),
  );
}

/** A6: "a figure may enter a space only if it can finish legally afterwards", with the points that are left then. */
export function plainNextSteps(table: PlainTable, figure: number, points: number): readonly PlainStep[] {
  const { place } = table.figure(figure);
  return plainSteps(table, figure, place, 'by points').filter(
    (step) =>
      step.cost <= points &&
      plainCosts(table, figure, step.place, points - step.cost, 'by points').some((end) =>
        plainlyEnds(table, figure, end.place),
      ),
  );
}

/**
 * A6: the places of the fewest spaces where a figure ends legally that cannot go on in a space with others. If it can be pushed
 * to none, it is placed, the fewest spaces away (a ruling of ours).
 */
export function plainNearestEnds(table: PlainTable, figure: number): readonly Place[] {
  // No way without a detour is longer than all spaces that there are.
  const reach = plainReach(table, figure, table.spaces.length, 'by spaces');
  if (reach.length > 0) return cheapest(reach);
  return plainNearestPlaces(table, figure, table.squaresOf(figure));
}

/** A6, A14: the places that are the fewest spaces away from some spaces, their nearest space counted. */
export function plainNearestPlaces(
  table: PlainTable,
  figure: number,
  to: readonly Square[],
): readonly Place[] {
  const onGround = plainDistances(table, to, to);
  const steps = plainPlaces(table, figure).flatMap((place) => {
    const there = covered(table, figure, place);
    // The terrain of its own spaces does not count.
    const isOnGround = there.every((square) => table.at(square)?.blocking === false);
    const distances = isOnGround ? onGround : plainDistances(table, to, [...to, ...there]);
    const known = there.flatMap((square) => distances.get(table.space(square)) ?? []);
    return known.length === 0 ? [] : [{ place, cost: Math.min(...known) }];
  });
  return cheapest(steps);
}

const cheapest = (steps: readonly PlainStep[]): readonly Place[] => {
  const fewest = Math.min(...steps.map(({ cost }) => cost));
  return steps.filter(({ cost }) => cost === fewest).map(({ place }) => place);
};

/** A6: all places where a figure may be placed: wherever it could end a movement, its base turned as its player likes. */
export function plainPlaces(table: PlainTable, figure: number): readonly Place[] {
  const { base } = table.figure(figure);
  const turned = base === '1x2' || base === '2x3' ? [false, true] : [false];
  return turned
    .flatMap((way) => Array.from(table.map.terrain.keys(), (space) => ({ space, turned: way })))
    .filter((place) => plainlyEnds(table, figure, place));
}

/** Whether a way is one that a figure can go for so much: single steps, each as A6 has it. */
export function plainlyGoes(
  table: PlainTable,
  figure: number,
  path: readonly Place[],
  spent: number,
  moving: PlainMoving,
): boolean {
  const { place: start } = table.figure(figure);
  const [first, ...rest] = path;
  if (first === undefined || !samePlace(first, start)) return false;
  let last = first;
  let sum = 0;
  for (const place of rest) {
    const step = plainSteps(table, figure, last, moving).find((one) => samePlace(one.place, place));
    if (step === undefined) return false;
    sum += step.cost;
    last = place;
  }
  return sum === spent;
}
