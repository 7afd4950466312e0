import type { Terms } from '../options.ts';
import type { BattleTurn, FigureNumber } from '../state.ts';

/** Something that abilities may answer, named as in the vocabulary. */
export type Happening =
  | { readonly at: 'army' | 'deployed' | 'after-setup' | 'match-start' | 'round-start' | 'round-end' }
  | {
      readonly at: 'activation-start' | 'activation-end' | 'after-activation' | 'after-special-action';
      readonly figure: FigureNumber;
    }
  /** A figure leaves its space by its own will, enters that of another, or ends its movement on others. */
  | {
      readonly at: 'leaves' | 'enters-space-of' | 'leaves-space-of' | 'ends-on';
      readonly figure: FigureNumber;
    }
  | { readonly at: 'defeated' | 'about-to-be-defeated'; readonly figure: FigureNumber };

/**
 * Tells all abilities that something happens. What they do, and the windows in which they are asked, come on top of the
 * stack; so a caller puts what has to follow beneath, before it announces.
 */
export function announce(_terms: Terms, _turn: BattleTurn, _happening: Happening): void {}
