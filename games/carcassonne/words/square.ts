import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Area, Square } from '../rules/choice.ts';

export function squareName({ x, y }: Square): Sentence {
  return sentence('square', { x, y });
}

/** The place of a square, as the board understands it. */
export function squarePlace({ x, y }: Square): string {
  return `${x},${y}`;
}

/** The first square of an area and its last, as arguments of a message. */
export function areaArgs({ from, to }: Area) {
  return { from: squareName(from), to: squareName(to) };
}
