import { noteInAbility } from '../effects/ability-frame.ts';
import type { Terms } from '../options.ts';
import type { BattleTurn, FigureNumber } from '../state.ts';
import { eventTested } from './events.ts';
import { sufferConsequence } from './imperial-effects.ts';
import type { TestPurpose } from './state.ts';
import { tokenTested } from './tokens.ts';

/** A figure has tested an attribute with so many successes: what comes of it (A11). */
export function testResolved(
  terms: Terms,
  turn: BattleTurn,
  purpose: TestPurpose,
  figure: FigureNumber,
  successes: number,
): void {
  if (purpose.of === 'token') tokenTested(terms, turn, purpose.token, figure, successes);
  else if (purpose.of === 'ability') noteInAbility(turn.state, { tested: successes });
  else if (purpose.of === 'consequence') {
    if (successes === 0) sufferConsequence(terms, turn, figure, purpose);
  } else eventTested(turn, purpose, purpose.effect, successes);
}
