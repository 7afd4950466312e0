import type { Seat } from '../../../kernel/game.ts';
import type { BonusKind, Color, ShipId, Side } from '../content/pack.ts';
import type { Card } from './choice.ts';

/** What decided the length of a flight (p. 3, 6). */
export type Flight = 'plain' | 'hyperspace' | 'asteroid' | 'pilot' | 'lightspeed';

/** Facts of a match. Where a hand grows, only its owner is told the cards; everybody else is told how many. */
export type Event =
  /** By colour and value: a view does not keep the order of dealing. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | number }
  /** `seat` plays first. */
  | { readonly kind: 'roundBegan'; readonly round: number; readonly seat: Seat; readonly newDeck: boolean }
  | {
      readonly kind: 'playedCard';
      readonly seat: Seat;
      readonly card: Card;
      readonly as?: Color;
      readonly ship: ShipId;
    }
  | { readonly kind: 'playedBonus'; readonly seat: Seat; readonly bonus: BonusKind; readonly ship: ShipId }
  /** All who were asked whether they play a bonus card have answered; who played one was told before. */
  | { readonly kind: 'allAnswered' }
  | {
      readonly kind: 'flew';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: number;
      /** Where the flight ends, before any way back or on from a Maw. */
      readonly to: number;
      readonly flight: Flight;
      readonly boosted: boolean;
    }
  /** Back from the Maw to the nearest normal space (p. 3). */
  | { readonly kind: 'fellBack'; readonly ship: ShipId; readonly from: number; readonly to: number }
  /** Out of the Maw by an Evasive Manoeuvre (p. 9). */
  | { readonly kind: 'evaded'; readonly ship: ShipId; readonly from: number; readonly to: number }
  | { readonly kind: 'choseSide'; readonly seat: Seat; readonly ship: ShipId; readonly side: Side }
  | {
      readonly kind: 'wasHooked';
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
      readonly side?: Side;
    }
  | {
      readonly kind: 'drewBonus';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly bonus: BonusKind | 'hidden';
    }
  /** Reserve and discards are empty (ruling R17). */
  | { readonly kind: 'noBonusLeft'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'reshuffledBonus'; readonly cards: number }
  | { readonly kind: 'arrived'; readonly seat: Seat; readonly ship: ShipId }
  /** Cards of the last planet, after the first arrival (p. 3), in the order of the kinds. */
  | { readonly kind: 'tookFinal'; readonly seat: Seat; readonly bonuses: readonly BonusKind[] | number }
  | { readonly kind: 'becameUniversal'; readonly color: Color }
  | { readonly kind: 'matchEnded'; readonly winners: readonly Seat[] };
