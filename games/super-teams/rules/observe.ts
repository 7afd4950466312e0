import type { Seat, Viewer } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { type CompiledPack, colorOfCard, kindCodes, valueOfCard } from '../content/compile.ts';
import { type BonusKind, bonusKinds, colors, shipIds } from '../content/pack.ts';
import type { Card } from './choice.ts';
import { cardOf } from './choices.ts';
import { distanceOf } from './flight.ts';
import { sideNamed } from './landing.ts';
import { outcome } from './outcome.ts';
import type { Move, SuperTeamsState, TurnFrame } from './state.ts';
import { isFinished } from './teams.ts';
import type { FrameView, MoveView, SeatView, ShipView, View } from './view.ts';

/** All that a viewer sees: everything but the decks and the hands of others, partners too (ruling R19). */
export function observe(pack: CompiledPack, state: SuperTeamsState, viewer: Viewer): View {
  const ended = outcome(pack, state);
  return {
    content: state.content,
    stack: state.stack.map((frame) => frameView(frame, (seat) => seat === viewer)),
    seats: state.teams.map((_, seat) => seatView(state, seat, seat === viewer)),
    ships: shipViews(pack, state),
    round: state.round,
    played: state.played,
    dealt: state.hands.reduce((sum, hand) => sum + hand.length, state.played),
    toMove: state.toMove,
    ...(state.move && { move: moveView(pack, state.move) }),
    ...(state.last && { last: moveView(pack, state.last) }),
    deck: state.deck.length,
    discard: cardsOf(state.discard),
    reserve: state.reserve.length,
    bonusDiscard: bonusesOf(state.bonusDiscard),
    finalPlanet: state.finalPlanet.length,
    universal: state.teams.length === 3 ? [] : colors.filter((_, color) => isFinished(pack, state, color)),
    ...(ended && { outcome: ended }),
  };
}

/** A frame without the answers of seats that the viewer does not know. */
export function frameView(frame: TurnFrame, knows: (seat: Seat) => boolean): FrameView {
  if (!('answers' in frame)) return frame;
  const { step, asked, answers } = frame;
  return {
    step,
    asked,
    answers: answers.map((given, place) => (given === null || knows(at(asked, place)) ? given : 'hidden')),
  };
}

function seatView(state: SuperTeamsState, seat: number, open: boolean): SeatView {
  const hand = entry(state.hands, seat);
  const bonus = entry(state.bonusHands, seat);
  return {
    colors: colors.filter((_, color) => state.owners[color] === seat),
    team: at(state.teams, seat),
    hand: open ? cardsOf(hand) : hand.length,
    bonus: open ? bonusesOf(bonus) : bonus.length,
  };
}

function shipViews({ colorOf, last }: CompiledPack, state: SuperTeamsState): ShipView[] {
  return shipIds.flatMap((id, ship) => {
    const space = at(state.spaces, ship);
    if (space < 0) return [];
    const color = at(colorOf, ship);
    const side = sideNamed(at(state.sides, ship));
    return [
      {
        id,
        color: entry(colors, color),
        seat: at(state.owners, color),
        space,
        ...(side && { side }),
        home: space === last,
      },
    ];
  });
}

function moveView({ kinds }: CompiledPack, move: Move): MoveView {
  const isDouble = kinds[move.from] === kindCodes.double;
  const fromSide = isDouble ? sideNamed(move.start) : undefined;
  return {
    seat: move.seat,
    card: cardOf(move.card),
    ...(move.color !== colorOfCard(move.card) && { as: entry(colors, move.color) }),
    ship: entry(shipIds, move.ship),
    from: move.from,
    ...(fromSide && { fromSide }),
    ...(move.bonus >= 0 && { bonus: entry(bonusKinds, move.bonus) }),
    distance: distanceOf(valueOfCard(move.card), move.start, move.bonus),
    hooked: move.hooked.map((ship) => entry(shipIds, ship)),
  };
}

/** Movement cards by colour and value, which tells nothing of the order in which they lay. */
export function cardsOf(cards: readonly number[]): Card[] {
  return cards.toSorted((a, b) => a - b).map(cardOf);
}

/** Bonus cards in the order of their kinds. */
export function bonusesOf(cards: readonly number[]): BonusKind[] {
  return cards.toSorted((a, b) => a - b).map((card) => entry(bonusKinds, card));
}
