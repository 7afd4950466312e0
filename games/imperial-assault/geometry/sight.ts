import { type Battlefield, figureAt, several, spacesOf } from './battlefield.ts';
import { codeOf, footingOf } from './footing.ts';
import { neighbour } from './grid.ts';
import { areJoined, isBlocking } from './ground.ts';
import type { BattleMap, Corner, Pair, Place, SightOptions, Space } from './map.ts';
import { cornerOf, freeWedges, lookUp, meetObstacles, verdict, wedgesBetween } from './sight-table.ts';
import { endsOf, type Wedge } from './wedges.ts';

/** What stands in the way of lines of sight. */
export type Obstacle =
  /** A7.3: the two lines lie on each other. */
  | { readonly kind: 'overlap' }
  /** A7.4, A7.6: the lines or the area between them cross an edge. A door is named by its index. */
  | { readonly kind: 'edge'; readonly between: Pair; readonly is: 'wall' | 'blocking' }
  | { readonly kind: 'edge'; readonly between: Pair; readonly is: 'door'; readonly door: number }
  /** A7.4, B6: they enter a space. */
  | { readonly kind: 'space'; readonly space: Space; readonly is: 'blocking' | 'shield' }
  /** A7.4: they enter a space with figures, by index. */
  | { readonly kind: 'figures'; readonly space: Space; readonly figures: readonly number[] }
  /** A7.5, B6: what meets at the corner of the looker's space closes it. */
  | { readonly kind: 'corner'; readonly corner: Corner };

/** Two lines from a corner of the looker's space to both ends of an edge of the target's space. */
export interface SightLines {
  readonly corner: Corner;
  readonly edge: readonly [Corner, Corner];
  /** Empty where nothing blocks: then there is line of sight. */
  readonly obstacles: readonly Obstacle[];
}

/** Why there is line of sight between two spaces, or not. */
export interface SightReport {
  readonly sees: boolean;
  /** `lines` where it depends on them: spaces that are the same or adjacent see each other whatever their lines say. */
  readonly because: 'same' | 'adjacent' | 'lines';
  /** All 16 ways to draw them. */
  readonly lines: readonly SightLines[];
}

/** Who looks, at whom. */
export interface Sighting extends SightOptions {
  /** Figures of the situation, by index, that do not block because they look or are looked at. */
  readonly looker?: number;
  readonly target?: number;
}

/** The figures in a space that block: all but companions, looker and target. */
function figuresIn(battlefield: Battlefield, space: Space, { looker, target }: Sighting): number[] {
  return battlefield.situation.figures.flatMap(({ companion }, figure) =>
    !companion && figure !== looker && figure !== target && spacesOf(battlefield, figure).includes(space)
      ? [figure]
      : [],
  );
}

function blocksIn(battlefield: Battlefield, space: Space, sighting: Sighting): boolean {
  const blocker = battlefield.blockers[space] ?? 0;
  if (blocker === 0) return false;
  if (blocker === several) return figuresIn(battlefield, space, sighting).length > 0;
  return blocker - 1 !== sighting.looker && blocker - 1 !== sighting.target;
}

/** A7.4: whether figures count at all. They block neither to nor from a massive figure. */
function doFiguresBlock(battlefield: Battlefield, { figuresBlock, looker, target }: Sighting): boolean {
  return (
    figuresBlock &&
    !(looker !== undefined && figureAt(battlefield, looker).massive) &&
    !(target !== undefined && figureAt(battlefield, target).massive)
  );
}

/** Whether there is line of sight from a space to a space; `figuresBlock` as {@link doFiguresBlock} says. */
function isSeen(battlefield: Battlefield, from: Space, to: Space, sighting: Sighting): boolean {
  let wedges = lookUp(battlefield.sights, from, to);
  if (wedges === verdict.always || wedges === verdict.never) return wedges === verdict.always;
  if (!sighting.figuresBlock) return true;
  const { all } = wedgesBetween(battlefield.sights, from, to);
  // The wedges that were dropped assume that nobody else is in the looker's space.
  const isShared = isLookerBlocked(battlefield, from, sighting);
  if (isShared) wedges = freeWedges(battlefield.sights, from, to);
  for (let index = 0; wedges >> index > 0; index++) {
    const wedge = all[index];
    if (((wedges >> index) & 1) === 0 || wedge === undefined || (isShared && wedge.leavesThroughSpace))
      continue;
    if (!isBlocked(battlefield, from, wedge, sighting)) return true;
  }
  return false;
}

/** Whether others are in the space a figure looks from: it moves through theirs. */
function isLookerBlocked(battlefield: Battlefield, from: Space, sighting: Sighting): boolean {
  return sighting.looker !== undefined && blocksIn(battlefield, from, sighting);
}

function isBlocked(battlefield: Battlefield, from: Space, { between }: Wedge, sighting: Sighting): boolean {
  for (const offset of between) if (blocksIn(battlefield, from + offset, sighting)) return true;
  return false;
}

/**
 * A7, B6: line of sight between two spaces, as between small figures or objects there: what is in the two spaces
 * themselves does not block.
 */
export function canSeeSpace(
  battlefield: Battlefield,
  from: Space,
  to: Space,
  options: SightOptions,
): boolean {
  return isSeen(battlefield, from, to, options);
}

/** Who looks from where, at whom. */
export interface FigureSightOptions extends SightOptions {
  /** As if the looker stood here; where it stands now does not block then. */
  readonly from?: Place;
}

/** A7: whether a figure sees another one, from any of its spaces to any space of the other. Figures are indexes. */
export function canSee(
  battlefield: Battlefield,
  looker: number,
  target: number,
  options: FigureSightOptions,
): boolean {
  const sighting = sightingOf(battlefield, looker, target, options);
  const to = spacesOf(battlefield, target);
  for (const from of lookingSpaces(battlefield, looker, options))
    for (const space of to) if (isSeen(battlefield, from, space, sighting)) return true;
  return false;
}

/**
 * A7, A8: whether a figure sees a space or an object in it, from any of its own spaces; it looks through itself. A figure in that
 * space does not block there, as nobody is looked at but whatever is in the space.
 */
export function canFigureSeeSpace(
  battlefield: Battlefield,
  looker: number,
  space: Space,
  options: FigureSightOptions,
): boolean {
  const sighting = { figuresBlock: doFiguresBlock(battlefield, { ...options, looker }), looker };
  return lookingSpaces(battlefield, looker, options).some((from) =>
    isSeen(battlefield, from, space, sighting),
  );
}

/** A7, A8: the pairs of a space of the looker and a space of the target between which there is line of sight. */
export function sightPairs(
  battlefield: Battlefield,
  looker: number,
  target: number,
  options: FigureSightOptions,
): readonly Pair[] {
  const sighting = sightingOf(battlefield, looker, target, options);
  return lookingSpaces(battlefield, looker, options).flatMap((from) =>
    spacesOf(battlefield, target)
      .filter((to) => isSeen(battlefield, from, to, sighting))
      .map((to): Pair => [from, to]),
  );
}

/** The spaces of the target to which a figure sees as if from some of these spaces. */
export function spacesSeenFrom(
  battlefield: Battlefield,
  from: readonly Space[],
  looker: number,
  target: number,
  options: SightOptions,
): readonly Space[] {
  const sighting = sightingOf(battlefield, looker, target, options);
  return spacesOf(battlefield, target).filter((to) =>
    from.some((space) => isSeen(battlefield, space, to, sighting)),
  );
}

function sightingOf(
  battlefield: Battlefield,
  looker: number,
  target: number,
  options: SightOptions,
): Sighting {
  const sighting = { figuresBlock: options.figuresBlock, looker, target };
  return { ...sighting, figuresBlock: doFiguresBlock(battlefield, sighting) };
}

function lookingSpaces(
  battlefield: Battlefield,
  looker: number,
  { from }: FigureSightOptions,
): readonly Space[] {
  if (from === undefined) return spacesOf(battlefield, looker);
  return footingOf(battlefield.ground, figureAt(battlefield, looker).base, true).covers(codeOf(from));
}

/**
 * A7: every way to draw lines from one space to another, and all that is in the way of each. It answers as {@link canSee}
 * and {@link canSeeSpace} do, out of the same tables.
 */
export function explainSight(
  battlefield: Battlefield,
  from: Space,
  to: Space,
  sighting: Sighting,
): SightReport {
  const blocking = { ...sighting, figuresBlock: doFiguresBlock(battlefield, sighting) };
  return {
    sees: isSeen(battlefield, from, to, blocking),
    because: from === to ? 'same' : areJoined(battlefield.ground, from, to) ? 'adjacent' : 'lines',
    lines: wedgesBetween(battlefield.sights, from, to).all.map((wedge) => ({
      corner: cornerOf(battlefield.map, from, wedge.corner),
      edge: edgeOf(battlefield.map, to, wedge.side),
      obstacles: [
        ...fixedObstacles(battlefield, from, to, wedge),
        ...figureObstacles(battlefield, from, wedge, blocking),
      ],
    })),
  };
}

function edgeOf(map: BattleMap, space: Space, side: number): readonly [Corner, Corner] {
  const [first, second] = endsOf(side);
  return [cornerOf(map, space, first), cornerOf(map, space, second)];
}

function fixedObstacles(battlefield: Battlefield, from: Space, to: Space, wedge: Wedge): Obstacle[] {
  const found: Obstacle[] = [];
  meetObstacles(battlefield.sights, from, to, wedge, (obstacle) => {
    switch (obstacle.kind) {
      case 'overlap':
        found.push({ kind: 'overlap' });
        break;
      case 'corner':
        found.push({ kind: 'corner', corner: cornerOf(battlefield.map, from, wedge.corner) });
        break;
      case 'space': {
        const { space } = obstacle;
        // A cell that is no space lies behind the wall around the map, which is told already.
        if (battlefield.map.terrain[space] === null) break;
        found.push({
          kind: 'space',
          space,
          is: isBlocking(battlefield.ground, space) ? 'blocking' : 'shield',
        });
        break;
      }
      case 'edge': {
        const { space, side } = obstacle;
        const beyond = neighbour(battlefield.map, space, side * 2);
        const isOffMap = [space, beyond].every(
          (cell) => (battlefield.map.terrain[cell ?? -1] ?? null) === null,
        );
        if (!isOffMap) found.push(edgeObstacle(battlefield, space, beyond ?? -1));
      }
    }
    return false;
  });
  return found;
}

function edgeObstacle({ map }: Battlefield, space: Space, beyond: Space): Obstacle {
  const isHere = ([one, other]: Pair) =>
    (one === space && other === beyond) || (one === beyond && other === space);
  const between: Pair = [space, beyond];
  const door = map.doors.findIndex(({ edges }) => edges.some(isHere));
  if (door >= 0) return { kind: 'edge', between, is: 'door', door };
  const kinds = map.edges.filter((edge) => isHere(edge.between)).map(({ kind }) => kind);
  return {
    kind: 'edge',
    between,
    is: kinds.includes('wall') || !kinds.includes('blocking') ? 'wall' : 'blocking',
  };
}

function figureObstacles(
  battlefield: Battlefield,
  from: Space,
  wedge: Wedge,
  sighting: Sighting,
): Obstacle[] {
  if (!sighting.figuresBlock || wedge.overlaps) return [];
  const own = wedge.leavesThroughSpace && isLookerBlocked(battlefield, from, sighting) ? [from] : [];
  return [...own, ...wedge.between.map((offset) => from + offset)]
    .filter((space) => blocksIn(battlefield, space, sighting))
    .map((space) => ({ kind: 'figures', space, figures: figuresIn(battlefield, space, sighting) }));
}
