import type { Seat } from '../../../../kernel/game.ts';
import type { DieKind } from '../../content/compiled.ts';
import type { Gain } from '../../content/pack.ts';
import type { FigureNumber } from '../state.ts';

/** What an attack may be; see the verb `attack` of the vocabulary. */
export interface AttackOrder {
  readonly attacker: FigureNumber;
  /** Who carries it out: its player, or whoever attacks with a hostile figure (B11). */
  readonly seat: Seat;
  /** The target that was chosen with the action; -1 where it is still to be declared. */
  readonly target: FigureNumber;
  /** The figures that may be declared; null for all that the rules allow. */
  readonly against: readonly FigureNumber[] | null;
  readonly type: 'melee' | 'ranged' | null;
  /** Dice in place of those of the card. */
  readonly pool: readonly DieKind[] | null;
  /** It has no surge and other abilities of the card. */
  readonly bare: boolean;
  readonly gains: readonly Gain[];
}

/** The frames of an attack. */
export type AttackFrame = { readonly step: 'attack' } & AttackOrder;

/** The dice that were rolled last, as they lie on the table. */
export interface LastRoll {
  readonly attacker: FigureNumber;
  readonly target: FigureNumber;
}
