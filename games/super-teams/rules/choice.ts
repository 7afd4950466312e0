import type { BonusKind, Color, ShipId, Side } from '../content/pack.ts';

/** A movement card by what is printed on it. */
export interface Card {
  readonly color: Color;
  readonly value: number;
}

/** Notation `red3>xwing`; `green3=red>falcon` where a universal card stands for another colour. */
export interface PlayCard {
  readonly kind: 'playCard';
  readonly card: Card;
  /** The colour for which a universal card stands. */
  readonly as?: Color;
  readonly ship: ShipId;
}

/** Notation `side:hyperspace`. */
export interface ChooseSide {
  readonly kind: 'chooseSide';
  readonly side: Side;
}

/** Notation `bonus:hook>tantive`. */
export interface PlayBonus {
  readonly kind: 'playBonus';
  readonly bonus: BonusKind;
  readonly ship: ShipId;
}

/** Notation `-`: no bonus card now. */
export interface Pass {
  readonly kind: 'pass';
}

export type Choice = PlayCard | ChooseSide | PlayBonus | Pass;
