import type { Seat, State } from '../../../kernel/game.ts';
import type { Pack } from '../content/pack.ts';

/** Where the turn is. Frames are replaced, never changed, so copies of a state may share them. */
export type TurnFrame =
  | { readonly step: 'deal' }
  | { readonly step: 'playCard' }
  | AskFrame
  | { readonly step: 'fly' }
  | { readonly step: 'stop' }
  | { readonly step: 'side' }
  | { readonly step: 'overtake' }
  | { readonly step: 'land' }
  | { readonly step: 'nextTurn' };

/** A question whether somebody plays a bonus card; `asked` are those who have still to answer, one after the other. */
export interface AskFrame {
  readonly step: 'answer' | 'evade' | 'hook';
  readonly asked: readonly Seat[];
}

/** A move. Replaced, never changed. Colours, ships, sides and bonus cards are numbers. */
export interface Move {
  /** Who plays the card. */
  readonly seat: Seat;
  readonly card: number;
  /** The colour that the card has or stands for. */
  readonly color: number;
  readonly ship: number;
  readonly from: number;
  /** The kind of space from which the ship started, of a double space its side. */
  readonly start: number;
  /** The bonus card that was played on the ship, or -1. */
  readonly bonus: number;
  /** Ships for which a Hook has been played. */
  readonly hooked: readonly number[];
}

/** A match, in lists of small whole numbers, because such lists are copied fast and bots copy a lot. */
export interface SuperTeamsState extends State {
  stack: TurnFrame[];
  readonly pack: Pack;
  /** By colour: who plays it, or -1. */
  readonly owners: readonly Seat[];
  /** By seat: its team. */
  readonly teams: readonly number[];
  round: number;
  /** Movement cards played in this round. */
  played: number;
  toMove: Seat;
  /** The move in progress. */
  move: Move | null;
  /** The move before it, which everybody has seen. */
  last: Move | null;
  /** Movement cards face down; the last is dealt next. */
  deck: number[];
  discard: number[];
  /** By seat, sorted. */
  hands: number[][];
  /** Bonus cards face down; the last is drawn next. */
  reserve: number[];
  bonusDiscard: number[];
  /** Bonus cards on the last planet; the last is drawn next. */
  finalPlanet: number[];
  /** By seat, sorted. */
  bonusHands: number[][];
  /** By ship: its space; -1 for ships that stay in the box. */
  spaces: number[];
  /** By ship: the kind of the side on which it lies on a double space, or 0. */
  sides: number[];
}

/** A copy that shares only what is never changed. */
export function copy(state: SuperTeamsState): SuperTeamsState {
  return {
    stack: state.stack.slice(),
    pack: state.pack,
    owners: state.owners,
    teams: state.teams,
    round: state.round,
    played: state.played,
    toMove: state.toMove,
    move: state.move,
    last: state.last,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map(sliced),
    reserve: state.reserve.slice(),
    bonusDiscard: state.bonusDiscard.slice(),
    finalPlanet: state.finalPlanet.slice(),
    bonusHands: state.bonusHands.map(sliced),
    spaces: state.spaces.slice(),
    sides: state.sides.slice(),
  };
}

function sliced(list: readonly number[]): number[] {
  return list.slice();
}
