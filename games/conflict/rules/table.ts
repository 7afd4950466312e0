import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { type LeaderName, leaderNames } from '../content/pack.ts';
import { countHeroes } from './black-deck.ts';
import {
  type Card,
  everybody,
  halfOf,
  hasMark,
  type Known,
  knownOf,
  knows,
  marks,
  nobody,
  numberOf,
} from './card.ts';
import type { Moment } from './moment.ts';
import type { Terms } from './options.ts';
import type { positionSchema } from './position-schema.ts';
import type { ConflictState, LastAnswer } from './state.ts';

/**
 * The table as a position sets it out; what it leaves out is as in a fresh match. Decks are listed from the top, and
 * `docs/games/conflict.md` says what each part means.
 */
export type TablePosition = FromSchema<typeof positionSchema>;

/** A card in a deck, as far as it is known: `known` are those who know a card face down, left out for nobody. */
export type DeckEntry = NonNullable<NonNullable<TablePosition['decks']>['yellow']>[number];

/** A card in the Black deck, with the part in which it was laid. */
export type BlackEntry = NonNullable<NonNullable<TablePosition['decks']>['black']>[number];

/**
 * A card in a hand, or (for whoever does not know the hand) in it or on a leader. Of one that is not named, its back,
 * and its ambush symbols if they were seen; `known` are those who know it, left out where everybody does.
 */
export type HandEntry = NonNullable<TablePosition['hands']>[number][number];

export type LeaderEntry = NonNullable<NonNullable<TablePosition['leaders']>[LeaderName]>;

/** What always is there to be told of a table. */
type Always =
  | 'seats'
  | 'first'
  | 'toMove'
  | 'decks'
  | 'heroes'
  | 'hands'
  | 'discard'
  | 'marker'
  | 'turnStart'
  | 'leaders';

/** All that lies on the table, as a viewer knows it: a position but for what is asked. */
export type WholeTable = Omit<TablePosition, keyof Moment | Always> & {
  readonly [P in Always]-?: Exclude<TablePosition[P], undefined>;
};

/** What has just happened, which no position tells: a match that is set out begins with it. */
export interface Lately {
  readonly last?: LastAnswer;
  /** Cards that were drawn face down since, in their order. */
  readonly drawn?: readonly HandEntry[];
}

/** The table as a viewer knows it; without a viewer, as it is. */
export function tableOf(terms: Terms, state: ConflictState, viewer?: Viewer): WholeTable {
  const { faces, deckOf } = terms;
  const id = (number: number): string => faces[number]?.id ?? '';
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
  const seesCovers = viewer === undefined || viewer === toMove || terms.open;
  const covers = state.covers.flatMap((cover) => cover ?? []);
  const handOf = (hand: readonly Card[], seat: Seat): HandEntry[] =>
    (seat === toMove && !seesCovers ? [...hand, ...covers] : hand)
      .map((card) => ({ entry: handEntry(terms, state, card, viewer), number: numberOf(card) }))
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
    decks: {
      yellow: decks.yellow.map(deckEntry).reverse(),
      orange: decks.orange.map(deckEntry).reverse(),
      black: decks.black.map(blackEntry).reverse(),
    },
    heroes: countHeroes(decks.black, terms),
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
    ...(state.result !== null && { result: state.result }),
  };
}

/** What has just happened, as a viewer knows it. */
export function latelyOf(terms: Terms, state: ConflictState, viewer: Viewer): Lately {
  return {
    ...(state.last !== null && { last: state.last }),
    ...(state.drawn.length > 0 && {
      drawn: state.drawn.map((card) => handEntry(terms, state, card, viewer)),
    }),
  };
}

/** A card of a hand, as far as a viewer knows it. */
function handEntry({ faces, deckOf }: Terms, state: ConflictState, card: Card, viewer?: Viewer): HandEntry {
  const [number, known] = [numberOf(card), knownOf(card)];
  const seen = sees(known, viewer);
  const aside = hasMark(card, marks.aside);
  return {
    ...(seen ? { card: faces[number]?.id ?? '' } : { deck: deckOf[number] ?? 'yellow' }),
    ...(!seen && !aside && { ambush: faces[number]?.ambush ?? 0 }),
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
