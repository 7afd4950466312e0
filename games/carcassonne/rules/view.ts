import type { BySeat, Outcome, Seat } from '../../../kernel/game.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Faction, SegmentKind } from '../content/pack.ts';
import type { FigureSize, Rotation, Square } from './choice.ts';
import type { TurnFrame } from './state.ts';

export const colors = ['red', 'green', 'black', 'white', 'orange'] as const;
export type Color = (typeof colors)[number];

/** A segment of a tile on the table. */
export interface Spot extends Square {
  readonly segment: string;
}

export interface FigureOnTile {
  readonly color: Color;
  readonly size: FigureSize;
  readonly segment: string;
}

/** A tile on the table, as positions and views show it. */
export interface PlacedTile extends Square {
  readonly tile: string;
  readonly rotation: Rotation;
  readonly figures?: readonly FigureOnTile[];
}

export interface Supply {
  readonly small: number;
  readonly large: number;
}

export interface SeatView {
  readonly color: Color;
  readonly faction: Faction;
  /** Equal numbers are one team; in the standard game every seat is its own. */
  readonly team: number;
  readonly supply: Supply;
  /** A team's points stand with each of its seats. */
  readonly score: number;
}

/** Figures of one seat in a realm. */
export interface RealmFigure extends Spot {
  readonly seat: Seat;
  readonly size: FigureSize;
}

/** A connected trade route, a connected asteroid field, or a planet. */
export interface RealmView {
  /** Its first segment in the order of placing, as `x,y:segment`. */
  readonly id: string;
  readonly kind: SegmentKind;
  /** All its segments, as `x,y:segment`. */
  readonly segments: readonly string[];
  /** Different tiles in it; of a planet the tiles present around it, itself included (1 to 9). */
  readonly tiles: number;
  readonly symbols: Readonly<Record<Faction, number>>;
  readonly complete: boolean;
  /** Sides at which it is open; of a planet the free squares around it. */
  readonly open: number;
  readonly figures: readonly RealmFigure[];
  /** The seats that would score it: one seat, or a team; empty when nobody stands in it or rivals have to fight. */
  readonly owners: readonly Seat[];
  /** Points when it is completed as it lies now (a planet: always its full value). */
  readonly whenComplete: number;
  /** Points if the match ended now. */
  readonly atEnd: number;
  /** The dice that each side with figures in it would roll in a battle here. */
  readonly dice: readonly { readonly seats: readonly Seat[]; readonly dice: number }[];
}

/** What everybody at the table sees. The order of the pile is the only secret of this game. */
export interface View {
  /** The hash of the pack. */
  readonly content: string;
  /** Where the turn is: all of it is open. Empty when the match is over. */
  readonly stack: readonly TurnFrame[];
  readonly variant: 'standard' | 'teams';
  readonly seats: BySeat<SeatView>;
  readonly toMove: Seat;
  /** The tile that has been drawn and not yet placed. */
  readonly tile?: string;
  /** In the order of placing; the last is the one on which a figure may be placed. */
  readonly placed: readonly PlacedTile[];
  /** How many tiles lie face down. */
  readonly pile: number;
  /** Tiles that nobody has seen yet, by id, those with none left out. */
  readonly remaining: Readonly<Record<string, number>>;
  /** Tiles that fitted nowhere and left the game. */
  readonly removed: readonly string[];
  /** All realms, in the order of their first segments. */
  readonly realms: readonly RealmView[];
  readonly outcome?: Outcome;
}

/** A view with the pack that it names, for all that show it or speak of it. */
export interface TableView extends View {
  readonly pack: CompiledPack;
}
