import type { BySeat, Seat, Viewer } from '../../../kernel/game.ts';
import type { DeckName, Hero, LeaderName } from '../content/pack.ts';
import { knows } from './drawing.ts';
import {
  type ConflictFrame,
  type ConflictState,
  cards,
  type DeckCard,
  everybody,
  type Half,
  type HandCard,
  type Known,
  type LastAnswer,
  nobody,
  type Result,
} from './state.ts';

/** A card in a deck, as far as it is known. */
export interface DeckEntry {
  /** Left out where it is unknown. */
  readonly card?: string;
  readonly up?: true;
  /** Which viewers know a card that lies face down; left out for nobody. */
  readonly known?: readonly Viewer[];
  /** Of the Black deck: in which part it was laid. */
  readonly half?: Half;
}

/** A card in a hand, or (for whoever does not know the hand) in it or on a leader. */
export interface HandEntry {
  readonly card?: string;
  /** What everybody saw when it was drawn face down: its back and its ambush symbols. */
  readonly deck?: DeckName;
  readonly ambush?: number;
  /** Who knows it, where not everybody does. */
  readonly known?: readonly Viewer[];
  /** Is certainly not on a leader. */
  readonly late?: true;
}

export interface LeaderEntry {
  readonly hero?: Hero;
  /** A card face down: its id for who knows it, otherwise its back. */
  readonly cover?: string;
}

/** What is about to be answered, as the rules name it. */
export type Stage = 'first' | 'turn' | 'reroll' | 'useDice' | 'order' | 'playCard' | 'cover' | 'discard';

/**
 * The table as a view shows it and as a position sets it out; what a position leaves out is as in a fresh match. Decks
 * are listed from the top.
 */
export interface Table {
  readonly seats?: number;
  readonly first?: Seat;
  readonly toMove?: Seat;
  readonly stage?: Stage;
  readonly decks?: Readonly<Partial<Record<DeckName, readonly DeckEntry[]>>>;
  /** Heroes that are still in each part of the Black deck. */
  readonly heroes?: Readonly<Record<Half, number>>;
  readonly hands?: BySeat<readonly HandEntry[]>;
  readonly discard?: readonly string[];
  readonly marker?: number;
  readonly turnStart?: number;
  readonly aside?: boolean;
  readonly asideNext?: boolean;
  readonly stored?: number;
  readonly justStored?: boolean;
  /** What the dice show, 0 for the First Order; and the dice that are used, from 1. */
  readonly dice?: readonly number[];
  readonly used?: readonly number[];
  readonly leaders?: Readonly<Partial<Record<LeaderName, LeaderEntry>>>;
  /** With stage `reroll`. */
  readonly rerolls?: number;
  /** With stage `order`. */
  readonly order?: { readonly deck: DeckName; readonly count: number; readonly to: 'top' | 'bottom' };
  /** With stage `order`, to the bottom: the starting card whose symbols are still to count. */
  readonly playing?: string;
  /** With stage `discard`. */
  readonly count?: number;
  readonly last?: LastAnswer;
  /** Cards that were drawn face down since then, in their order. */
  readonly drawn?: readonly HandEntry[];
  readonly result?: Result;
}

type Required_<T, K extends keyof T> = T & { readonly [P in K]-?: Exclude<T[P], undefined> };

/** A table on which everything that always is there is told. */
export type WholeTable = Required_<
  Table,
  'seats' | 'first' | 'toMove' | 'decks' | 'heroes' | 'hands' | 'discard' | 'marker' | 'turnStart' | 'leaders'
>;

/** The table as a viewer knows it; without a viewer, as it is. */
export function tableOf(state: ConflictState, viewer?: Viewer): WholeTable {
  const { forces, deckOf } = cards(state);
  const id = (number: number): string => forces[number]?.id ?? '';
  const sees = (known: Known): boolean => viewer === undefined || knows(known, viewer);
  const whoKnows = (known: Known): readonly Viewer[] => [
    ...state.hands.flatMap((_, seat): Viewer[] => (knows(known, seat) ? [seat] : [])),
    ...(knows(known, 'spectator') ? (['spectator'] as const) : []),
  ];
  const top = state.stack[state.stack.length - 1];
  const { toMove } = state;

  const deckEntry = ({ card, up, known, half }: DeckCard): DeckEntry => {
    // Nearly every card of a deck is one of which nobody knows anything.
    if (!up && known === nobody && viewer !== undefined) return half === null ? {} : { half };
    return {
      ...((up || sees(known)) && { card: id(card) }),
      ...(up && { up }),
      ...(!up && known !== nobody && { known: whoKnows(known) }),
      ...(half !== null && { half }),
    };
  };
  const handEntry = ({ card, known, late }: HandCard): HandEntry => ({
    ...(sees(known)
      ? { card: id(card) }
      : { deck: deckOf[card] ?? 'yellow', ambush: forces[card]?.ambush ?? 0 }),
    ...(known !== everybody && { known: whoKnows(known) }),
    ...(late && { late }),
  });
  /** Who does not know which of the cards were laid down sees them with the rest of the hand. */
  const seesCovers = viewer === undefined || viewer === toMove || state.open;
  const covers = state.leaders.flatMap(({ cover }) => (cover === null ? [] : [cover]));
  const handOf = (hand: readonly HandCard[], seat: Seat): HandEntry[] => {
    const pool = seat === toMove && !seesCovers ? [...hand, ...covers] : hand;
    return pool
      .map((card) => ({ entry: handEntry(card), number: card.card }))
      .sort((a, b) => order(a.entry, b.entry) || (a.entry.card === undefined ? 0 : a.number - b.number))
      .map(({ entry }) => entry);
  };
  const leaders: Partial<Record<LeaderName, LeaderEntry>> = {};
  for (const { id: name, hero, cover } of state.leaders) {
    if (hero === null && cover === null) continue;
    leaders[name] = {
      ...(hero !== null && { hero }),
      ...(cover !== null && { cover: seesCovers ? id(cover.card) : (deckOf[cover.card] ?? 'yellow') }),
    };
  }
  const heroesIn = (part: Half): number =>
    state.decks.black.filter(({ card, half }) => half === part && forces[card]?.hero !== undefined).length;
  const playing = state.stack.find((frame) => frame.step === 'symbols');
  return {
    seats: state.hands.length,
    first: state.first,
    toMove,
    ...(top !== undefined && { stage: stageOf(top) }),
    decks: {
      yellow: state.decks.yellow.map(deckEntry).reverse(),
      orange: state.decks.orange.map(deckEntry).reverse(),
      black: state.decks.black.map(deckEntry).reverse(),
    },
    heroes: { upper: heroesIn('upper'), lower: heroesIn('lower') },
    hands: state.hands.map(handOf),
    discard: state.discard.map(id),
    marker: state.marker,
    turnStart: state.turnStart,
    ...(state.aside && { aside: true }),
    ...(state.asideNext && { asideNext: true }),
    ...(state.stored > 0 && { stored: state.stored }),
    ...(state.justStored && { justStored: true }),
    ...(state.dice.length > 0 && { dice: state.dice.map(({ value }) => value) }),
    ...(state.dice.some(({ used }) => used) && {
      used: [...state.dice.entries()].flatMap(([at, { used }]) => (used ? [at + 1] : [])),
    }),
    leaders,
    ...(top?.step === 'reroll' && { rerolls: top.left }),
    ...(top?.step === 'order' && { order: { deck: top.deck, count: top.count, to: top.to } }),
    ...(playing !== undefined && { playing: playing.card }),
    ...(top?.step === 'discard' && { count: top.count }),
    ...(state.last !== null && { last: state.last }),
    ...(state.drawn.length > 0 && { drawn: state.drawn.map((card) => handEntry({ ...card, late: false })) }),
    ...(state.result !== null && { result: state.result }),
  };
}

/** Cards that look alike stand together, so that their order tells nothing. */
function order(a: HandEntry, b: HandEntry): number {
  if (a.card !== undefined || b.card !== undefined) {
    return Number(a.card === undefined) - Number(b.card === undefined);
  }
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function stageOf({ step }: ConflictFrame): Stage {
  switch (step) {
    case 'first':
    case 'turn':
    case 'reroll':
    case 'useDice':
    case 'order':
    case 'playCard':
    case 'cover':
    case 'discard':
      return step;
    default:
      throw new Error(`nobody is asked at ${step}`);
  }
}
