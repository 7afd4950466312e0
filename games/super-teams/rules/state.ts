import type { Seat, State } from '../../../kernel/game.ts';
import type { WindowFrame } from '../../../kernel/reactions.ts';
import type { Choice } from './choice.ts';

/** Where the turn is. Replaced, never changed. */
export interface PlainFrame {
  readonly step: 'deal' | 'playCard' | 'fly' | 'stop' | 'side' | 'land';
}

/** Everybody is asked at the same time whether they play a bonus card who might hold one that fits, as everybody knows. */
export interface AskFrame extends WindowFrame<Choice> {
  readonly step: 'answer' | 'evade' | 'hook';
}

export type TurnFrame = PlainFrame | AskFrame;

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
  readonly content: string;
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
    stack: state.stack.map(copyFrame),
    content: state.content,
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

/** What has been answered is noted in a frame; all others are never changed. */
function copyFrame(frame: TurnFrame): TurnFrame {
  if (!('answers' in frame)) return frame;
  return { step: frame.step, asked: frame.asked, answers: frame.answers.slice() };
}

function sliced(list: readonly number[]): number[] {
  return list.slice();
}
