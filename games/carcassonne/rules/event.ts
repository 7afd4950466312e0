import type { Seat } from '../../../kernel/game.ts';
import type { SegmentKind } from '../content/pack.ts';
import type { Area, FigureSize, Rotation } from './choice.ts';
import type { Spot, Supply } from './view.ts';

/** One side of a battle: a seat, or both seats of a team. */
export interface Fighter {
  readonly seats: readonly Seat[];
  readonly figures: Supply;
  /** An own-faction symbol lies in the realm. */
  readonly symbol: boolean;
  readonly dice: number;
}

export interface Roll {
  readonly seats: readonly Seat[];
  readonly dice: readonly number[];
}

/** Facts of a match, all of them public. `seats` of a side are all whose score grows: one seat, or a whole team. */
export type Event =
  | { readonly kind: 'drewTile'; readonly seat: Seat; readonly tile: string }
  | { readonly kind: 'removedTile'; readonly seat: Seat; readonly tile: string }
  | ({ readonly kind: 'choseArea'; readonly seat: Seat } & Area)
  | {
      readonly kind: 'placedTile';
      readonly seat: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly kind: 'placedFigure'; readonly seat: Seat; readonly size: FigureSize; readonly spot: Spot }
  | {
      readonly kind: 'battleBegan';
      readonly realm: SegmentKind;
      readonly spot: Spot;
      readonly fighters: readonly Fighter[];
    }
  | { readonly kind: 'rolledDice'; readonly spot: Spot; readonly rolls: readonly Roll[] }
  | {
      readonly kind: 'tied';
      readonly spot: Spot;
      readonly sides: readonly (readonly Seat[])[];
      readonly points: 1;
    }
  | {
      readonly kind: 'lostBattle';
      readonly spot: Spot;
      /** The side whose figures leave. */
      readonly seats: readonly Seat[];
      readonly dice: number;
      readonly points: number;
    }
  | { readonly kind: 'wonBattle'; readonly spot: Spot; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'scoredRealm';
      readonly realm: SegmentKind;
      readonly spot: Spot;
      /** The side whose figures stood in it. */
      readonly seats: readonly Seat[];
      readonly tiles: number;
      readonly perTile: number;
      readonly symbols: number;
      /** tiles × perTile + symbols × 2. */
      readonly points: number;
      /** Scored at the end of the match, and not because it was completed. */
      readonly final: boolean;
    }
  | { readonly kind: 'matchEnded' };
