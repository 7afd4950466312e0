import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, fighterOf } from '../state.ts';
export function speedOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  return fighterOf(terms, state, figure).speed;
}
export function healthOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  return fighterOf(terms, state, figure).health;
}
export function hasKeyword(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  keyword: 'reach' | 'mobile' | 'massive',
): boolean {
  return fighterOf(terms, state, figure)[keyword];
}
export function isForbidden(
  _terms: Terms,
  _state: BattleState,
  _figure: FigureNumber,
  _what: 'interact' | 'count-for-control',
): boolean {
  return false;
}
export function hasAssault(_terms: Terms, _state: BattleState, _figure: FigureNumber): boolean {
  return false;
}
