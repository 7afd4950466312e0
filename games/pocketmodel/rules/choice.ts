import type { Seat } from '../../../kernel/game.ts';
import type { UnitCode, Zone } from './state.ts';

/**
 * What a seat chooses. The step says what a chosen unit, zone, opponent, card or objective is for. Cards are named by
 * their id in the pack; `slot` is the place of an objective in its home zone, from 0: `objective` plays a card in that place.
 * `pass` declines, or ends a series of choices.
 */
export type Choice =
  | { readonly kind: 'unit'; readonly unit: UnitCode }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'opponent'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'objective'; readonly card: string; readonly slot: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'power'; readonly unit: UnitCode }
  | { readonly kind: 'strike'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'move' | 'combat' | 'reroll' | 'pass' };

export const pass: Choice = { kind: 'pass' };
