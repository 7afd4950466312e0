import { type Battlefield, setOut } from '../geometry/battlefield.ts';
import { areAdjacentFigures, areAdjacentSpaces, countNearest } from '../geometry/counting.ts';
import { areJoined, isBlocking } from '../geometry/ground.ts';
import type { BattleMap, Pair, Space } from '../geometry/map.ts';
import {
  explainSight,
  type Obstacle,
  type SightLines,
  type SightReport,
  sightPairs,
} from '../geometry/sight.ts';
import { figuresAt, type Scene } from './scene.ts';

/** Line of sight from one of the two spaces to the other. */
export interface Look {
  readonly from: Space;
  readonly to: Space;
  /** The figure that looks and the one that is looked at, by index, where there is one. */
  readonly looker?: number;
  readonly target?: number;
  readonly report: SightReport;
  /** Other spaces of these two figures between which there is line of sight. */
  readonly elsewhere: readonly Pair[];
}

/** All that the geometry says of the two spaces of a scene. */
export interface Reading {
  readonly there: Look;
  readonly back: Look;
  readonly areAdjacent: boolean;
  /** In spaces; null where there is no way. */
  readonly distance: number | null;
  /** A shortest way by counting, both spaces included; empty where there is none. */
  readonly path: readonly Space[];
}

/** Asks the geometry everything about the two spaces of a scene. */
export function readSpaces(scene: Scene): Reading {
  const battlefield = setOut(scene.map, scene.situation);
  const { from, to } = scene;
  const [one, other] = [figureIn(scene, from), figureIn(scene, to)];
  const distance = distanceBetween(battlefield, scene, one, other);
  return {
    there: look(battlefield, scene, from, to, one, other),
    back: look(battlefield, scene, to, from, other, one),
    areAdjacent:
      one !== undefined && other !== undefined
        ? areAdjacentFigures(battlefield, one, other)
        : areAdjacentSpaces(battlefield, from, to),
    distance,
    path: distance === null ? [] : pathBetween(battlefield, from, to, distance),
  };
}

/** The figure of a space: one that is no companion, if there are several. */
function figureIn(scene: Scene, space: Space): number | undefined {
  const there = figuresAt(scene, space);
  return there.find((figure) => scene.situation.figures[figure]?.companion === false) ?? there[0];
}

function look(
  battlefield: Battlefield,
  { figuresBlock }: Scene,
  from: Space,
  to: Space,
  looker: number | undefined,
  target: number | undefined,
): Look {
  const figures = { ...(looker !== undefined && { looker }), ...(target !== undefined && { target }) };
  const pairs =
    looker === undefined || target === undefined || looker === target
      ? []
      : sightPairs(battlefield, looker, target, { figuresBlock });
  return {
    from,
    to,
    ...figures,
    report: explainSight(battlefield, from, to, { figuresBlock, ...figures }),
    elsewhere: pairs.filter(([one, other]) => one !== from || other !== to),
  };
}

/** A5: a figure in blocking terrain counts without the terrain of its own space; a space of such terrain is not counted to. */
function distanceBetween(
  { ground }: Battlefield,
  { from, to }: Scene,
  one: number | undefined,
  other: number | undefined,
): number | null {
  if (from === to) return 0;
  const isClosed = (space: Space, figure: number | undefined) =>
    figure === undefined && isBlocking(ground, space);
  return isClosed(from, one) || isClosed(to, other) ? null : countNearest(ground, [from], [to]);
}

/**
 * The counted distance says how to go: each step is to a joined space from which one space less is counted. Of several such
 * spaces the one that looks nearest is taken.
 */
function pathBetween({ ground, map }: Battlefield, from: Space, to: Space, distance: number): Space[] {
  const spaces = map.terrain.map((_, space) => space);
  const path = [from];
  for (let left = distance - 1, at = from; left >= 0; left--) {
    const [next] = spaces
      .filter((space) => areJoined(ground, at, space))
      .filter((space) =>
        left === 0
          ? space === to
          : !isBlocking(ground, space) && countNearest(ground, [space], [to]) === left,
      )
      .sort((one, other) => awayFrom(map, one, to) - awayFrom(map, other, to));
    if (next === undefined) return [];
    path.push(next);
    at = next;
  }
  return path;
}

/** How far two spaces look apart, squared; no rule counts so. */
function awayFrom({ columns }: BattleMap, one: Space, other: Space): number {
  const across = (one % columns) - (other % columns);
  const down = Math.floor(one / columns) - Math.floor(other / columns);
  return across * across + down * down;
}

/** The way to draw the lines that says most: the first with the least in the way, lines that lie on each other last. */
export function bestWay({ lines }: SightReport): number {
  const badness = lines.map(({ obstacles }) =>
    obstacles.some(({ kind }) => kind === 'overlap') ? Number.POSITIVE_INFINITY : obstacles.length,
  );
  return badness.indexOf(Math.min(...badness));
}

export function countFree({ lines }: SightReport): number {
  return lines.filter(({ obstacles }) => obstacles.length === 0).length;
}

/** What is in the way of one way to draw the lines, each thing once: a large figure is met in several spaces. */
export function thingsInTheWay({ obstacles }: SightLines): Obstacle[] {
  return [...new Map(obstacles.map((obstacle) => [keyOf(obstacle), obstacle])).values()];
}

/** Everything that is in the way, with how many of the ways to draw the lines it blocks; what blocks most comes first. */
export function tallyObstacles({
  lines,
}: SightReport): { readonly obstacle: Obstacle; readonly ways: number }[] {
  const tally = new Map<string, { obstacle: Obstacle; ways: number }>();
  for (const obstacle of lines.flatMap(thingsInTheWay)) {
    const key = keyOf(obstacle);
    const entry = tally.get(key) ?? { obstacle, ways: 0 };
    entry.ways++;
    tally.set(key, entry);
  }
  return [...tally.values()].sort((one, other) => other.ways - one.ways);
}

/** The same for the same thing, from whichever side it is met. */
function keyOf(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'overlap':
      return 'overlap';
    case 'corner':
      return `corner ${obstacle.corner}`;
    case 'edge':
      return `edge ${obstacle.between.toSorted((one, other) => one - other)}`;
    case 'space':
      return `space ${obstacle.space}`;
    case 'figures':
      return `figures ${obstacle.figures}`;
    default:
      return obstacle satisfies never;
  }
}

/** Whether a figure of a look is massive: then no figures are in the way (A7). */
export function isMassive({ situation }: Scene, { looker = -1, target = -1 }: Look): boolean {
  return [looker, target].some((figure) => situation.figures[figure]?.massive);
}
