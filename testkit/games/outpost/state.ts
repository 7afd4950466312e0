import type { BySeat, Frame, LanesFrame, Seat, State } from '../../../kernel/game.ts';
import type { WindowFrame } from '../../../kernel/reactions.ts';
import type { Card, Weather } from './pack.ts';

/** The side of the square board. Its cells are numbered row by row from the top left. */
export const side = 7;
/** The largest pile of cards on an attack: an aim or guard, and jams. */
export const deepest = 4;
export const mostUnits = 5;
export const budget = 12;
export const fullHand = 3;
export const scenes = 3;

export const stances = ['hold', 'press'] as const;
export type Stance = (typeof stances)[number];

export type Choice =
  | { readonly kind: 'place'; readonly cell: number }
  | { readonly kind: 'move' | 'attack'; readonly from: number; readonly to: number }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'pass' };

export interface RoundFrame extends Frame {
  step: 'round';
}

export interface TurnFrame extends Frame {
  step: 'turn';
  seat: Seat;
}

/** In the lane of a seat: it places its next figure. */
export interface PlaceFrame extends Frame {
  step: 'place';
  seat: Seat;
}

/** In the lane of a seat: it gives orders to its figures. */
export interface OrdersFrame extends Frame {
  step: 'orders';
  seat: Seat;
}

export interface AttackFrame extends Frame {
  step: 'attack';
  seat: Seat;
  from: number;
  to: number;
  aim: number;
  guard: number;
  /** Everybody has passed. */
  agreed: boolean;
}

/** A card that lies on the attack, or on the card below it. */
export interface PlayedFrame extends Frame {
  step: 'played';
  seat: Seat;
  card: Card;
  jammed: boolean;
}

/** The window in which seats may react to the attack, or jam the card, in the frame below. */
export interface ReactFrame extends WindowFrame<Choice> {
  step: 'react';
}

export type PlainFrame =
  | RoundFrame
  | TurnFrame
  | PlaceFrame
  | OrdersFrame
  | AttackFrame
  | PlayedFrame
  | ReactFrame;
export type OutpostFrame = PlainFrame | LanesFrame<PlaceFrame | OrdersFrame>;

export interface Figure {
  readonly seat: Seat;
  readonly unit: string;
  stance: Stance;
  /** Off the board until it is placed. */
  cell: number | null;
  revealed: boolean;
}

export interface OutpostState extends State {
  stack: OutpostFrame[];
  readonly content: string;
  readonly seats: number;
  /** By seat. Without teams, every seat has a team of its own. */
  readonly teams: BySeat<number>;
  round: number;
  weather: Weather;
  /** In the order in which their seats chose them. */
  figures: Figure[];
  /** The last card is drawn next. */
  deck: Card[];
  discard: Card[];
  /** In alphabetical order. */
  hands: BySeat<Card[]>;
  scores: BySeat<number>;
  /** The number of the scene in its series, from 1. */
  readonly scene: number;
}

/** The cells of a seat's home edge: bottom, top, left, right, without the corners. */
export function homeOf(seat: Seat): number[] {
  return [1, 2, 3, 4, 5].map((place) => {
    if (seat === 0) return (side - 1) * side + place;
    if (seat === 1) return place;
    return place * side + (seat === 2 ? 0 : side - 1);
  });
}

export function areNeighbours(one: number, other: number): boolean {
  const across = Math.abs((one % side) - (other % side));
  const down = Math.abs(Math.floor(one / side) - Math.floor(other / side));
  return one !== other && across <= 1 && down <= 1;
}

export function copy(state: OutpostState): OutpostState {
  return {
    ...state,
    stack: state.stack.map(copyFrame),
    figures: state.figures.map((figure) => ({ ...figure })),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    scores: state.scores.slice(),
  };
}

function copyFrame(frame: OutpostFrame): OutpostFrame {
  switch (frame.step) {
    case 'lanes':
      return { step: 'lanes', lanes: frame.lanes.map((lane) => lane.map((inner) => ({ ...inner }))) };
    case 'react':
      return { step: 'react', asked: frame.asked, answers: frame.answers.slice() };
    default:
      return { ...frame };
  }
}
