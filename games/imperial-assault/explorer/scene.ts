import { furnish } from '../board/map/furnish.ts';
import { type Furnishing, unfurnished } from '../board/map/furnishing.ts';
import { readMap } from '../content/map-plan.ts';
import { maps } from '../content/maps.ts';
import { locate, nameOf } from '../content/space-name.ts';
import { spacesUnder } from '../geometry/base.ts';
import {
  type BattleMap,
  edgeKinds,
  type Figure,
  type Pair,
  type Situation,
  type Space,
  type Terrain,
} from '../geometry/map.ts';

/** What is set out in the explorer: a map, what stands on it, and the two spaces that are asked about. */
export interface Scene {
  /** What it began as: the id of a map that comes with the game, or the size of an empty one, as `12x9`. */
  readonly ground: string;
  readonly map: BattleMap;
  readonly situation: Situation;
  readonly from: Space;
  readonly to: Space;
  /** False to ask as an ability does by which figures do not block line of sight. */
  readonly figuresBlock: boolean;
}

export type End = 'from' | 'to';

/** What can stand on an edge. */
export const barriers = [...edgeKinds, 'door', 'open-door'] as const;
export type Barrier = (typeof barriers)[number];

/** A map before anything is changed on it. */
export interface Ground {
  readonly map: BattleMap;
  readonly furnishing: Furnishing;
  readonly ends: Readonly<Record<End, Space>>;
}

/** Sizes of empty maps, columns by rows. */
export const emptyGrounds = ['12x9', '20x14'] as const;
/** What the explorer begins with. */
export const firstGround = 'cargo-crossing';

const most = 26;
const grounds = new Map<string, Ground | undefined>();

/** A map by its id, or an empty one by its size; undefined if there is none such. */
export function groundBy(name: string): Ground | undefined {
  if (!grounds.has(name)) grounds.set(name, makeGround(name));
  return grounds.get(name);
}

function makeGround(name: string): Ground | undefined {
  const plan = maps.find(({ id }) => id === name);
  if (plan !== undefined) {
    const read = readMap(plan);
    const furnishing = furnish(plan, read);
    const [from = 0, to = from] = furnishing.zones.flatMap(({ spaces }) => spaces.slice(0, 1));
    return { map: read.map, furnishing, ends: { from, to } };
  }
  const [, columns = 0, rows = 0] = (/^(\d{1,2})x(\d{1,2})$/.exec(name) ?? []).map(Number);
  if (columns < 1 || rows < 1 || columns > most || rows > most) return undefined;
  const middle = Math.floor(rows / 2) * columns;
  return {
    map: {
      columns,
      rows,
      terrain: Array.from({ length: columns * rows }, () => 'normal'),
      edges: [],
      doors: [],
    },
    furnishing: unfurnished,
    ends: { from: middle + Math.floor(columns / 4), to: middle + Math.floor((columns * 3) / 4) },
  };
}

/** A map with nothing on it yet. */
export function startScene(name: string): Scene {
  const { map, ends } = groundBy(name) ?? raise(name);
  return {
    ground: name,
    map,
    situation: { openDoors: [], rubble: [], shields: [], figures: [] },
    ...ends,
    figuresBlock: true,
  };
}

function raise(name: string): never {
  throw new Error(`there is no map ${name}`);
}

/** The space with a name; undefined where the grid has none. */
export function spaceNamed({ columns, rows }: BattleMap, name: string): Space | undefined {
  const [row, column] = locate(name) ?? [rows, columns];
  return row < rows && column < columns ? row * columns + column : undefined;
}

export function isSpace({ terrain }: BattleMap, space: Space): boolean {
  return (terrain[space] ?? null) !== null;
}

/** Chooses one of the two spaces. A cell that is no space cannot be chosen. */
export function chooseEnd(scene: Scene, end: End, space: Space): Scene {
  return isSpace(scene.map, space) ? { ...scene, [end]: space } : scene;
}

/**
 * Gives a cell a terrain, or takes the space away with all that is on it. The two spaces that are asked about cannot be
 * taken away.
 */
export function paint(scene: Scene, space: Space, terrain: Terrain | null): Scene {
  const { map, situation } = scene;
  if (map.terrain[space] === undefined || (terrain === null && (space === scene.from || space === scene.to)))
    return scene;
  if (terrain !== null) return { ...scene, map: { ...map, terrain: map.terrain.with(space, terrain) } };
  const isElsewhere = (other: Space) => other !== space;
  const cleared = [0, 1, 2, 3].reduce((now, side) => {
    const other = beside(map, space, side);
    return other === undefined ? now : clear(now, [space, other]);
  }, scene);
  return {
    ...cleared,
    map: { ...cleared.map, terrain: map.terrain.with(space, null) },
    situation: {
      ...cleared.situation,
      rubble: situation.rubble.filter(isElsewhere),
      shields: situation.shields.filter(isElsewhere),
      figures: situation.figures.filter((figure) => !covers(map, figure, space)),
    },
  };
}

/** Whether two spaces are the two of an edge. */
function isPair([one, other]: Pair, [first, second]: Pair): boolean {
  return (one === first && other === second) || (one === second && other === first);
}

/** What stands on the edge between two spaces. */
export function barrierAt(
  { map, situation }: Pick<Scene, 'map' | 'situation'>,
  pair: Pair,
): Barrier | undefined {
  const door = map.doors.findIndex(({ edges }) => edges.some((edge) => isPair(edge, pair)));
  if (door >= 0) return situation.openDoors.includes(door) ? 'open-door' : 'door';
  return map.edges.find(({ between }) => isPair(between, pair))?.kind;
}

/** Puts something on an edge, or takes away what is there. All edges of a door are opened and closed together. */
export function bar(scene: Scene, pair: Pair, barrier: Barrier | undefined): Scene {
  const { map } = scene;
  if (!pair.every((space) => isSpace(map, space))) return scene;
  const isDoor = barrier === 'door' || barrier === 'open-door';
  const held = map.doors.findIndex(({ edges }) => edges.some((edge) => isPair(edge, pair)));
  if (isDoor && held >= 0) return setDoor(scene, held, barrier === 'open-door');
  const cleared = clear(scene, pair);
  if (barrier === undefined) return cleared;
  if (isDoor) {
    const doors = [...cleared.map.doors, { id: edgeName(map.columns, pair), edges: [pair] }];
    return setDoor({ ...cleared, map: { ...cleared.map, doors } }, doors.length - 1, barrier === 'open-door');
  }
  const edges = [...cleared.map.edges, { kind: barrier, between: pair }];
  return { ...cleared, map: { ...cleared.map, edges } };
}

function setDoor(scene: Scene, door: number, isOpen: boolean): Scene {
  const others = scene.situation.openDoors.filter((other) => other !== door);
  return { ...scene, situation: { ...scene.situation, openDoors: isOpen ? [...others, door] : others } };
}

function clear(scene: Scene, pair: Pair): Scene {
  const { map, situation } = scene;
  const isOpen = (door: number) => situation.openDoors.includes(door);
  const doors = map.doors
    .map(({ id, edges }, door) => ({
      id,
      edges: edges.filter((edge) => !isPair(edge, pair)),
      open: isOpen(door),
    }))
    .filter(({ edges }) => edges.length > 0);
  return {
    ...scene,
    map: {
      ...map,
      edges: map.edges.filter(({ between }) => !isPair(between, pair)),
      doors: doors.map(({ id, edges }) => ({ id, edges })),
    },
    situation: { ...situation, openDoors: doors.flatMap(({ open }, door) => (open ? [door] : [])) },
  };
}

/** The name of an edge: the space on its left or above, and `r` for right or `b` for below. */
export function edgeName(columns: number, [one, other]: Pair): string {
  const first = Math.min(one, other);
  return nameOf(columns, first) + (Math.abs(one - other) === 1 ? 'r' : 'b');
}

/** The edge with a name; undefined where the grid has none. */
export function edgeNamed(map: BattleMap, name: string): Pair | undefined {
  const space = spaceNamed(map, name.slice(0, -1));
  if (space === undefined) return undefined;
  const other = beside(map, space, name.endsWith('r') ? 1 : 2);
  return other === undefined || !/[rb]$/.test(name) ? undefined : [space, other];
}

/** The cell beyond a side, clockwise from the top; undefined where the grid ends. */
export function beside({ columns, rows }: BattleMap, space: Space, side: number): Space | undefined {
  const row = Math.floor(space / columns) + ([-1, 0, 1, 0][side] ?? 0);
  const column = (space % columns) + ([0, 1, 0, -1][side] ?? 0);
  return row < 0 || row >= rows || column < 0 || column >= columns ? undefined : row * columns + column;
}

/** Puts rubble or an energy shield in a space, or takes it away. */
export function toggleToken(scene: Scene, token: 'rubble' | 'shields', space: Space): Scene {
  if (!isSpace(scene.map, space)) return scene;
  const there = scene.situation[token];
  const changed = there.includes(space) ? there.filter((other) => other !== space) : [...there, space];
  return { ...scene, situation: { ...scene.situation, [token]: changed } };
}

/** The figures that cover a space, by index. */
export function figuresAt(
  { map, situation }: Pick<Scene, 'map' | 'situation'>,
  space: Space,
): readonly number[] {
  return situation.figures.flatMap((figure, index) => (covers(map, figure, space) ? [index] : []));
}

function covers(map: BattleMap, { base, place }: Figure, space: Space): boolean {
  return spacesUnder(map, base, place).includes(space);
}

/** Puts a figure where its base lies on spaces only. Others may stand there: figures move through one another. */
export function putFigure(scene: Scene, figure: Figure): Scene {
  const under = spacesUnder(scene.map, figure.base, figure.place);
  if (under.length === 0 || !under.every((space) => isSpace(scene.map, space))) return scene;
  return withFigures(scene, [...scene.situation.figures, figure]);
}

export function removeFigure(scene: Scene, index: number): Scene {
  return withFigures(
    scene,
    scene.situation.figures.filter((_, other) => other !== index),
  );
}

function withFigures(scene: Scene, figures: readonly Figure[]): Scene {
  return { ...scene, situation: { ...scene.situation, figures } };
}
