import type { Chance } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { badPosition } from '../../common/bad-position.ts';
import { type DeckName, deckNames, leaderNames } from '../content/pack.ts';
import { type BlackPlace, blackDeck, countHeroes, markHalves, placeHeroes } from './black-deck.ts';
import {
  type Card,
  cardOf,
  everybody,
  hasMark,
  type Known,
  knowledgeOf,
  knownOf,
  marks,
  nobody,
  numberOf,
} from './card.ts';
import { coversOf } from './leaders.ts';
import type { Moment } from './moment.ts';
import type { Terms } from './options.ts';
import { checkCovers, setStage } from './set-out-stage.ts';
import { emptyTable } from './setup.ts';
import type { ConflictState, Result } from './state.ts';
import type { BlackEntry, DeckEntry, HandEntry, TablePosition } from './table.ts';
import { Unplaced } from './unplaced.ts';
import type { View } from './view.ts';

/**
 * A state as a person would set it out. What the position does not name is dealt from the cards that it does not name,
 * so that all deals that look like it are equally likely. Throws an InputError `bad-position` for a table to which no
 * play leads, as far as that can be told from what lies there.
 */
export function arrange(terms: Terms, position: TablePosition, chance: Chance): ConflictState {
  const state = layOut(terms, position, chance);
  state.result = resultOf(terms, position, state);
  checkCovers(terms, position, state);
  setStage(terms, position, state);
  return state;
}

/** A state from which a view could have come: all that could have are equally likely. */
export function imagine(terms: Terms, view: View, chance: Chance | undefined): ConflictState {
  const { stack, dice = [], used = [], result = null, last = null, drawn = [] } = view;
  const state = layOut(terms, view, chance);
  Object.assign(state, { stack: [...stack], dice: [...dice], used: [...used], result, last });
  state.drawn = drawnCards(terms, drawn, state);
  return state;
}

/**
 * The table as a viewer sees it, to look ahead: what nobody can know is still to be dealt, and is dealt when it counts,
 * so that the kernel can try every way.
 */
export function imagineUndealt(terms: Terms, view: View): ConflictState {
  const state = imagine(terms, view, undefined);
  const named = countHeroes(state.decks.black, terms);
  const { upper, lower } = view.heroes;
  state.undealt = { upper: upper - named.upper, lower: lower - named.lower };
  return state;
}

/** Markers and cards. Without chance, cards that are not named are still to be dealt. */
function layOut(
  terms: Terms,
  table: Omit<TablePosition, keyof Moment>,
  chance: Chance | undefined,
): ConflictState {
  const { seats = table.hands?.length ?? 2, hands = [] } = table;
  if (table.hands !== undefined && hands.length !== seats) {
    badPosition(`${hands.length} hands for ${seats} seats`);
  }
  const state = emptyTable(terms, seats);
  setMarkers(terms, table, state);
  placeCards(terms, table, state, new Unplaced(terms, chance), chance);
  return state;
}

/** Seats, track and Help Dice. */
function setMarkers({ last, pack }: Terms, table: TablePosition, state: ConflictState): void {
  const { toMove = table.first ?? 0, first = 0, marker = state.marker } = table;
  const { turnStart = Math.min(marker, last - 1), aside = false, stored = 0, justStored = false } = table;
  for (const seat of [toMove, first]) if (seat >= state.hands.length) badPosition(`there is no seat ${seat}`);
  if (marker > last || turnStart >= last) badPosition(`the track ends at ${last}`);
  if (aside && marker !== turnStart) badPosition('the marker lies aside and has moved');
  if (stored > 0 && !pack.dice.includes(stored)) badPosition(`no die shows ${stored}, which is stored`);
  Object.assign(state, { toMove, first, marker, turnStart, aside, stored, justStored });
}

/** Gives every card its place: first those that are named, then those of which something is known, then all others. */
function placeCards(
  terms: Terms,
  table: TablePosition,
  state: ConflictState,
  unplaced: Unplaced,
  chance: Chance | undefined,
): void {
  const { leaders = {}, decks = {}, hands = [] } = table;
  state.discard = (table.discard ?? []).map((id) => unplaced.takeOrdinary(id));
  for (const [at, name] of leaderNames.entries()) {
    const { hero } = leaders[name] ?? {};
    if (hero === undefined) continue;
    unplaced.takeHero(hero);
    if (state.found.length < at) badPosition('heroes lie on the leaders in their order');
    state.found.push(hero);
  }
  const namedIn = (name: DeckName): (number | undefined)[] =>
    (decks[name] ?? []).map(({ card }) => (card === undefined ? undefined : unplaced.take(card, name)));
  const named = { yellow: namedIn('yellow'), orange: namedIn('orange'), black: namedIn('black') };
  const covers = leaderNames.map((name) => {
    const { cover, known } = leaders[name] ?? {};
    const back = cover === undefined || deckNames.some((deck) => deck === cover);
    if (known !== undefined && back) badPosition(`nobody is named who knows the card on ${name}`);
    return back
      ? undefined
      : cardOf(unplaced.takeOrdinary(cover), knownBy(terms, known, state, state.toMove));
  });
  const held = hands.map((hand) =>
    hand.map(({ card }) => (card === undefined ? undefined : unplaced.takeOrdinary(card))),
  );

  const black = blackPlaces(table, named.black);
  const heroes = unplaced.takeHeroes();
  if (black !== undefined && chance !== undefined) placeHeroes(black, heroes, table.heroes, terms, chance);
  for (const [seat, hand] of hands.entries()) {
    for (const [at, { card, deck, ambush }] of hand.entries()) {
      const own = held[seat];
      if (own === undefined || card !== undefined || ambush === undefined) continue;
      own[at] =
        unplaced.deal(deck ?? 'yellow', ambush) ??
        badPosition(`no ${deck} card with ${ambush} ambush symbols is left`);
    }
  }
  state.hands = state.hands.map((_, seat) =>
    (hands[seat] ?? []).map((entry, at) => {
      const { deck = 'yellow' } = entry;
      const number =
        held[seat]?.[at] ?? unplaced.deal(deck) ?? badPosition(`no ${deck} card is left for a hand`);
      return handCard(terms, entry, number, state, seat);
    }),
  );
  coverLeaders(terms, table, state, covers, chance);

  const deckFrom = (name: DeckName, entries: readonly DeckEntry[] = [], numbers = named[name]): Card[] =>
    entries.map((entry, at) => {
      const number =
        numbers[at] ?? unplaced.deal(name) ?? badPosition(`the ${name} deck has more cards than are left`);
      return deckCard(terms, entry, number, state);
    });
  for (const name of ['yellow', 'orange'] as const) {
    const entries = decks[name];
    state.decks[name] =
      entries === undefined
        ? unplaced.dealAll(name).map((number) => cardOf(number))
        : deckFrom(name, entries).reverse();
  }
  if (black !== undefined) {
    const laid = deckFrom(
      'black',
      decks.black,
      black.map(({ card }) => card),
    );
    const marked = black.some(({ half }) => half !== undefined) ? laid : markHalves(laid, terms);
    state.decks.black = marked.reverse();
  } else {
    state.decks.black = restOfBlack(terms, [...unplaced.dealAll('black'), ...heroes], state, chance);
  }
  // What no place was named for has left the game, if the position does not say what lies there.
  const nowhere = unplaced.rest();
  if (table.discard === undefined) state.discard.push(...nowhere);
  else if (nowhere.length > 0) badPosition(`${nowhere.length} cards are nowhere`);
}

/** The places of the Black deck, if it is set out: of all cards the half is said, or of none. */
function blackPlaces(
  { decks, heroes }: TablePosition,
  named: readonly (number | undefined)[],
): BlackPlace[] | undefined {
  const entries: readonly BlackEntry[] | undefined = decks?.black;
  const halved = entries?.filter(({ half }) => half !== undefined).length ?? 0;
  if (heroes !== undefined && (entries === undefined || halved < entries.length)) {
    badPosition('heroes are counted by halves, and of the Black cards the halves are not given');
  }
  if (entries === undefined) return undefined;
  if (halved > 0 && halved < entries.length)
    badPosition('of some Black cards the half is given, of others not');
  return entries.map(({ half }, at) => ({ half, card: named[at] }));
}

/** The Black cards that are nowhere else: with all heroes laid together as in a fresh match. */
function restOfBlack(terms: Terms, rest: number[], state: ConflictState, chance: Chance | undefined): Card[] {
  if (state.found.length === 0 && chance !== undefined) return blackDeck(terms, rest, chance);
  chance?.shuffle(rest);
  return markHalves(
    rest.map((card) => cardOf(card)),
    terms,
  ).reverse();
}

function deckCard(terms: Terms, { up, known, half }: BlackEntry, number: number, state: ConflictState): Card {
  if (up && known !== undefined) badPosition('a card that lies face up is known to all');
  const lower = half === 'lower' ? marks.lower : 0;
  if (up) return cardOf(number, everybody, lower | marks.up);
  return cardOf(number, known === undefined ? nobody : knownBy(terms, known, state), lower);
}

function handCard(terms: Terms, entry: HandEntry, number: number, state: ConflictState, seat: number): Card {
  const { card, deck, ambush } = entry;
  if (
    card === undefined
      ? deck === undefined || (ambush === undefined) !== (entry.aside === true)
      : (deck ?? ambush !== undefined)
  ) {
    badPosition('a card in a hand has a name, or a deck and either its ambush symbols or `aside`');
  }
  const known = knownBy(terms, card === undefined ? (entry.known ?? []) : entry.known, state, seat);
  if (entry.aside && known === everybody)
    badPosition('a card that all know was seen with its ambush symbols');
  return cardOf(number, known, (entry.aside ? marks.aside : 0) | (entry.late ? marks.late : 0));
}

/** Who knows a card; where that is left out everybody does. At an open table all know what anybody knows (R17). */
function knownBy(
  { open }: Terms,
  known: readonly Viewer[] | undefined,
  state: ConflictState,
  owner?: number,
): Known {
  if (known === undefined) return everybody;
  let bits: Known = owner === undefined ? nobody : knowledgeOf(owner);
  for (const viewer of known) {
    if (viewer !== 'spectator' && viewer >= state.hands.length) badPosition(`there is no seat ${viewer}`);
    bits |= knowledgeOf(viewer);
  }
  const all = state.hands.every((_, seat) => (bits & knowledgeOf(seat)) !== 0) && known.includes('spectator');
  return all || (open && bits !== nobody) ? everybody : bits;
}

/** Lays cards on the leaders. Of one whose back alone is known, any of the hand with that back is as likely. */
function coverLeaders(
  { deckOf }: Terms,
  { leaders = {} }: TablePosition,
  state: ConflictState,
  named: readonly (Card | undefined)[],
  chance: Chance | undefined,
): void {
  const covered = leaderNames.filter((name) => leaders[name]?.cover !== undefined);
  if (covered.length === 0) return;
  const hand = state.hands[state.toMove] ?? [];
  const laid = leaderNames.flatMap((name, at) => {
    const { cover } = leaders[name] ?? {};
    if (cover === undefined) return [];
    const card = named[at];
    if (card !== undefined) return [card];
    const able = hand.filter((one) => !hasMark(one, marks.late) && deckOf[numberOf(one)] === cover);
    chance?.shuffle(able);
    const [chosen] = able;
    if (chosen === undefined) badPosition(`no ${cover} card can lie on ${name}`);
    hand.splice(hand.indexOf(chosen), 1);
    return [chosen];
  });
  state.covers = coversOf(covered, laid);
}

/** Three heroes, the end of the track and a deck without cards end the match, and nothing else does (p. 3). */
function resultOf({ last }: Terms, { result }: TablePosition, state: ConflictState): Result | null {
  const { found, marker, decks } = state;
  const [won, lost] = [found.length === leaderNames.length, marker === last];
  if (won && lost) badPosition('the match has ended twice');
  if (won) return agreed('heroes');
  if (lost) return agreed('track');
  return result === undefined
    ? null
    : agreed(deckNames.some((name) => decks[name].length === 0) ? 'deck' : null);

  function agreed(found: Result | null): Result | null {
    if (result !== undefined && result !== found) badPosition(`the match has not ended by "${result}"`);
    return found;
  }
}

/** Cards that were drawn: where nobody else saw one, it is one of those in a hand that look so. */
function drawnCards(terms: Terms, drawn: readonly HandEntry[], state: ConflictState): Card[] {
  const { numberOf: numbers, faces, deckOf } = terms;
  const told = new Set(drawn.map(({ card }) => numbers.get(card ?? '')));
  const unseen = state.hands.flat().filter((card) => !told.has(numberOf(card)));
  return drawn.map((entry) => {
    const known = knownBy(terms, entry.known, state);
    const aside = entry.aside === true;
    const marked = aside ? marks.aside : 0;
    const named = numbers.get(entry.card ?? '');
    if (named !== undefined) return cardOf(named, known, marked);
    const at = unseen.findIndex((card) => {
      const number = numberOf(card);
      const alike = aside || faces[number]?.ambush === entry.ambush;
      return (
        alike &&
        deckOf[number] === entry.deck &&
        knownOf(card) === known &&
        hasMark(card, marks.aside) === aside
      );
    });
    const [card] = at < 0 ? [] : unseen.splice(at, 1);
    if (card === undefined) throw new Error('nobody can have drawn such a card');
    return card & ~marks.late;
  });
}
