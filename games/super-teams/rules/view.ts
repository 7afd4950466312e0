import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { BonusKind, Color, ShipId, Side } from '../content/pack.ts';
import type { Card, Choice } from './choice.ts';
import type { AskFrame, PlainFrame } from './state.ts';

/** Where the rules are, of a decision to several seats without the moves that the viewer does not know. */
export type FrameView = PlainFrame | AskView;

export interface AskView {
  readonly step: AskFrame['step'];
  readonly asked: readonly Seat[];
  /** By place in `asked`: null for those who have still to answer. */
  readonly answers: readonly (Choice | 'hidden' | null)[];
}

/** A ship on the track. `space` counts from 0, the first planet. */
export interface ShipView {
  readonly id: ShipId;
  readonly color: Color;
  /** Whose it is. */
  readonly seat: Seat;
  readonly space: number;
  /** On a double space: the side on which it lies. Not there as long as the side is to be chosen. */
  readonly side?: Side;
  /** It has arrived on the last planet and moves no more (p. 3). */
  readonly home: boolean;
}

/** A place at the table. Cards that the viewer does not see are a number of cards. */
export interface SeatView {
  readonly colors: readonly Color[];
  readonly team: number;
  /** By colour and value. */
  readonly hand: readonly Card[] | number;
  readonly bonus: readonly BonusKind[] | number;
}

/** A move, in progress or over. */
export interface MoveView {
  /** Who plays the card. */
  readonly seat: Seat;
  readonly card: Card;
  /** The colour for which a universal card stands. */
  readonly as?: Color;
  readonly ship: ShipId;
  readonly from: number;
  /** The side of the double space from which it started. */
  readonly fromSide?: Side;
  /** The bonus card that was played on the ship. */
  readonly bonus?: BonusKind;
  /** How many spaces it flies with what has been played so far. */
  readonly distance: number;
  /** Ships for which a Hook has been played; they follow when everybody has answered. */
  readonly hooked: readonly ShipId[];
}

/** Everything that one viewer sees of a match. Only hands differ from viewer to viewer. */
export interface View {
  readonly content: string;
  readonly stack: readonly FrameView[];
  readonly seats: readonly SeatView[];
  /** In the order of the pack; only ships that take part. */
  readonly ships: readonly ShipView[];
  /** From 1 on. */
  readonly round: number;
  /** Movement cards that everybody has played in this round together. */
  readonly played: number;
  /** How many cards the deal of this round gave in all. */
  readonly dealt: number;
  /** Whose turn it is, whoever has to answer at the moment. */
  readonly toMove: Seat;
  /** The move in progress. */
  readonly move?: MoveView;
  /** The move before it. */
  readonly last?: MoveView;
  /** Movement cards face down. */
  readonly deck: number;
  /** Movement cards that have been played, by colour and value. */
  readonly discard: readonly Card[];
  readonly reserve: number;
  readonly bonusDiscard: readonly BonusKind[];
  /** Bonus cards face down on the last planet. */
  readonly finalPlanet: number;
  /** Colours whose ships have all arrived (p. 6). */
  readonly universal: readonly Color[];
  readonly outcome?: Outcome;
}

/** What the match waits for: the step on top of the stack. */
export function stageOf({ stack }: Pick<View, 'stack'>): FrameView['step'] | 'over' {
  return stack[stack.length - 1]?.step ?? 'over';
}

/** Who has still to answer whether they play a bonus card, in the order in which answers count. */
export function stillAsked({ stack }: Pick<View, 'stack'>): readonly Seat[] {
  const frame = stack[stack.length - 1];
  if (frame === undefined || !('answers' in frame)) return [];
  return frame.asked.filter((_, place) => frame.answers[place] === null);
}
