import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Square } from '../rules/choice.ts';

export function squareName({ x, y }: Square): Sentence {
  return sentence('square', { x, y });
}

/** The place of a square, as the board understands it. */
export function squarePlace({ x, y }: Square): string {
  return `${x},${y}`;
}
