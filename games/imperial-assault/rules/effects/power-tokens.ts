import type { Seat } from '../../../../kernel/game.ts';
import type { MomentKey } from '../../content/compile-abilities.ts';
import type { TokenKind } from '../../content/compiled.ts';
import { changeAttack } from '../attack/change.ts';
import { attacksForHostile, currentAttack } from '../attack/current.ts';
import type { Choice } from '../choice.ts';
import { powerToken } from '../choice.ts';
import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, FigureNumber } from '../state.ts';
import { changeFigure, figureOf, isOnMap, none, seatOf } from '../state.ts';
import { orderOf } from './orders.ts';

/** The moment at which power tokens are spent: the target is declared, and no die was rolled (B2). */
export const momentOfTokens = 'declare' satisfies MomentKey;

/** A figure holds as many power tokens (B2). */
export const mostTokens = 2;

const ofAttacker: readonly TokenKind[] = ['damage', 'surge'];
const ofDefender: readonly TokenKind[] = ['block', 'evade'];

/** A power token that can be spent in the attack that goes on. */
export interface Spendable {
  readonly figure: FigureNumber;
  readonly token: TokenKind;
  /** Whose token it is, where that is not the figure that spends it. */
  readonly of?: FigureNumber;
  /** The symbol that it adds, where that is not its own. */
  readonly as?: TokenKind;
}

/**
 * The power tokens that a seat may spend in the attack that goes on, each kind once: the attacker's for damage and surge,
 * the target's for block and evade, one for each figure (B2). With a hostile figure its tokens are spent too (B11). In a
 * campaign cards may let it spend those of others, or as other symbols.
 */
export function powerTokensOf(terms: Terms, state: BattleState, seat: Seat): readonly Spendable[] {
  const attack = currentAttack(state);
  if (attack === undefined || orderOf(state, seat, powerToken) === 'never') return [];
  const found: Spendable[] = [];
  const look = (figure: FigureNumber, symbols: readonly TokenKind[]): void => {
    if (figure === none || !isOnMap(state, figure)) return;
    if (attack.tokensSpent.some((spent) => spent.figure === figure)) return;
    const { tokens } = figureOf(state, figure);
    for (const token of symbols) if (tokens.includes(token)) found.push({ figure, token });
    if (state.campaign !== undefined && !attacksForHostile(state, figure))
      found.push(...terms.added.moreTokens(terms, state, figure, symbols));
  };
  if (attack.seat === seat) look(attack.attacker, ofAttacker);
  if (attack.target !== none && seatOf(attack.target) === seat) look(attack.target, ofDefender);
  return found;
}

/** The choice that spends a power token. */
export function choiceOfToken({ token, of, as }: Spendable): Extract<Choice, { readonly kind: 'spend' }> {
  return { kind: 'spend', token, ...(of !== undefined && { of }), ...(as !== undefined && { as }) };
}

/** Discards a power token, which adds one of its symbol to the results of the figure that spends it (B2). */
export function spendPowerToken({ state, emit }: BattleTurn, spent: Spendable): void {
  const { figure, token, of = figure, as = token } = spent;
  const attack = currentAttack(state);
  if (attack === undefined) return;
  const tokens = figureOf(state, of).tokens.slice();
  tokens.splice(tokens.indexOf(token), 1);
  changeFigure(state, of, { tokens });
  changeAttack(state, {
    tokensSpent: [...attack.tokensSpent, { figure, token: as, ...(of !== figure && { of }) }],
    parts: [...attack.parts, { from: { token: figure }, changes: { [as]: 1 } }],
  });
  emit?.({ kind: 'spentToken', figure: of, token });
}

/** A figure gains a power token. Of more than it can hold its player discards down to two, by choice (B2). */
export function gainPowerToken(
  { state, stack, emit }: BattleTurn,
  figure: FigureNumber,
  token: TokenKind,
): void {
  if (!isOnMap(state, figure)) return;
  const tokens = [...figureOf(state, figure).tokens, token];
  changeFigure(state, figure, { tokens });
  emit?.({ kind: 'gainedToken', figure, token });
  if (tokens.length > mostTokens) stack.push({ step: 'surplusToken', seat: seatOf(figure), figure });
}
