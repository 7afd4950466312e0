import { type Board, figureAt, several, spacesOf } from './board.ts';
import { codeOf, footingOf } from './footing.ts';
import { areJoined, type Ground, isBlocking, neighbour } from './ground.ts';
import type { BattleMap, Corner, Pair, Place, SightOptions, Space } from './map.ts';
import { corners, endsOf, type Wedge, type Wedges, wedgesTo } from './wedges.ts';

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

/**
 * What of lines of sight figures cannot change, for a ground with shields on some spaces. Each pair of spaces is worked out when it
 * is first asked for.
 */
interface Sights {
  readonly ground: Ground;
  /** By space: 1 where it blocks, with terrain or a shield. */
  readonly solid: Uint8Array;
  /** By looker's space, then by target's space: a {@link verdict}, or the wedges that figures alone can block, a bit each. */
  readonly known: (Uint32Array | undefined)[];
}

/** What is known of a pair of spaces. Wedges take the 16 bits below. */
const verdict = { unknown: 0, never: 1 << 16, always: 1 << 17 } as const;

const sightsByGround = new WeakMap<Ground, Map<string, Sights>>();

/** So many sets of shields are kept for each ground. */
const kept = 16;

function sightsOf({ ground, situation }: Board): Sights {
  let ofGround = sightsByGround.get(ground);
  if (ofGround === undefined) {
    ofGround = new Map();
    sightsByGround.set(ground, ofGround);
  }
  const key = situation.shields.length === 0 ? '' : situation.shields.toSorted((a, b) => a - b).join();
  let sights = ofGround.get(key);
  if (sights === undefined) {
    const [oldest] = ofGround.keys();
    if (oldest !== undefined && ofGround.size >= kept) ofGround.delete(oldest);
    const solid = ground.terrain.map((_, space) => (isBlocking(ground, space) ? 1 : 0));
    for (const space of situation.shields) solid[space] = 1;
    sights = { ground, solid, known: [] };
    ofGround.set(key, sights);
  }
  return sights;
}

/** The verdict on two spaces, or the wedges that figures have to leave free. */
function lookUp(sights: Sights, from: Space, to: Space): number {
  let row = sights.known[from];
  if (row === undefined) {
    row = new Uint32Array(sights.solid.length);
    sights.known[from] = row;
  }
  const known = row[to] ?? verdict.unknown;
  if (known !== verdict.unknown) return known;
  const found = judge(sights, from, to);
  row[to] = found;
  return found;
}

function judge(sights: Sights, from: Space, to: Space): number {
  if (from === to || areJoined(sights.ground, from, to)) return verdict.always;
  const { all, worse } = wedgesBetween(sights.ground.map, from, to);
  let free = freeWedges(sights, from, to);
  for (const [index, wedge] of all.entries()) {
    if ((free & (1 << index)) === 0) continue;
    if (wedge.between.length === 0) return verdict.always;
    free &= ~(worse[index] ?? 0);
  }
  return free === 0 ? verdict.never : free;
}

function wedgesBetween({ columns }: BattleMap, from: Space, to: Space): Wedges {
  const rows = Math.floor(to / columns) - Math.floor(from / columns);
  return wedgesTo(rows, (to % columns) - (from % columns), columns);
}

/** The wedges that map and shields leave free, a bit each. */
function freeWedges(sights: Sights, from: Space, to: Space): number {
  let free = 0;
  for (const [index, wedge] of wedgesBetween(sights.ground.map, from, to).all.entries()) {
    let isFree = true;
    meetObstacles(sights, from, to, wedge, () => {
      isFree = false;
      return true;
    });
    if (isFree) free |= 1 << index;
  }
  return free;
}

/** What of map and shields is in the way of a wedge; `met` answers true when it has seen enough. */
type Met = (
  obstacle:
    | { readonly kind: 'overlap' | 'corner' }
    | { readonly kind: 'space'; readonly space: Space }
    | { readonly kind: 'edge'; readonly space: Space; readonly side: number },
) => boolean;

function meetObstacles(sights: Sights, from: Space, to: Space, wedge: Wedge, met: Met): void {
  const { ground, solid } = sights;
  if (wedge.overlaps) {
    met({ kind: 'overlap' });
    return;
  }
  if (!isConnected(sights, from, wedge) && met({ kind: 'corner' })) return;
  for (let index = 0; index < wedge.cells.length; index++) {
    const space = from + (wedge.cells[index] ?? 0);
    if (space !== from && space !== to && solid[space] === 1 && met({ kind: 'space', space })) return;
    const bars = (wedge.crossed[index] ?? 0) & (ground.barred[space] ?? 0);
    for (let side = 0; bars >> side > 0; side++)
      if (((bars >> side) & 1) === 1 && met({ kind: 'edge', space, side })) return;
  }
}

/**
 * A7.5: whether one gets around the corner of the looker's space, one way or the other, from that space into the cell that the lines
 * enter, without crossing an edge or a space that blocks.
 */
function isConnected({ ground, solid }: Sights, from: Space, { corner, turn: [own, into] }: Wedge): boolean {
  const around = cellsAround(ground.map, cornerOf(ground.map, from, corner));
  const isOpen = (cell: Space | undefined, side: number) =>
    cell !== undefined && ((ground.barred[cell] ?? 0) & (1 << side)) === 0;
  const canTurn = (step: 1 | 3) => {
    for (let at = own; at !== into; at = (at + step) % 4) {
      // Clockwise, the top left cell is left over its right side, the next one over its bottom, and so on.
      if (!isOpen(around[at], step === 1 ? (at + 1) % 4 : (at + 2) % 4)) return false;
      const next = (at + step) % 4;
      if (next !== into && solid[around[next] ?? -1] !== 0) return false;
    }
    return true;
  };
  return canTurn(1) || canTurn(3);
}

/** A corner of a space, clockwise from its top left. */
function cornerOf({ columns }: BattleMap, space: Space, corner: number): Corner {
  const [row, column] = corners[corner] ?? [0, 0];
  return (Math.floor(space / columns) + row) * (columns + 1) + (space % columns) + column;
}

/** The cells around a corner, clockwise from the top left; undefined off the grid. */
function cellsAround({ columns, rows }: BattleMap, corner: Corner): readonly (Space | undefined)[] {
  const [row, column] = [Math.floor(corner / (columns + 1)), corner % (columns + 1)];
  return corners.map(([down, right]) => {
    const [atRow, atColumn] = [row - 1 + down, column - 1 + right];
    const isOnGrid = atRow >= 0 && atRow < rows && atColumn >= 0 && atColumn < columns;
    return isOnGrid ? atRow * columns + atColumn : undefined;
  });
}

/** The figures in a space that block: all but companions, looker and target. */
function figuresIn(board: Board, space: Space, { looker, target }: Sighting): number[] {
  return board.situation.figures.flatMap(({ companion }, figure) =>
    !companion && figure !== looker && figure !== target && spacesOf(board, figure).includes(space)
      ? [figure]
      : [],
  );
}

function blocksIn(board: Board, space: Space, sighting: Sighting): boolean {
  const blocker = board.blockers[space] ?? 0;
  if (blocker === 0) return false;
  if (blocker === several) return figuresIn(board, space, sighting).length > 0;
  return blocker - 1 !== sighting.looker && blocker - 1 !== sighting.target;
}

/** A7.4: whether figures count at all. They block neither to nor from a massive figure. */
function doFiguresBlock(board: Board, { figuresBlock, looker, target }: Sighting): boolean {
  return (
    figuresBlock &&
    !(looker !== undefined && figureAt(board, looker).massive) &&
    !(target !== undefined && figureAt(board, target).massive)
  );
}

/** Whether there is line of sight from a space to a space; `figuresBlock` as {@link doFiguresBlock} says. */
function isSeen(board: Board, sights: Sights, from: Space, to: Space, sighting: Sighting): boolean {
  let wedges = lookUp(sights, from, to);
  if (wedges === verdict.always || wedges === verdict.never) return wedges === verdict.always;
  if (!sighting.figuresBlock) return true;
  const { all } = wedgesBetween(board.map, from, to);
  // The wedges that were dropped assume that nobody else is in the looker's space.
  const isShared = isLookerBlocked(board, from, sighting);
  if (isShared) wedges = freeWedges(sights, from, to);
  for (let index = 0; wedges >> index > 0; index++) {
    const wedge = all[index];
    if (((wedges >> index) & 1) === 0 || wedge === undefined || (isShared && wedge.leavesThroughSpace))
      continue;
    if (!isBlocked(board, from, wedge, sighting)) return true;
  }
  return false;
}

/** Whether others are in the space a figure looks from: it moves through theirs. */
function isLookerBlocked(board: Board, from: Space, sighting: Sighting): boolean {
  return sighting.looker !== undefined && blocksIn(board, from, sighting);
}

function isBlocked(board: Board, from: Space, { between }: Wedge, sighting: Sighting): boolean {
  for (const offset of between) if (blocksIn(board, from + offset, sighting)) return true;
  return false;
}

/**
 * A7, B6: line of sight between two spaces, as between small figures or objects there: what is in the two spaces
 * themselves does not block.
 */
export function canSeeSpace(board: Board, from: Space, to: Space, options: SightOptions): boolean {
  return isSeen(board, sightsOf(board), from, to, options);
}

/** Who looks from where, at whom. */
export interface FigureSightOptions extends SightOptions {
  /** As if the looker stood here; where it stands now does not block then. */
  readonly from?: Place;
}

/** A7: whether a figure sees another one, from any of its spaces to any space of the other. Figures are indexes. */
export function canSee(board: Board, looker: number, target: number, options: FigureSightOptions): boolean {
  const sighting = sightingOf(board, looker, target, options);
  const sights = sightsOf(board);
  const to = spacesOf(board, target);
  for (const from of lookingSpaces(board, looker, options))
    for (const space of to) if (isSeen(board, sights, from, space, sighting)) return true;
  return false;
}

/**
 * A7, A8: whether a figure sees a space or an object in it, from any of its own spaces; it looks through itself. A figure in that
 * space does not block there, as nobody is looked at but whatever is in the space.
 */
export function canFigureSeeSpace(
  board: Board,
  looker: number,
  space: Space,
  options: FigureSightOptions,
): boolean {
  const sighting = { figuresBlock: doFiguresBlock(board, { ...options, looker }), looker };
  const sights = sightsOf(board);
  return lookingSpaces(board, looker, options).some((from) => isSeen(board, sights, from, space, sighting));
}

/** A7, A8: the pairs of a space of the looker and a space of the target between which there is line of sight. */
export function sightPairs(
  board: Board,
  looker: number,
  target: number,
  options: FigureSightOptions,
): readonly Pair[] {
  const sighting = sightingOf(board, looker, target, options);
  const sights = sightsOf(board);
  return lookingSpaces(board, looker, options).flatMap((from) =>
    spacesOf(board, target)
      .filter((to) => isSeen(board, sights, from, to, sighting))
      .map((to): Pair => [from, to]),
  );
}

function sightingOf(board: Board, looker: number, target: number, options: SightOptions): Sighting {
  const sighting = { figuresBlock: options.figuresBlock, looker, target };
  return { ...sighting, figuresBlock: doFiguresBlock(board, sighting) };
}

function lookingSpaces(board: Board, looker: number, { from }: FigureSightOptions): readonly Space[] {
  if (from === undefined) return spacesOf(board, looker);
  return footingOf(board.ground, figureAt(board, looker).base, true).covers(codeOf(from));
}

/**
 * A7: every way to draw lines from one space to another, and all that is in the way of each. It answers as {@link canSee}
 * and {@link canSeeSpace} do, out of the same tables.
 */
export function explainSight(board: Board, from: Space, to: Space, sighting: Sighting): SightReport {
  const sights = sightsOf(board);
  const blocking = { ...sighting, figuresBlock: doFiguresBlock(board, sighting) };
  return {
    sees: isSeen(board, sights, from, to, blocking),
    because: from === to ? 'same' : areJoined(board.ground, from, to) ? 'adjacent' : 'lines',
    lines: wedgesBetween(board.map, from, to).all.map((wedge) => ({
      corner: cornerOf(board.map, from, wedge.corner),
      edge: edgeOf(board.map, to, wedge.side),
      obstacles: [
        ...fixedObstacles(board, sights, from, to, wedge),
        ...figureObstacles(board, from, wedge, blocking),
      ],
    })),
  };
}

function edgeOf(map: BattleMap, space: Space, side: number): readonly [Corner, Corner] {
  const [first, second] = endsOf(side);
  return [cornerOf(map, space, first), cornerOf(map, space, second)];
}

function fixedObstacles(board: Board, sights: Sights, from: Space, to: Space, wedge: Wedge): Obstacle[] {
  const found: Obstacle[] = [];
  meetObstacles(sights, from, to, wedge, (obstacle) => {
    switch (obstacle.kind) {
      case 'overlap':
        found.push({ kind: 'overlap' });
        break;
      case 'corner':
        found.push({ kind: 'corner', corner: cornerOf(board.map, from, wedge.corner) });
        break;
      case 'space': {
        const { space } = obstacle;
        // A cell that is no space lies behind the wall around the map, which is told already.
        if (board.map.terrain[space] === null) break;
        found.push({ kind: 'space', space, is: isBlocking(board.ground, space) ? 'blocking' : 'shield' });
        break;
      }
      case 'edge': {
        const { space, side } = obstacle;
        const beyond = neighbour(board.map, space, side * 2);
        const isOffMap = [space, beyond].every((cell) => (board.map.terrain[cell ?? -1] ?? null) === null);
        if (!isOffMap) found.push(edgeObstacle(board, space, beyond ?? -1));
      }
    }
    return false;
  });
  return found;
}

function edgeObstacle({ map }: Board, space: Space, beyond: Space): Obstacle {
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

function figureObstacles(board: Board, from: Space, wedge: Wedge, sighting: Sighting): Obstacle[] {
  if (!sighting.figuresBlock || wedge.overlaps) return [];
  const own = wedge.leavesThroughSpace && isLookerBlocked(board, from, sighting) ? [from] : [];
  return [...own, ...Array.from(wedge.between, (offset) => from + offset)]
    .filter((space) => blocksIn(board, space, sighting))
    .map((space) => ({ kind: 'figures', space, figures: figuresIn(board, space, sighting) }));
}
