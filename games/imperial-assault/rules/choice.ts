import type { Seat } from '../../../kernel/game.ts';
import type { FigureNumber, GroupNumber, TokenNumber } from './state.ts';

/** What a seat chooses. The step says what a chosen figure or seat is for. `pass` declines, or ends what goes on. */
export type Choice =
  | { readonly kind: 'zone'; readonly zone: number }
  | { readonly kind: 'group'; readonly group: GroupNumber }
  | { readonly kind: 'figure'; readonly figure: FigureNumber }
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Put a figure down there: `C4`, or `C4r` turned. */
  | { readonly kind: 'place'; readonly at: string }
  /** Movement points spent: one step or turn, or a whole way, to such a place. */
  | { readonly kind: 'move'; readonly at: string }
  /** An action that gives movement points. */
  | { readonly kind: 'moveAction' }
  | { readonly kind: 'attack'; readonly target: FigureNumber }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'token'; readonly token: TokenNumber }
  /** An ability is used, by its id: by the figure that has it, or for its player where there is none. */
  | { readonly kind: 'use'; readonly ability: string; readonly figure: FigureNumber }
  /** An action discards a condition. */
  | { readonly kind: 'recover'; readonly condition: 'stunned' | 'bleeding' }
  | { readonly kind: 'pass' };

export const pass: Choice = { kind: 'pass' };
