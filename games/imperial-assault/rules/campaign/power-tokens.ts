import type { TokenKind } from '../../content/compiled.ts';
import type { Spendable } from '../effects/power-tokens.ts';
import { forEachWorking } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import { areFriends, type BattleState, type FigureNumber, figureOf, figuresOnMap } from '../state.ts';
import { distanceBetween } from '../where.ts';

/**
 * Power tokens that a figure may spend besides its own ones: those of friendly figures nearby, and any of them for any of these
 * symbols, where a card of a friendly figure says so (B2; see the verb `tokens`).
 */
export function moreTokens(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  symbols: readonly TokenKind[],
): readonly Spendable[] {
  const friends = figuresOnMap(state).filter((other) => areFriends(state, figure, other));
  const isNear = (one: FigureNumber, other: FigureNumber, within: number): boolean => {
    const away = distanceBetween(terms, state, one, other);
    return away !== null && away <= within;
  };
  let shared = 0;
  let isAny = false;
  for (const giver of friends)
    forEachWorking(terms, state, giver, (effect) => {
      if (effect.do !== 'tokens') return;
      if (effect.how === 'shared') shared = Math.max(shared, effect.within);
      else isAny ||= isNear(giver, figure, effect.within);
    });
  const found: Spendable[] = [];
  for (const owner of friends) {
    const isOwn = owner === figure;
    if (!isOwn && (shared === 0 || !isNear(figure, owner, shared))) continue;
    for (const token of new Set(figureOf(state, owner).tokens))
      for (const symbol of symbols) {
        if (token !== symbol ? !isAny : isOwn) continue;
        found.push({ figure, token, ...(!isOwn && { of: owner }), ...(token !== symbol && { as: symbol }) });
      }
  }
  return found;
}
