import type { Effect } from '../../content/pack.ts';
import { attackResults } from '../attack/totals.ts';
import type { Terms } from '../options.ts';
import type { BattleTurn } from '../state.ts';
import { attackMeant, figuresMatching } from './filters.ts';
import type { Circumstances } from './frames.ts';

type Count = NonNullable<Extract<Effect, { readonly do: 'change' }>['per']>;

/** How many times: once for each figure or result that is counted. */
export function countOf(
  terms: Terms,
  { state }: Pick<BattleTurn, 'state'>,
  count: Count,
  circumstances: Circumstances,
): number {
  const most = count.most ?? Number.POSITIVE_INFINITY;
  if ('figures' in count)
    return Math.min(most, figuresMatching(terms, state, count.figures, circumstances).length);
  const attack = attackMeant(state, circumstances);
  return attack === undefined ? 0 : Math.max(0, Math.min(most, attackResults(attack)[count.result]));
}
