import type { CompiledMission } from '../content/compiled.ts';
import type { Pair, Space, Terrain } from '../geometry/map.ts';
import type { MissionToken } from '../rules/state.ts';

/** What lies and stands on a map, and what of it a choice means. */
export interface Laid {
  readonly openDoors: readonly number[];
  readonly rubble: readonly Space[];
  readonly shields: readonly Space[];
  readonly tokens: readonly MissionToken[];
  /** By space: three characters for the figure there. */
  readonly figures: ReadonlyMap<Space, string>;
  /** Spaces that a choice names. */
  readonly marked: ReadonlySet<Space>;
  /** Colours what stands for a figure. */
  readonly paint: (figure: string) => string;
}

export const mapLegend =
  'map: a21 figure a2.1, *3 token 3, T terminal, ~ difficult, = impassable, # blocking, r rubble, s shield,\n' +
  '     │ wall, # blocking edge, : impassable edge, ║ door, ┊ open door; + a choice means the space';

/** The sign of an edge, upright and lying. */
const edgeSigns = {
  wall: ['│', '───'],
  blocking: ['#', '###'],
  impassable: [':', ':::'],
  door: ['║', '═══'],
  open: ['┊', '┄┄┄'],
} as const;
type EdgeSign = keyof typeof edgeSigns;

const terrainSigns: Readonly<Record<Terrain, string>> = {
  normal: '.',
  difficult: '~',
  impassable: '=',
  blocking: '#',
};

/** The map in characters, a line for each row of spaces and one for the edges below it, with names around it. */
export function drawMap({ map, terminals }: CompiledMission, laid: Laid): string[] {
  const { columns, terrain } = map;
  const isSpace = (space: Space | undefined): boolean => space !== undefined && terrain[space] != null;
  const known = [...terrain.keys()].filter(isSpace);
  const across = known.map((space) => space % columns);
  const down = known.map((space) => Math.floor(space / columns));
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];

  const edges = new Map<string, EdgeSign>();
  const note = ([one, other]: Pair, sign: EdgeSign): void => {
    edges.set(`${Math.min(one, other)} ${Math.max(one, other)}`, sign);
  };
  for (const { kind, between } of map.edges) note(between, kind);
  for (const [door, { edges: pairs }] of map.doors.entries()) {
    for (const pair of pairs) note(pair, laid.openDoors.includes(door) ? 'open' : 'door');
  }
  const cellAt = (row: number, column: number): Space | undefined =>
    row < top || row > bottom || column < left || column > right ? undefined : row * columns + column;
  /** The edge between two cells; a wall where one of them is no space. */
  const edgeBetween = (one: Space | undefined, other: Space | undefined): EdgeSign | undefined => {
    if (isSpace(one) !== isSpace(other)) return 'wall';
    return isSpace(one) ? edges.get(`${one} ${other}`) : undefined;
  };
  const upright = (row: number, column: number) => edgeBetween(cellAt(row, column - 1), cellAt(row, column));
  const lying = (row: number, column: number) => edgeBetween(cellAt(row - 1, column), cellAt(row, column));

  /** Where four edges meet, of those that are drawn. */
  const corner = (row: number, column: number): string => {
    const flat = [lying(row, column - 1), lying(row, column)].filter((edge) => edge !== undefined);
    const steep = [upright(row - 1, column), upright(row, column)].filter((edge) => edge !== undefined);
    if (flat.length === 0 && steep.length === 0) return ' ';
    if (steep.length === 0) return '─';
    return flat.length === 0 ? '│' : '┼';
  };
  const inside = (space: Space): string => {
    const figure = laid.figures.get(space);
    if (figure !== undefined) return laid.paint(figure);
    const token = laid.tokens.findIndex((one) => one.space === space);
    const kind = terrain[space];
    const lies = [
      ...(token < 0 ? [] : [`*${token + 1}`]),
      ...(terminals.includes(space) ? ['T'] : []),
      ...(laid.rubble.includes(space) ? ['r'] : []),
      ...(laid.shields.includes(space) ? ['s'] : []),
    ].join('');
    const sign = lies === '' && kind != null ? terrainSigns[kind] : lies;
    return `${laid.marked.has(space) ? '+' : ' '}${sign}`.padEnd(3).slice(0, 3);
  };

  const width = right - left + 1;
  const line = (draw: (column: number) => string): string =>
    Array.from({ length: width + 1 }, (_, step) => draw(left + step))
      .join('')
      .trimEnd();
  const name = (column: number): string =>
    column < 26 ? String.fromCharCode(65 + column) : String.fromCharCode(65 + column - 26).repeat(2);
  const rows = [`   ${line((column) => (column > right ? '' : `  ${name(column).padEnd(2)}`))}`];
  for (let row = top; row <= bottom + 1; row++) {
    rows.push(
      `   ${line((column) => {
        const edge = column > right ? undefined : lying(row, column);
        return `${corner(row, column)}${edge === undefined ? '   ' : edgeSigns[edge][1]}`;
      })}`,
    );
    if (row > bottom) break;
    rows.push(
      `${`${row + 1}`.padStart(2)} ${line((column) => {
        const edge = upright(row, column);
        const space = cellAt(row, column);
        return `${edge === undefined ? ' ' : edgeSigns[edge][0]}${space !== undefined && isSpace(space) ? inside(space) : '   '}`;
      })}`,
    );
  }
  return rows;
}
