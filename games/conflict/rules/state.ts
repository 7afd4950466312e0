import type { BySeat, Frame, Seat, State, Viewer } from '../../../kernel/game.ts';
import { type CompiledPack, compile } from '../content/compile.ts';
import type { DeckName, Hero, LeaderName, Pack, Side } from '../content/pack.ts';

/**
 * Who knows a card that does not lie open: a bit for each seat, and one for those who only look on. Knowledge is
 * never lost: a card that was seen is known wherever it goes.
 */
export type Known = number;

/** Bit of those who look on. */
const onlooker = 1 << 6;
export const everybody: Known = onlooker * 2 - 1;
export const nobody: Known = 0;

export function knownTo(viewer: Viewer): Known {
  return viewer === 'spectator' ? onlooker : 1 << viewer;
}

/** The two parts of which the Black deck is laid together (p. 3). Everybody can follow where their cards go. */
export type Half = 'upper' | 'lower';

/** A card in a deck. */
export interface DeckCard {
  /** Its number in the pack. */
  readonly card: number;
  up: boolean;
  known: Known;
  /** For cards of the Black deck. */
  readonly half: Half | null;
}

export interface HandCard {
  readonly card: number;
  known: Known;
  /** Came while cards lie on the leaders, so it is certainly none of those. */
  late: boolean;
}

export interface LeaderField {
  readonly id: LeaderName;
  hero: Hero | null;
  /** A card that lies face down on the field, until the end of the turn. */
  cover: HandCard | null;
}

/** A die after a roll: Resistance symbols, or 0 for the First Order. */
export interface RolledDie {
  value: number;
  used: boolean;
}

export interface LastAnswer {
  readonly seat: Seat;
  /** In notation; of secret cards where they lie, or how many. */
  readonly choice: string;
}

/** A card that was drawn face down, with those who knew it then. */
export type DrawnCard = Pick<HandCard, 'card' | 'known'>;

/** How a match ended: the third hero, the end of the track, or a deck out of cards. */
export type Result = 'heroes' | 'track' | 'deck';

/** Steps that carry nothing. */
export interface PlainFrame extends Frame {
  step:
    | 'first'
    | 'turn'
    | 'dice'
    | 'useDice'
    | 'playCard'
    | 'distract'
    | 'cover'
    | 'leaders'
    | 'field'
    | 'endTurn';
}

/** Dice without the First Order may be rolled again, so many times. */
export interface RerollFrame extends Frame {
  step: 'reroll';
  left: number;
}

/** The top cards of a deck are put in an order, on top or at the bottom. */
export interface OrderFrame extends Frame {
  step: 'order';
  deck: DeckName;
  count: number;
  to: 'top' | 'bottom';
}

/** The symbols of a starting card count after its power. */
export interface SymbolsFrame extends Frame {
  step: 'symbols';
  card: string;
}

export interface DiscardFrame extends Frame {
  step: 'discard';
  count: number;
}

export type ConflictFrame = PlainFrame | RerollFrame | OrderFrame | SymbolsFrame | DiscardFrame;

export interface ConflictState extends State {
  stack: ConflictFrame[];
  readonly pack: Pack;
  readonly side: Side;
  /** The simplified variant: leaders may be covered in any order (p. 9). */
  readonly simplified: boolean;
  /** Hands and peeked cards are open to all, or secret (ruling R17). */
  readonly open: boolean;
  /** Who got the first player board. */
  first: Seat;
  toMove: Seat;
  /** By deck; the last card is the top. */
  decks: Record<DeckName, DeckCard[]>;
  hands: BySeat<HandCard[]>;
  discard: number[];
  marker: number;
  /** Where the marker stood when the turn began. */
  turnStart: number;
  /** Nothing moves the marker this turn, or the next. */
  aside: boolean;
  asideNext: boolean;
  /** The result under the Cooperation marker; 0 on the grey field. */
  stored: number;
  /** It was stored in this turn, so it is for a later one. */
  justStored: boolean;
  dice: RolledDie[];
  leaders: LeaderField[];
  /** The last answer, as everybody saw it. */
  last: LastAnswer | null;
  /** The cards that were drawn face down since, in their order: the hands do not tell it. */
  drawn: readonly DrawnCard[];
  result: Result | null;
}

export function cards(state: ConflictState): CompiledPack {
  return compile(state.pack);
}

/** The number of the player board of a seat, from 1. */
export function boardOf({ first, hands: { length } }: ConflictState, seat: Seat): number {
  return ((seat - first + length) % length) + 1;
}

export function copy(state: ConflictState): ConflictState {
  const { decks } = state;
  return {
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    decks: {
      yellow: decks.yellow.map(copyOf),
      orange: decks.orange.map(copyOf),
      black: decks.black.map(copyOf),
    },
    hands: state.hands.map((hand) => hand.map(copyOf)),
    discard: state.discard.slice(),
    dice: state.dice.map(copyOf),
    leaders: state.leaders.map(({ id, hero, cover }) => ({ id, hero, cover: cover && { ...cover } })),
  };
}

function copyOf<T extends object>(item: T): T {
  return { ...item };
}
