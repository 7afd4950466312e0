import { entry } from '../../../common/at.ts';
import { attackDepth } from '../attack/current.ts';
import type { Terms } from '../options.ts';
import type { BattleTurn, FigureNumber } from '../state.ts';
import type { Grant } from './frames.ts';

/** Ends what lasts until the end of an activation, of this figure, or of a round. Returns the figures for which it had lasted. */
export function expire(
  { state }: BattleTurn,
  what: 'activation' | 'round',
  figure: FigureNumber,
): readonly FigureNumber[] {
  const ended = what === 'round' ? ['activation', 'round'] : ['activation'];
  const isOver = (grant: Grant): boolean =>
    what === 'round'
      ? grant.until === 'round' || grant.until === 'activation'
      : grant.until === 'activation' || (grant.until === 'next-activation' && grant.figures.includes(figure));
  const over = state.lasting.filter(isOver);
  if (over.length > 0) state.lasting = state.lasting.filter((grant) => !isOver(grant));
  if (state.used.length > 0) state.used = state.used.filter((use) => !ended.includes(use.once));
  const figures = over.flatMap((grant) => grant.figures);
  if (what !== 'round') return figures;
  state.orders = state.orders.filter((order) => order.until === 'match');
  state.silenced = [];
  state.waiters = [];
  state.played = [];
  return figures;
}

/** Ends what lasts until the end of the attack that goes on. Its frame is still on the stack. */
export function expireAttack(
  terms: Terms,
  { state }: BattleTurn,
  attacker: FigureNumber,
  target: FigureNumber,
): void {
  const depth = attackDepth(state);
  const isOver = ({ until, depth: from, ability, figures }: Grant): boolean => {
    if (until === 'attack') return from >= depth;
    if (until !== 'next-attack' || from >= depth) return false;
    const { when } = entry(terms.abilities, ability).ability;
    if (when.at !== 'attack') return figures.includes(attacker);
    return when.as === 'target' ? figures.includes(target) : figures.includes(attacker);
  };
  if (state.lasting.length > 0) state.lasting = state.lasting.filter((grant) => !isOver(grant));
  if (state.used.length > 0)
    state.used = state.used.filter((use) => use.once !== 'attack' || use.depth < depth);
  if (state.orders.length > 0)
    state.orders = state.orders.filter((order) => order.until !== 'attack' || order.depth < depth);
}
