import type { Base, BattleMap, Place, Situation, Space } from '../map.ts';

/**
 * The table as the plain implementation sees it: squares by their column and row, what lies on each edge, who stands where.
 *
 * The plain implementation is the second reading of the rules of the map (rules A5 to A7, B3, B6). It is for tests only, slow,
 * and as close to the sentences of the rules as it can be: what it finds by trying everything, the library must find fast.
 * Nothing of the library's own working is used here, only the data that both are given.
 */

/** A cell by its column and row from 0. Its corners are the points (x, y) to (x + 1, y + 1). */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** What lies on the edge between two squares (A5). An edge to what is not on the map is a wall. An open door is open. */
export type PlainEdge = 'open' | 'wall' | 'door' | 'blocking' | 'impassable';

/** What a space is made of (A5), and the tokens on it (B6). */
export interface PlainSpace extends Square {
  readonly difficult: boolean;
  readonly impassable: boolean;
  readonly blocking: boolean;
  readonly shield: boolean;
}

/** A stretch between two corners of spaces. */
export type Stretch = readonly [Square, Square];

/** The rows and columns that a base covers as long as it is not turned (A6, large figures). */
const sizes: { readonly [base in Base]: { readonly rows: number; readonly columns: number } } = {
  '1x1': { rows: 1, columns: 1 },
  '1x2': { rows: 1, columns: 2 },
  '2x2': { rows: 2, columns: 2 },
  '2x3': { rows: 2, columns: 3 },
};

export class PlainTable {
  readonly map: BattleMap;
  readonly situation: Situation;
  readonly spaces: readonly PlainSpace[];
  /** All edges that nobody sees through: walls, closed doors, blocking edges (A5). */
  readonly sightWalls: readonly Stretch[];
  /** All spaces that nobody sees through: blocking terrain (A5), energy shields (B6). */
  readonly sightBlocks: readonly Square[];
  readonly #at: readonly (PlainSpace | undefined)[];
  readonly #edges = new Map<number, PlainEdge>();

  constructor(map: BattleMap, situation: Situation) {
    this.map = map;
    this.situation = situation;
    this.#at = map.terrain.map((terrain, space) => {
      if (terrain === null) return undefined;
      return {
        ...this.square(space),
        // Rubble is difficult terrain besides what the space has, and does not add to it (B6).
        difficult: terrain === 'difficult' || situation.rubble.includes(space),
        impassable: terrain === 'impassable',
        blocking: terrain === 'blocking',
        shield: situation.shields.includes(space),
      };
    });
    this.spaces = this.#at.filter((space) => space !== undefined);
    for (const { kind, between } of map.edges) this.#edges.set(this.#edgeName(...between), kind);
    map.doors.forEach((door, index) => {
      if (situation.openDoors.includes(index)) return;
      for (const pair of door.edges) this.#edges.set(this.#edgeName(...pair), 'door');
    });
    this.sightBlocks = this.spaces.filter((space) => space.blocking || space.shield);
    this.sightWalls = this.#findSightWalls();
  }

  square(space: Space): Square {
    return { x: space % this.map.columns, y: Math.floor(space / this.map.columns) };
  }

  space({ x, y }: Square): Space {
    return y * this.map.columns + x;
  }

  at(square: Square): PlainSpace | undefined {
    const { columns, rows } = this.map;
    if (square.x < 0 || square.y < 0 || square.x >= columns || square.y >= rows) return undefined;
    return this.#at[this.space(square)];
  }

  /** What lies between two squares that share an edge. */
  edge(a: Square, b: Square): PlainEdge {
    if (this.at(a) === undefined || this.at(b) === undefined) return 'wall';
    return this.#edges.get(this.#edgeName(this.space(a), this.space(b))) ?? 'open';
  }

  /** The squares that a base covers. */
  covered(base: Base, { space, turned }: Place): readonly Square[] {
    const { x, y } = this.square(space);
    const size = sizes[base];
    const rows = turned ? size.columns : size.rows;
    const columns = turned ? size.rows : size.columns;
    const squares: Square[] = [];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) squares.push({ x: x + column, y: y + row });
    return squares;
  }

  /** The squares that a figure of the situation covers. */
  squaresOf(figure: number): readonly Square[] {
    const { base, place } = this.figure(figure);
    return this.covered(base, place);
  }

  figure(index: number): Situation['figures'][number] {
    const figure = this.situation.figures[index];
    if (figure === undefined) throw new Error(`There is no figure ${index}.`);
    return figure;
  }

  /** The figures that stand in a square. */
  figuresIn(square: Square): readonly number[] {
    return this.situation.figures
      .map((_, index) => index)
      .filter((index) => this.squaresOf(index).some((one) => same(one, square)));
  }

  #edgeName(a: Space, b: Space): number {
    return Math.min(a, b) * this.map.terrain.length + Math.max(a, b);
  }

  #findSightWalls(): Stretch[] {
    const walls = new Map<string, Stretch>();
    for (const { x, y } of this.spaces)
      for (const [other, start, end] of [
        [
          { x: x - 1, y },
          { x, y },
          { x, y: y + 1 },
        ],
        [
          { x: x + 1, y },
          { x: x + 1, y },
          { x: x + 1, y: y + 1 },
        ],
        [
          { x, y: y - 1 },
          { x, y },
          { x: x + 1, y },
        ],
        [
          { x, y: y + 1 },
          { x, y: y + 1 },
          { x: x + 1, y: y + 1 },
        ],
      ] as const) {
        if (stopsSight(this.edge({ x, y }, other)))
          walls.set(`${start.x},${start.y},${end.x},${end.y}`, [start, end]);
      }
    return [...walls.values()];
  }
}

/** Walls, closed doors and blocking edges (A5, column "line of sight through"). */
export const stopsSight = (edge: PlainEdge): boolean =>
  edge === 'wall' || edge === 'door' || edge === 'blocking';

export const same = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

export const contains = (squares: readonly Square[], square: Square): boolean =>
  squares.some((one) => same(one, square));

/** Two squares that share an edge, on the map or not. */
export const besideEachOther = (a: Square, b: Square): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

/** Two squares that share a corner only. */
export const diagonal = (a: Square, b: Square): boolean =>
  Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 1;

/** The two squares that lie with two diagonal ones around their shared corner (A5, cells C and D of the model). */
export const aroundCorner = (a: Square, b: Square): readonly [Square, Square] => [
  { x: a.x, y: b.y },
  { x: b.x, y: a.y },
];
