import type { Decision } from '../../../kernel/match.ts';
import type { Terminal } from '../../entry.ts';
import type { CarcassonneRules } from '../game.ts';
import { type Rotation, rotations } from '../rules/choice.ts';
import { parse } from '../rules/notation.ts';
import type { TableView, View } from '../rules/view.ts';
import { tileKind } from '../words/table-look.ts';
import { Canvas } from './canvas.ts';
import { drawTile, symbolSigns, tileHeight, tileWidth } from './tile.ts';

/** Room for the number of a row. */
const margin = 5;

const legend =
  `symbols: ${symbolSigns.rebel} Rebel Alliance, ${symbolSigns.empire} Empire, ` +
  `${symbolSigns.bounty_hunter} Bounty Hunters; figures: r small, R large; (N) planet`;

/** The board with its columns and rows, the tile in hand in its four rotations, and what each seat has. */
export function terminal({ pack }: CarcassonneRules): Terminal<View> {
  return {
    draw(view, decision, color) {
      const table = { ...view, pack };
      const parts = [board(table, decision, color), hand(table, color), seats(table), legend];
      return parts.filter((part) => part !== '').join('\n\n');
    },
  };
}

/** Squares on which the tile may be placed, as `x,y`, with the rotations that fit. */
function legalSquares(decision: Decision | undefined): Map<string, Rotation[]> {
  const legal = new Map<string, Rotation[]>();
  for (const text of decision?.choices ?? []) {
    const choice = parse(text);
    if (choice?.kind !== 'placeTile') continue;
    const square = `${choice.x},${choice.y}`;
    legal.set(square, [...(legal.get(square) ?? []), choice.rotation]);
  }
  return legal;
}

function board(view: TableView, decision: Decision | undefined, color: boolean): string {
  const xs = view.placed.map(({ x }) => x);
  const ys = view.placed.map(({ y }) => y);
  // Around the tiles lies a rim of free squares, on which the next may be placed.
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [upper, lower] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const canvas = new Canvas(margin + (right - left + 1) * tileWidth, 1 + (lower - upper + 1) * tileHeight);
  const columnAt = (x: number) => margin + (x - left) * tileWidth;
  const rowAt = (y: number) => 1 + (y - upper) * tileHeight;

  for (let x = left; x <= right; x++) canvas.put(columnAt(x), 0, String(x).padStart(3), 'dim');
  for (let y = upper; y <= lower; y++) canvas.put(0, rowAt(y) + 1, String(y).padStart(3), 'dim');
  for (const { x, y, tile, rotation, figures } of view.placed) {
    drawTile(canvas, columnAt(x), rowAt(y), tileKind(view, tile), rotation, figures);
  }
  for (const [square, turns] of legalSquares(decision)) {
    const [x = 0, y = 0] = square.split(',').map(Number);
    canvas.put(columnAt(x), rowAt(y), '[   ]', 'dim');
    canvas.put(columnAt(x), rowAt(y) + 2, '[   ]', 'dim');
    canvas.put(columnAt(x) + (turns.length > 3 ? 0 : 1), rowAt(y) + 1, turns.join(''), 'legal');
  }
  return canvas.print(color);
}

function hand({ tile, ...view }: TableView, color: boolean): string {
  if (tile === undefined) return '';
  const apart = tileWidth + 4;
  const canvas = new Canvas(margin + rotations.length * apart, 1 + tileHeight);
  for (const rotation of rotations) {
    canvas.put(margin + rotation * apart, 0, `r${rotation}`, 'legal');
    drawTile(canvas, margin + rotation * apart, 1, tileKind(view, tile), rotation);
  }
  return canvas.print(color);
}

function seats({ seats, toMove, outcome, pile }: TableView): string {
  const lines = seats.map(({ color, score, supply }, seat) => {
    const mark = outcome === undefined && seat === toMove ? '>' : ' ';
    const figures = `${supply.small} small, ${supply.large} large`;
    return `${mark} seat ${seat}  ${color.padEnd(6)}  ${String(score).padStart(3)} points  ${figures} in supply`;
  });
  return [...lines, `  tiles face down: ${pile}`].join('\n');
}
