import fc from 'fast-check';
import {
  type BattleMap,
  bases,
  type Door,
  type Edge,
  type Figure,
  type Pair,
  type Situation,
  type Space,
  stances,
  type Terrain,
} from '../map.ts';
import { plainlyFits } from './plain-moving.ts';
import { PlainTable } from './plain-table.ts';

/** A map with all that can stand on it. */
export interface Battlefield {
  readonly map: BattleMap;
  readonly situation: Situation;
}

const largest = 8;
const hundred = fc.nat(99);
const ofEachCell = fc.array(hundred, { minLength: largest ** 2, maxLength: largest ** 2 });

const figure = fc.record({
  base: fc.constantFrom('1x1', '1x1', ...bases),
  cell: fc.nat(largest ** 2 - 1),
  turned: fc.boolean(),
  stance: fc.constantFrom(...stances),
  kind: fc.constantFrom('plain', 'plain', 'mobile', 'massive', 'companion'),
  /** It is put down on another one, if it may be there. */
  onAnother: fc.constantFrom(false, false, true),
});

type Drawn<T> = T extends fc.Arbitrary<infer V> ? V : never;

/** What a battlefield is made of: numbers below 100 for each cell and edge, of which the highest ones mean something special. */
const drawn = fc.record({
  columns: fc.integer({ min: 2, max: largest }),
  rows: fc.integer({ min: 2, max: largest }),
  /** How many cells, edges and tokens of a hundred are special. */
  density: fc.record({
    cells: fc.constantFrom(0, 10, 25, 50),
    edges: fc.constantFrom(0, 10, 25, 50),
    tokens: fc.constantFrom(0, 10, 25),
  }),
  cells: ofEachCell,
  upright: ofEachCell,
  level: ofEachCell,
  rubble: ofEachCell,
  shields: ofEachCell,
  figures: fc.array(figure, { maxLength: 9 }),
});

/**
 * Battlefields with every kind of edge, terrain, door, token and figure, from bare to crowded; small ones more often. Shrinks towards
 * the bare battlefield, so that a difference is shown by as little as possible.
 */
export const generatedBattlefield: fc.Arbitrary<Battlefield> = drawn.map(build);

/** A map with a crowd on it: open doors, rubble, shields and figures anywhere. */
export const crowdedBattlefield = (map: BattleMap): fc.Arbitrary<Battlefield> => {
  const spaces = [...map.terrain.keys()].filter((space) => map.terrain[space] !== null);
  const some = fc.uniqueArray(fc.constantFrom(...spaces), { minLength: 8, maxLength: 20 });
  const doors = fc.subarray([...map.doors.keys()]);
  const crowd = fc.array(
    figure.chain((one) => fc.constantFrom(...spaces).map((cell) => ({ ...one, cell }))),
    { minLength: 20, maxLength: 40 },
  );
  return fc.record({ openDoors: doors, rubble: some, shields: some, crowd }).map(({ crowd, ...rest }) => ({
    map,
    situation: { ...rest, figures: standing(map, { ...rest, figures: [] }, crowd) },
  }));
};

function build(from: Drawn<typeof drawn>): Battlefield {
  const { columns, rows, density } = from;
  const isSpecial = (number: number | undefined, perHundred: number): number is number =>
    number !== undefined && number >= 100 - perHundred;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const terrain = cells.map((cell): Terrain | null => {
    const number = from.cells[cell];
    if (!isSpecial(number, density.cells)) return 'normal';
    return ([null, 'difficult', 'impassable', 'blocking', 'blocking'] as const)[number % 5] ?? null;
  });
  const edges: Edge[] = [];
  const doors: { id: string; edges: Pair[]; open: boolean }[] = [];
  for (const cell of cells) {
    if (cell % columns < columns - 1) place(from.upright[cell], [cell, cell + 1]);
    if (cell + columns < cells.length) place(from.level[cell], [cell, cell + columns]);
  }
  const chosen = (numbers: readonly number[]): Space[] =>
    cells.filter((cell) => terrain[cell] !== null && isSpecial(numbers[cell], density.tokens));
  const map: BattleMap = {
    columns,
    rows,
    terrain,
    edges,
    doors: doors.map(({ id, edges }): Door => ({ id, edges })),
  };
  const bare: Situation = {
    openDoors: [...doors.keys()].filter((door) => doors[door]?.open),
    rubble: chosen(from.rubble),
    shields: chosen(from.shields),
    figures: [],
  };
  return { map, situation: { ...bare, figures: standing(map, bare, from.figures) } };

  function place(number: number | undefined, between: Pair): void {
    if (!isSpecial(number, density.edges) || between.some((cell) => terrain[cell] === null)) return;
    const kind = (['wall', 'wall', 'blocking', 'impassable', 'door'] as const)[number % 5] ?? 'wall';
    if (kind !== 'door') {
      edges.push({ kind, between });
      return;
    }
    // Every other door has two edges.
    const last = doors.at(-1);
    if (last !== undefined && doors.length % 2 === 0 && last.edges.length === 1) last.edges.push(between);
    else doors.push({ id: `door-${doors.length + 1}`, edges: [between], open: number % 3 === 0 });
  }
}

/**
 * The figures that fit where they were drawn. They share no space, except with companions, and except that the first one may be
 * on its way through others.
 */
function standing(map: BattleMap, bare: Situation, drawnFigures: readonly Drawn<typeof figure>[]): Figure[] {
  const figures: Figure[] = [];
  const taken: { readonly space: Space; readonly massive: boolean }[] = [];
  // The first one is put down last.
  drawnFigures.toReversed().forEach(({ base, cell, turned, stance, kind, onAnother }, index) => {
    const companion = kind === 'companion';
    const other = onAnother ? taken[cell % taken.length]?.space : undefined;
    const made: Figure = {
      base: companion ? '1x1' : base,
      place: {
        space: other ?? cell % (map.columns * map.rows),
        turned: turned && !companion && (base === '1x2' || base === '2x3'),
      },
      stance,
      companion,
      massive: kind === 'massive',
      mobile: kind === 'mobile',
    };
    const table = new PlainTable(map, { ...bare, figures: [made] });
    if (!plainlyFits(table, 0, made.place)) return;
    const spaces = table.squaresOf(0).map((square) => table.space(square));
    const met = taken.filter(({ space }) => spaces.includes(space));
    const onItsWay =
      index === drawnFigures.length - 1 && !(made.massive && met.some(({ massive }) => massive));
    if (!companion && met.length > 0 && !onItsWay) return;
    figures.unshift(made);
    if (!companion) taken.push(...spaces.map((space) => ({ space, massive: made.massive })));
  });
  return figures;
}
