import type { Seat } from '../../../kernel/game.ts';
import type { Card } from './state.ts';

/** What happens in a match, in the words of those who may know all of it, and of those who may not. */
export type Event =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | number }
  | { readonly kind: 'started'; readonly seat: Seat; readonly boosted: boolean }
  | { readonly kind: 'jammed'; readonly seat: Seat; readonly by: Seat }
  /** The pod of a seat flew to a space, so many points ahead. */
  | {
      readonly kind: 'flew';
      readonly seat: Seat;
      readonly die: number;
      readonly to: number;
      readonly points: number;
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly kind: 'matchEnded' };
