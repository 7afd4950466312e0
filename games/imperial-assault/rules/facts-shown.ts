import type { Seat } from '../../../kernel/game.ts';
import type { Space } from '../geometry/map.ts';
import type { FigureFacts } from './facts.ts';
import type { ShownTerms } from './options.ts';
import { type BattleState, type FigureNumber, fighterOf } from './state.ts';

/** What a figure is worth now; what its card says as long as nobody has said more. */
export function figureFacts(terms: ShownTerms, state: BattleState, figure: FigureNumber): FigureFacts {
  const found = terms.forecasts.facts(state)?.figures.find((one) => one.figure === figure);
  if (found !== undefined) return found;
  const { health, speed } = fighterOf(terms, state, figure);
  return { figure, health, speed, points: speed, endurance: 0 };
}

/** The seats that control the token or the terminal in a space (A11). */
export function controllersIn(
  terms: ShownTerms,
  state: BattleState,
  space: Space,
): readonly Seat[] | undefined {
  return terms.forecasts.facts(state)?.controls.find((one) => one.space === space)?.seats;
}
