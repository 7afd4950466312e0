import type { Attribute } from '../../content/vocabulary.ts';
import type { BattleState, BattleTurn, FigureNumber, FrameOf } from '../state.ts';
import type { TestPurpose } from './state.ts';

type Testing = FrameOf<'testing'>;

/** Has a figure test an attribute (A11). */
export function pushTest(
  { stack }: Pick<BattleTurn, 'stack'>,
  figure: FigureNumber,
  attribute: Attribute,
  purpose: TestPurpose,
): void {
  stack.push({ step: 'testing', figure, attribute, purpose, phase: 'announce' });
}

/** Changes the test that goes on. */
export function changeTest(
  { stack }: Pick<BattleState, 'stack'>,
  change: (test: Testing) => Partial<Testing>,
): void {
  const place = stack.findLastIndex(({ step }) => step === 'testing');
  const frame = stack[place];
  if (frame?.step === 'testing') stack[place] = { ...frame, ...change(frame) };
}
