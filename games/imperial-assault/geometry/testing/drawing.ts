import type { BattleMap, Edge, EdgeKind, Pair, Space, Terrain } from '../map.ts';

/** A map as it is drawn in a test. */
export interface Drawing {
  readonly map: BattleMap;
  /** The space of each letter. Spaces with letters are normal terrain. */
  readonly at: (letter: string) => Space;
}

const terrainSigns: Readonly<Record<string, Terrain | null>> = {
  '.': 'normal',
  '~': 'difficult',
  '=': 'impassable',
  '#': 'blocking',
  ' ': null,
};

const edgeSigns: Readonly<Record<string, EdgeKind>> = {
  '-': 'wall',
  '|': 'wall',
  '#': 'blocking',
  '=': 'impassable',
};

/**
 * Reads a map of signs: spaces and the edges between them in turn, both ways, with `+` at the corners.
 *
 *     +-+-+-+
 *     |A .#.|    spaces: `.` normal, `~` difficult, `=` impassable, `#` blocking, a blank for none, letters to name them
 *     + +-+ +    edges: `-` or `|` wall, `#` blocking, `=` impassable, a blank for open, digits for doors
 *     |. # B|    (equal digits are one door, `1` the first)
 *     +-+-+-+
 *
 * Around the map anything may be drawn, or nothing.
 */
export function readDrawing(text: string): Drawing {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  const drawn = lines.map((line) => line.slice(margin));
  const columns = (Math.max(...drawn.map((line) => line.length)) - 1) / 2;
  const rows = (drawn.length - 1) / 2;
  const signAt = (row: number, column: number) => drawn[row]?.[column] ?? ' ';

  const named = new Map<string, Space>();
  const terrain = Array.from({ length: rows * columns }, (_, space): Terrain | null => {
    const sign = signAt(Math.floor(space / columns) * 2 + 1, (space % columns) * 2 + 1);
    if (/[A-Za-z]/.test(sign)) {
      named.set(sign, space);
      return 'normal';
    }
    const kind = terrainSigns[sign];
    if (kind === undefined) throw new Error(`what is the space ${sign}?`);
    return kind;
  });

  const edges: Edge[] = [];
  const doors: Pair[][] = [];
  const readEdge = (sign: string, between: Pair) => {
    if (sign === ' ') return;
    if (/[1-9]/.test(sign)) {
      const door = Number(sign) - 1;
      doors[door] ??= [];
      doors[door].push(between);
      return;
    }
    const kind = edgeSigns[sign];
    if (kind === undefined) throw new Error(`what is the edge ${sign}?`);
    edges.push({ kind, between });
  };
  for (let space = 0; space < rows * columns; space++) {
    const [row, column] = [Math.floor(space / columns), space % columns];
    if (column + 1 < columns) readEdge(signAt(row * 2 + 1, column * 2 + 2), [space, space + 1]);
    if (row + 1 < rows) readEdge(signAt(row * 2 + 2, column * 2 + 1), [space, space + columns]);
  }
  return {
    map: {
      columns,
      rows,
      terrain,
      edges,
      doors: doors.map((between, index) => ({ id: `door-${index + 1}`, edges: between })),
    },
    at(letter) {
      const space = named.get(letter);
      if (space === undefined) throw new Error(`no space is named ${letter}`);
      return space;
    },
  };
}
