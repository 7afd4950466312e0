import type { Results } from './dice.ts';
import type { Attack } from './frames.ts';
import { add, sumOf } from './results.ts';

/** What the dice of an attack show, with all changes. A sum may be below zero as long as results are still changed. */
export function attackResults({ dice, parts }: Pick<Attack, 'dice' | 'parts'>): Results {
  let sum = sumOf(dice);
  for (const { changes } of parts) sum = add(sum, changes);
  return sum;
}
