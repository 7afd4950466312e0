import type { BySeat, Seat, Viewer } from '../../../kernel/game.ts';
import { type DeckName, type Hero, type LeaderName, leaderNames } from '../content/pack.ts';
import { countHeroes } from './black-deck.ts';
import {
  type Card,
  everybody,
  type Half,
  halfOf,
  hasMark,
  type Known,
  knownOf,
  knows,
  marks,
  nobody,
  numberOf,
} from './card.ts';
import { type ConflictFrame, type ConflictState, cards, type LastAnswer, type Result } from './state.ts';

/** A card in a deck, as far as it is known. */
export interface DeckEntry {
  /** Left out where it is unknown. */
  readonly card?: string;
  readonly up?: true;
  /** Which viewers know a card that lies face down; left out for nobody. */
  readonly known?: readonly Viewer[];
}

/** A card in the Black deck. */
export interface BlackEntry extends DeckEntry {
  /** In which part of the deck it was laid. */
  readonly half?: Half;
}

/** A card in a hand, or (for whoever does not know the hand) in it or on a leader. */
export interface HandEntry {
  readonly card?: string;
  /** Of a card that is not named: its back, and what everybody saw when it was drawn face down. */
  readonly deck?: DeckName;
  readonly ambush?: number;
  /** Who knows it, where not everybody does. */
  readonly known?: readonly Viewer[];
  /** Was drawn face down while the marker lay aside, so that its ambush symbols moved nothing and nobody saw them. */
  readonly aside?: true;
  /** Is certainly not on a leader. */
  readonly late?: true;
}

export interface LeaderEntry {
  readonly hero?: Hero;
  /** A card face down: its id for who knows it, otherwise its back. */
  readonly cover?: string;
  /** Who knew it in the hand, where not everybody did. */
  readonly known?: readonly Viewer[];
}

/** What is about to be answered, as the rules name it. */
export const stages = [
  'first',
  'turn',
  'reroll',
  'useDice',
  'pay',
  'order',
  'playCard',
  'cover',
  'discard',
] as const;
export type Stage = (typeof stages)[number];

/**
 * The table as a position sets it out and as a view shows it; what a position leaves out is as in a fresh match. Decks
 * are listed from the top.
 */
export interface Table {
  readonly seats?: number;
  readonly first?: Seat;
  readonly toMove?: Seat;
  readonly stage?: Stage;
  readonly decks?: {
    readonly yellow?: readonly DeckEntry[];
    readonly orange?: readonly DeckEntry[];
    readonly black?: readonly BlackEntry[];
  };
  /** Heroes that are still in each part of the Black deck. */
  readonly heroes?: Readonly<Record<Half, number>>;
  readonly hands?: BySeat<readonly HandEntry[]>;
  readonly discard?: readonly string[];
  readonly marker?: number;
  readonly turnStart?: number;
  readonly aside?: boolean;
  readonly stored?: number;
  readonly justStored?: boolean;
  /** What the dice show, 0 for the First Order; and the dice that are used, from 1. */
  readonly dice?: readonly number[];
  readonly used?: readonly number[];
  readonly leaders?: Readonly<Partial<Record<LeaderName, LeaderEntry>>>;
  /** With stage `reroll`. */
  readonly rerolls?: number;
  /** With stage `pay`: what is paid for, and how many cards are still to be paid. */
  readonly paying?: {
    readonly use: 'reveal' | 'draw';
    readonly deck: 'orange' | 'black';
    readonly count: number;
    readonly left: number;
  };
  /** With stage `order`. */
  readonly order?: { readonly deck: DeckName; readonly count: number; readonly to: 'top' | 'bottom' };
  /** With stage `order`, to the bottom: the starting card whose symbols are still to count. */
  readonly playing?: string;
  /** With stage `cover`: leaders that were chosen, and for which cards are still to be chosen. */
  readonly covering?: readonly LeaderName[];
  /** With stage `discard`. */
  readonly count?: number;
  readonly result?: Result;
}

type Required_<T, K extends keyof T> = T & { readonly [P in K]-?: Exclude<T[P], undefined> };

/** A table on which everything that always is there is told. */
export type WholeTable = Required_<
  Table,
  'seats' | 'first' | 'toMove' | 'decks' | 'heroes' | 'hands' | 'discard' | 'marker' | 'turnStart' | 'leaders'
>;

/** What has just happened, which no position tells: a match that is set out begins with it. */
export interface Lately {
  readonly last?: LastAnswer;
  /** Cards that were drawn face down since, in their order. */
  readonly drawn?: readonly HandEntry[];
}

/** The table as a viewer knows it; without a viewer, as it is. */
export function tableOf(state: ConflictState, viewer?: Viewer): WholeTable {
  const compiled = cards(state);
  const { forces, deckOf } = compiled;
  const id = (number: number): string => forces[number]?.id ?? '';
  const top = state.stack.at(-1);
  const { toMove, dice, used, found, decks } = state;

  const deckEntry = (card: Card): DeckEntry => {
    const up = hasMark(card, marks.up);
    const known = knownOf(card);
    // Nearly every card of a deck is one of which nobody knows anything.
    if (!up && known === nobody && viewer !== undefined) return {};
    return {
      ...((up || sees(known, viewer)) && { card: id(numberOf(card)) }),
      ...(up && { up }),
      ...(!up && known !== nobody && { known: viewersWho(state, known) }),
    };
  };
  const blackEntry = (card: Card): BlackEntry => ({ ...deckEntry(card), half: halfOf(card) });
  /** Who does not know which of the cards were laid down sees them with the rest of the hand. */
  const seesCovers = viewer === undefined || viewer === toMove || state.open;
  const covers = state.covers.flatMap((cover) => cover ?? []);
  const handOf = (hand: readonly Card[], seat: Seat): HandEntry[] =>
    (seat === toMove && !seesCovers ? [...hand, ...covers] : hand)
      .map((card) => ({ entry: handEntry(state, card, viewer), number: numberOf(card) }))
      .sort((a, b) => order(a.entry, b.entry) || (a.entry.card === undefined ? 0 : a.number - b.number))
      .map(({ entry }) => entry);
  const leaders: Partial<Record<LeaderName, LeaderEntry>> = {};
  for (const [at, name] of leaderNames.entries()) {
    const [hero, cover] = [found[at], state.covers[at] ?? null];
    if (hero === undefined && cover === null) continue;
    leaders[name] = { ...(hero !== undefined && { hero }), ...(cover !== null && coverEntry(cover)) };
  }
  function coverEntry(cover: Card): LeaderEntry {
    const [number, known] = [numberOf(cover), knownOf(cover)];
    if (!seesCovers) return { cover: deckOf[number] ?? 'yellow' };
    return { cover: id(number), ...(known !== everybody && { known: viewersWho(state, known) }) };
  }
  return {
    seats: state.hands.length,
    first: state.first,
    toMove,
    ...(top !== undefined && { stage: stageOf(top) }),
    decks: {
      yellow: decks.yellow.map(deckEntry).reverse(),
      orange: decks.orange.map(deckEntry).reverse(),
      black: decks.black.map(blackEntry).reverse(),
    },
    heroes: countHeroes(decks.black, compiled),
    hands: state.hands.map(handOf),
    discard: state.discard.map(id),
    marker: state.marker,
    turnStart: state.turnStart,
    ...(state.aside && { aside: true }),
    ...(state.stored > 0 && { stored: state.stored }),
    ...(state.justStored && { justStored: true }),
    ...(dice.length > 0 && { dice: dice.slice() }),
    ...(used.length > 0 && { used: used.toSorted() }),
    leaders,
    ...(top !== undefined && asked(state, top)),
    ...(state.result !== null && { result: state.result }),
  };
}

/** What has just happened, as a viewer knows it. */
export function latelyOf(state: ConflictState, viewer: Viewer): Lately {
  return {
    ...(state.last !== null && { last: state.last }),
    ...(state.drawn.length > 0 && { drawn: state.drawn.map((card) => handEntry(state, card, viewer)) }),
  };
}

/** A card of a hand, as far as a viewer knows it. */
export function handEntry(state: ConflictState, card: Card, viewer?: Viewer): HandEntry {
  const { forces, deckOf } = cards(state);
  const [number, known] = [numberOf(card), knownOf(card)];
  const seen = sees(known, viewer);
  const aside = hasMark(card, marks.aside);
  return {
    ...(seen ? { card: forces[number]?.id ?? '' } : { deck: deckOf[number] ?? 'yellow' }),
    ...(!seen && !aside && { ambush: forces[number]?.ambush ?? 0 }),
    ...(known !== everybody && { known: viewersWho(state, known) }),
    ...(aside && { aside }),
    ...(hasMark(card, marks.late) && { late: true }),
  };
}

function sees(known: Known, viewer: Viewer | undefined): boolean {
  return viewer === undefined || knows(known, viewer);
}

function viewersWho({ hands }: ConflictState, known: Known): readonly Viewer[] {
  return [
    ...hands.flatMap((_, seat): Viewer[] => (knows(known, seat) ? [seat] : [])),
    ...(knows(known, 'spectator') ? (['spectator'] as const) : []),
  ];
}

/** Cards that look alike stand together, so that their order tells nothing. */
function order(a: HandEntry, b: HandEntry): number {
  if (a.card !== undefined || b.card !== undefined) {
    return Number(a.card === undefined) - Number(b.card === undefined);
  }
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What belongs to the question that is asked. */
function asked({ stack }: ConflictState, top: ConflictFrame): Table {
  switch (top.step) {
    case 'reroll':
      return { rerolls: top.left };
    case 'pay': {
      const use = stack.at(-2);
      if ((use?.step !== 'reveal' && use?.step !== 'draw') || use.deck === 'yellow') {
        throw new Error('nothing is paid for');
      }
      return { paying: { use: use.step, deck: use.deck, count: use.count, left: top.count } };
    }
    case 'order': {
      const { deck, count, to } = top;
      const symbols = stack.at(-2);
      return {
        order: { deck, count, to },
        ...(symbols?.step === 'symbols' && { playing: symbols.card }),
      };
    }
    case 'cover':
      return top.leaders.length > 0 ? { covering: top.leaders } : {};
    case 'discard':
      return { count: top.count };
    default:
      return {};
  }
}

function stageOf({ step }: ConflictFrame): Stage {
  const stage = stages.find((one) => one === step);
  if (stage === undefined) throw new Error(`nobody is asked at ${step}`);
  return stage;
}
