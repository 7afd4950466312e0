import type { Plan } from '../../simulation/plan.ts';
import type { Result } from '../../simulation/play-match.ts';

/** What a thread is to play: matches of one plan, by their numbers. */
export interface Order {
  readonly plan: Plan;
  readonly numbers: readonly number[];
}

/** How that went. */
export type Report =
  | { readonly kind: 'played'; readonly results: readonly Result[] }
  | { readonly kind: 'failed'; readonly message: string };
