import { type LanesView, observeStack } from '../../../kernel/frames.ts';
import type { BySeat, Outcome, Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { pass } from './choice.ts';
import type { Terms } from './options.ts';
import {
  type BattleFrame,
  type BattleState,
  bitOf,
  type CardNumber,
  everybody,
  none,
  type Player,
  seatOf,
} from './state.ts';
import { outcome } from './victory.ts';

/** What a viewer sees of a seat. Command cards are numbers in the pack. */
export interface PlayerView extends Omit<Player, 'deck' | 'hand' | 'discard'> {
  /** The number of cards in the deck. */
  readonly deck: number;
  /** The cards of the hand that the viewer knows, in the order of the pack, and the number of the others. */
  readonly hand: readonly number[];
  readonly hidden: number;
  readonly discard: readonly number[];
  /** Cards of which the viewer knows that they are in deck or hand, but not where, in the order of the pack. */
  readonly somewhere: readonly number[];
}

/** A frame in a view. An answer of somebody else in a window is shown as given, and never which. */
export type FrameView = BattleFrame;

/** All that a viewer sees: the table, without the cards in decks and in the hands of others. */
export interface View extends Omit<BattleState, 'stack' | 'players' | 'cards' | 'located'> {
  readonly viewer: Viewer;
  readonly stack: readonly (FrameView | LanesView<FrameView>)[];
  readonly players: BySeat<PlayerView>;
  readonly outcome?: Outcome;
}

export function observe(terms: Terms, state: BattleState, viewer: Viewer): View {
  const ended = outcome(terms, state);
  const campaign = terms.added.observe(terms, state, viewer);
  return {
    content: state.content,
    viewer,
    stack: observeStack(
      state.stack.filter((frame) => terms.added.isSeen(terms, state, frame, viewer)),
      viewer,
      (frame: BattleFrame) => observeFrame(frame, viewer),
    ),
    mission: state.mission,
    sides: [...state.sides],
    players: state.players.map((player, seat) => observePlayer(state, player, seat, viewer)),
    openDoors: state.openDoors,
    rubble: state.rubble,
    shields: state.shields,
    tokens: state.tokens,
    round: state.round,
    initiative: state.initiative,
    activation: state.activation,
    waiting: state.waiting,
    missionUses: [...state.missionUses],
    held: state.held === null ? null : [...state.held],
    lasting: state.lasting,
    used: state.used,
    orders: state.orders,
    silenced: state.silenced,
    waiters: state.waiters,
    played: state.played,
    last: state.last,
    latest: state.latest,
    ending: state.ending,
    tieRolls: state.tieRolls,
    ...(campaign && { campaign }),
    ...(ended && { outcome: ended }),
  };
}

function observeFrame(frame: BattleFrame, viewer: Viewer): FrameView {
  // Which cards a seat has drawn by an ability, only it knows.
  if ('drawn' in frame && frame.seat !== viewer) return { ...frame, drawn: [] };
  if (frame.step === 'keepSupply' && seatOf(frame.figure) !== viewer)
    return { ...frame, cards: frame.cards.map(() => none) };
  if (frame.step === 'showEvent' && frame.seat !== viewer) return { ...frame, events: [] };
  if (frame.step === 'handCard' && frame.seat !== viewer) return { ...frame, of: null };
  if (!('answers' in frame)) return frame;
  const { asked, answers } = frame;
  return {
    ...frame,
    answers: answers.map((answer, place) => (answer === null || asked[place] === viewer ? answer : pass)),
  };
}

function observePlayer(state: BattleState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const bit = bitOf(viewer);
  const knows = (card: CardNumber): boolean => (entry(state.located, card) & bit) !== 0;
  const known = player.hand.filter(knows);
  // A card that all see in a hand is none of those of which all know only that they are there.
  const isSecret = (card: CardNumber): boolean => state.located[card] !== everybody;
  return {
    groups: [...player.groups],
    points: player.points,
    pointsForDefeated: player.pointsForDefeated,
    zone: player.zone,
    upgrades: player.upgrades,
    deck: player.deck.length,
    hand: numbersOf(state, known),
    hidden: player.hand.length - known.length,
    discard: player.discard.map((card) => entry(state.cards, card)),
    somewhere:
      seat === viewer
        ? numbersOf(
            state,
            [...player.deck, ...player.hand].filter((card) => !known.includes(card)),
          )
        : without(player.shown, numbersOf(state, known.filter(isSecret))),
    shown: player.shown,
    squads: player.squads,
    out: player.out,
  };
}

/** What is left of some cards without others. */
function without(cards: readonly number[], others: readonly number[]): number[] {
  const left = [...cards];
  for (const other of others) {
    const place = left.indexOf(other);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function numbersOf(state: BattleState, cards: readonly CardNumber[]): number[] {
  return cards.map((card) => entry(state.cards, card)).sort((a, b) => a - b);
}
