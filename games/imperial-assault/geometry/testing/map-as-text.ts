import type { BattleMap, Situation, Space } from '../map.ts';
import { PlainTable } from './plain-table.ts';

const edgeSigns = {
  open: [' ', '   '],
  wall: ['#', '###'],
  door: ['D', '-D-'],
  blocking: ['!', '!!!'],
  impassable: [':', ':::'],
} as const;

/**
 * A map in a situation as text, for what a failing test prints. A space shows its terrain (`~` difficult, `x` impassable, `%`
 * blocking), its tokens (`r` rubble, `s` shield, `b` both) and the index of a figure; an edge shows `#` for a wall, `D` for a door,
 * `!` for a blocking and `:` for an impassable edge; what is no space shows dots. The figures stand below, in full.
 */
export function mapAsText(map: BattleMap, situation: Situation): string {
  const table = new PlainTable(map, situation);
  const lines: string[] = [];
  for (let y = 0; y < map.rows; y += 1) {
    const squares = Array.from({ length: map.columns }, (_, x) => ({ x, y }));
    lines.push(
      squares.map((square) => ` ${edgeSigns[shown(square, { x: square.x, y: y - 1 })][1]}`).join(''),
      squares.map((square) => edgeSigns[shown(square, { x: square.x - 1, y })][0] + inside(square)).join(''),
    );
  }
  const figures = situation.figures.map((figure, index) => {
    const words = [
      figure.stance,
      ...(['companion', 'massive', 'mobile'] as const).filter((word) => figure[word]),
    ];
    const turned = figure.place.turned ? ' turned' : '';
    return `figure ${index}: ${figure.base}${turned} at ${spaceAsText(map, figure.place.space)}, ${words.join(', ')}`;
  });
  return [...lines, ...figures].join('\n');

  function inside(square: { x: number; y: number }): string {
    const space = table.at(square);
    if (space === undefined) return '...';
    const number = table.space(square);
    const terrain = space.blocking
      ? '%'
      : space.impassable
        ? 'x'
        : map.terrain[number] === 'difficult'
          ? '~'
          : ' ';
    const rubble = situation.rubble.includes(number);
    const shield = situation.shields.includes(number);
    const token = rubble && shield ? 'b' : rubble ? 'r' : shield ? 's' : ' ';
    return `${terrain}${token}${table.figuresIn(square)[0] ?? ' '}`;
  }

  function shown(a: { x: number; y: number }, b: { x: number; y: number }) {
    const none = table.at(a) === undefined && table.at(b) === undefined;
    return none ? 'open' : table.edge(a, b);
  }
}

/** A space as column and row from 0, as in `(3,1)`. */
export const spaceAsText = (map: BattleMap, space: Space): string =>
  `(${space % map.columns},${Math.floor(space / map.columns)})`;
