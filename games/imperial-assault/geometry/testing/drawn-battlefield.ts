import type { Base, BattleMap, Door, Edge, EdgeKind, Figure, Situation, Space, Terrain } from '../map.ts';
import type { Battlefield } from './generated-maps.ts';

/** A figure of a drawn battlefield: what is left out is a small hostile figure without keywords. */
export interface Standing extends Partial<Omit<Figure, 'place' | 'base'>> {
  /** The letter of the first space that it covers. */
  readonly at: string;
  readonly base?: Base;
  readonly turned?: boolean;
}

export interface DrawnBattlefield extends Battlefield {
  /** The space with a letter. */
  space(letter: string): Space;
  /** The letters of spaces, sorted; spaces without one are left out. */
  letters(spaces: readonly Space[]): string;
}

const terrainSigns = new Map<string, Terrain | null>([
  [' ', 'normal'],
  ['~', 'difficult'],
  ['x', 'impassable'],
  ['%', 'blocking'],
  ['.', null],
]);

const edgeSigns = new Map<string, EdgeKind | 'door' | 'open'>([
  [' ', 'open'],
  ['#', 'wall'],
  ['D', 'door'],
  ['!', 'blocking'],
  [':', 'impassable'],
]);

function meaning<T>(signs: ReadonlyMap<string, T>, sign: string): T {
  const meant = signs.get(sign);
  if (meant === undefined) throw new Error(`Nothing is drawn as ${sign} there.`);
  return meant;
}

/**
 * A battlefield from the text that `mapAsText` writes. Each row has a line for the edges above its spaces and a line for the
 * spaces: four signs for each space, the edge on its left, its terrain, its token and its letter. Edges around the whole are walls,
 * drawn or not. All doors are one door, which stands open if `open` is set.
 */
export function drawnBattlefield(
  text: string,
  figures: readonly Standing[] = [],
  doors: 'closed' | 'open' = 'closed',
): DrawnBattlefield {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const columns = Math.ceil(Math.max(...lines.map((line) => line.length)) / 4);
  const rows = lines.length / 2;
  const terrain: (Terrain | null)[] = [];
  const edges: Edge[] = [];
  const doorEdges: (readonly [Space, Space])[] = [];
  const rubble: Space[] = [];
  const shields: Space[] = [];
  const lettered = new Map<string, Space>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const space = terrain.length;
      const above = sign(2 * row, 4 * column + 2);
      const left = sign(2 * row + 1, 4 * column);
      const ground = sign(2 * row + 1, 4 * column + 1);
      const token = sign(2 * row + 1, 4 * column + 2);
      const letter = sign(2 * row + 1, 4 * column + 3);
      terrain.push(meaning(terrainSigns, ground));
      if (row > 0) addEdge(meaning(edgeSigns, above), space - columns, space);
      if (column > 0) addEdge(meaning(edgeSigns, left), space - 1, space);
      if (token === 'r' || token === 'b') rubble.push(space);
      if (token === 's' || token === 'b') shields.push(space);
      if (/[A-Z]/.test(letter)) lettered.set(letter, space);
    }
  const map: BattleMap = {
    columns,
    rows,
    terrain,
    edges,
    doors: doorEdges.length === 0 ? [] : [{ id: 'door', edges: doorEdges } satisfies Door],
  };
  const situation: Situation = {
    openDoors: doors === 'open' ? [0] : [],
    rubble,
    shields,
    figures: figures.map(({ at, base = '1x1', turned = false, ...rest }) => ({
      stance: 'hostile',
      companion: false,
      massive: false,
      mobile: false,
      ...rest,
      base,
      place: { space: spaceOf(at), turned },
    })),
  };
  return {
    map,
    situation,
    space: spaceOf,
    letters: (spaces) =>
      [...lettered]
        .filter(([, space]) => spaces.includes(space))
        .map(([letter]) => letter)
        .sort()
        .join(''),
  };

  function sign(line: number, index: number): string {
    return lines[line]?.[index] ?? ' ';
  }

  function addEdge(edge: EdgeKind | 'door' | 'open', one: Space, other: Space): void {
    if (edge === 'open' || terrain[one] === null || terrain[other] === null) return;
    if (edge === 'door') doorEdges.push([one, other]);
    else edges.push({ kind: edge, between: [one, other] });
  }

  function spaceOf(letter: string): Space {
    const space = lettered.get(letter);
    if (space === undefined) throw new Error(`No space has the letter ${letter}.`);
    return space;
  }
}
