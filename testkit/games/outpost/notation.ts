import { cards } from './pack.ts';
import { type Choice, side } from './state.ts';

export const notation =
  'place:C7, move:C7>C6, attack:C6>C5 (columns A to G, rows 1 to 7 from the top), play:jam, - for none';

/** A cell as people write it: columns A to G, rows 1 to 7 from the top. */
export function formatCell(cell: number): string {
  return `${String.fromCharCode(65 + (cell % side))}${Math.floor(cell / side) + 1}`;
}

function parseCell(text: string): number {
  return text.charCodeAt(0) - 65 + side * (Number(text.charAt(1)) - 1);
}

export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'pass':
      return '-';
    case 'play':
      return `play:${choice.card}`;
    case 'place':
      return `place:${formatCell(choice.cell)}`;
    default:
      return `${choice.kind}:${formatCell(choice.from)}>${formatCell(choice.to)}`;
  }
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'pass' };
  const [, place] = /^place:([A-G][1-7])$/.exec(text) ?? [];
  if (place !== undefined) return { kind: 'place', cell: parseCell(place) };
  const [, kind, from, to] = /^(move|attack):([A-G][1-7])>([A-G][1-7])$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined && (kind === 'move' || kind === 'attack')) {
    return { kind, from: parseCell(from), to: parseCell(to) };
  }
  const card = cards.find((name) => text === `play:${name}`);
  return card && { kind: 'play', card };
}
