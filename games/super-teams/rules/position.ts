import type { BySeat, Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type BonusKind, bonusKinds, type Color, type ShipId, type Side } from '../content/pack.ts';
import { cardOf } from './choices.ts';
import { formatCard } from './notation.ts';
import { bonusesOf, observe } from './observe.ts';
import type { SuperTeamsState } from './state.ts';
import type { MoveView, Stage, View } from './view.ts';

/** Where a ship lies: the number of its space, and on a double space its side. */
export interface ShipPlace {
  readonly space: number;
  readonly side?: Side;
}

/** A move by what everybody has seen of it. */
export interface MoveParts {
  readonly card: string;
  readonly as?: Color;
  readonly ship: ShipId;
  readonly from: number;
  readonly fromSide?: Side;
  readonly bonus?: BonusKind;
  readonly hooked?: readonly ShipId[];
}

/** A move of which something is still to be decided. Whoever is to move makes it. */
export interface MovePosition extends MoveParts {
  /** Of the match's steps the one that waits. */
  readonly stage: Exclude<Stage, 'playCard'>;
  /** Who has still to answer, in order; not for `side`. */
  readonly asked?: readonly Seat[];
}

/** The move that was made last. */
export interface LastMove extends MoveParts {
  readonly seat: Seat;
}

/**
 * A table as a person would set it out. Where no card has been played, what is left out is as in a fresh match;
 * otherwise as play leaves it. Cards that nobody may know are numbers of cards; whatever no part of the position names
 * is dealt to them at random.
 */
export interface Position {
  readonly colors?: BySeat<readonly Color[]>;
  /** Ships that are not named lie on the first planet. */
  readonly ships?: Readonly<Partial<Record<ShipId, ShipPlace>>>;
  /** Without it the first round in which the table can look so. */
  readonly round?: number;
  /** Movement cards that have been played in this round; the hands tell as much. */
  readonly played?: number;
  readonly toMove?: Seat;
  /** Movement cards as in the notation: `red3`. Everybody plays in turn, so nobody has two fewer than another. Without hands the round is dealt. */
  readonly hands?: BySeat<readonly string[] | number>;
  /** Face down, the next one last. */
  readonly deck?: readonly string[] | number;
  /** Without it as many of those that are left as have been played since the deck was made. */
  readonly discard?: readonly string[];
  readonly bonusHands?: BySeat<readonly BonusKind[] | number>;
  readonly reserve?: readonly BonusKind[] | number;
  readonly bonusDiscard?: readonly BonusKind[];
  readonly finalPlanet?: readonly BonusKind[] | number;
  readonly move?: MovePosition;
  readonly last?: LastMove;
}

/** The position that `arrange` would turn into this state; for a viewer without what lies face down. */
export function positionOf(state: SuperTeamsState, viewer?: Viewer): Position {
  const seen = positionSeen(observe(state, viewer ?? 'spectator'));
  if (viewer !== undefined) return seen;
  const cards = (list: readonly number[]) => list.map((card) => formatCard(cardOf(card)));
  return {
    ...seen,
    hands: state.hands.map(cards),
    deck: cards(state.deck),
    bonusHands: state.bonusHands.map(bonusesOf),
    reserve: inOrder(state.reserve),
    finalPlanet: inOrder(state.finalPlanet),
  };
}

/** The table of a view as a position. */
export function positionSeen(view: View): Position {
  const cards = (hand: View['seats'][number]['hand']) =>
    typeof hand === 'number' ? hand : hand.map(formatCard);
  const { move, stage } = view;
  return {
    colors: view.seats.map((seat) => seat.colors),
    ships: Object.fromEntries(
      view.ships.map(({ id, space, side }) => [id, { space, ...(side && { side }) }]),
    ),
    round: view.round,
    played: view.played,
    toMove: view.toMove,
    hands: view.seats.map(({ hand }) => cards(hand)),
    deck: view.deck,
    discard: view.discard.map(formatCard),
    bonusHands: view.seats.map(({ bonus }) => bonus),
    reserve: view.reserve,
    bonusDiscard: view.bonusDiscard,
    finalPlanet: view.finalPlanet,
    ...(move &&
      stage !== 'over' &&
      stage !== 'playCard' && {
        move: { stage, ...(stage !== 'side' && { asked: view.asked }), ...partsOf(move) },
      }),
    ...(view.last && { last: { seat: view.last.seat, ...partsOf(view.last) } }),
  };
}

function partsOf({ card, as, ship, from, fromSide, bonus, hooked }: MoveView): MoveParts {
  return {
    card: formatCard(card),
    ...(as && { as }),
    ship,
    from,
    ...(fromSide && { fromSide }),
    ...(bonus && { bonus }),
    ...(hooked.length > 0 && { hooked }),
  };
}

function inOrder(cards: readonly number[]): BonusKind[] {
  return cards.map((card) => entry(bonusKinds, card));
}
