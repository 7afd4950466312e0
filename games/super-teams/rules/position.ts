import type { Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { type BonusKind, bonusKinds } from '../content/pack.ts';
import { cardOf } from './choices.ts';
import { format, formatCard } from './notation.ts';
import { bonusesOf, frameView, observe } from './observe.ts';
import type { MoveParts, MovePosition, Position } from './position-schema.ts';
import type { SuperTeamsState } from './state.ts';
import type { MoveView, View } from './view.ts';

/** The position that `arrange` would turn into this state; for a viewer without what lies face down. */
export function positionOf(pack: CompiledPack, state: SuperTeamsState, viewer?: Viewer): Position {
  const view = observe(pack, state, viewer ?? 'spectator');
  if (viewer !== undefined) return positionSeen(view);
  const cards = (list: readonly number[]) => list.map((card) => formatCard(cardOf(card)));
  return {
    ...positionSeen({ ...view, stack: state.stack.map((frame) => frameView(frame, () => true)) }),
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
  const waiting = waitingIn(view);
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
    ...(waiting && view.move && { move: { ...waiting, ...partsOf(view.move) } }),
    ...(view.last && { last: { seat: view.last.seat, ...partsOf(view.last) } }),
  };
}

/** What a move in progress waits for, and what has been answered; undefined if there is none. */
function waitingIn({ stack }: View): Pick<MovePosition, 'stage' | 'asked' | 'answered'> | undefined {
  const frame = stack[stack.length - 1];
  if (frame?.step === 'side') return { stage: frame.step };
  if (frame === undefined || !('answers' in frame)) return undefined;
  const { step, asked, answers } = frame;
  const answered = asked.flatMap((seat, place) => {
    const given = answers[place] ?? null;
    return given === null ? [] : [{ seat, ...(given !== 'hidden' && { choice: format(given) }) }];
  });
  return {
    stage: step,
    asked: asked.filter((_, place) => answers[place] === null),
    ...(answered.length > 0 && { answered }),
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
