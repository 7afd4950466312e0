import type { BySeat, Frame, Seat, State } from '../../../kernel/game.ts';
import type { WindowFrame } from '../../../kernel/reactions.ts';

/** The kinds of cards. */
export const cards = ['boost', 'jam'] as const;
export type Card = (typeof cards)[number];

/** So many cards of each kind are in the deck (p. 1). */
export const copiesOfCard = 12;
/** So many cards each seat is dealt (p. 1). */
export const cardsDealt = 3;
/** So many spaces farther a boosted pod flies (p. 2). */
export const boostedBy = 3;

/** Roll the die, play a boost and roll, jam the pod that is about to fly, or let it fly. */
export type Choice = 'roll' | 'boost' | 'jam' | 'pass';

/** Cards are dealt. A step does it and not `setup`, as only steps can tell what they do. */
interface DealFrame extends Frame {
  step: 'deal';
}

/** A seat rolls, with a boost or without. */
interface TurnFrame extends Frame {
  step: 'turn';
  seat: Seat;
}

/** The others may jam the pod of the frame below. */
export interface JamFrame extends WindowFrame<Choice> {
  step: 'jam';
}

/** A pod flies, as soon as nobody may jam it any more. */
interface FlyFrame extends Frame {
  step: 'fly';
  seat: Seat;
  boosted: boolean;
}

/** Frames in which nothing is hidden. */
export type OpenFrame = DealFrame | TurnFrame | FlyFrame;

export interface PodRaceState extends State {
  stack: (OpenFrame | JamFrame)[];
  /** By seat, counted from 0, the start. */
  spaces: BySeat<number>;
  /** The last card is drawn next. */
  deck: Card[];
  /** In the order of `cards`. */
  hands: BySeat<Card[]>;
  /** Cards that were played, in the order of `cards`. */
  played: Card[];
}

/** A copy that shares nothing that a step changes. */
export function copy({ stack, spaces, deck, hands, played }: PodRaceState): PodRaceState {
  return {
    stack: stack.map((frame) =>
      frame.step === 'jam' ? { ...frame, answers: [...frame.answers] } : { ...frame },
    ),
    spaces: [...spaces],
    deck: [...deck],
    hands: hands.map((hand) => [...hand]),
    played: [...played],
  };
}

/** All cards of the game. */
export function wholeDeck(): Card[] {
  return cards.flatMap((card) => Array.from({ length: copiesOfCard }, () => card));
}

/** Puts cards in the order of their kinds, in which they tell nothing of when they came. */
export function sortCards(list: Card[]): Card[] {
  return list.sort((one, other) => cards.indexOf(one) - cards.indexOf(other));
}

/** The cards of a list that a seat holds, or the spaces and the like of a seat that is known to play. */
export function ofSeat<T>(list: readonly T[], seat: Seat): T {
  const found = list[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}
