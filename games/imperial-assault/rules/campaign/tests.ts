import type { Attribute } from '../../content/campaign/card-schema.ts';
import type { BattleTurn, FigureNumber } from '../state.ts';
import type { TestPurpose } from './state.ts';

/** Has a figure test an attribute (A11). */
export function pushTest(
  { stack }: BattleTurn,
  figure: FigureNumber,
  attribute: Attribute,
  purpose: TestPurpose,
): void {
  stack.push({ step: 'testing', figure, attribute, purpose });
}
