import type { Seat, Turn } from '../../../kernel/game.ts';
import { type DeckName, type ForcesCard, type Hero, leaderNames } from '../content/pack.ts';
import {
  type Card,
  cardOf,
  everybody,
  hasMark,
  type Known,
  knowledgeOf,
  knownOf,
  knows,
  marks,
  numberOf,
} from './card.ts';
import type { Event } from './event.ts';
import { end, moveMarker } from './marker.ts';
import type { Terms } from './options.ts';
import type { ConflictState } from './state.ts';
import { takeTop } from './undealt.ts';

type Now = Turn<ConflictState, Event>;

/** A card of the Forces by its number. */
export function forces({ faces }: Terms, number: number): ForcesCard {
  const card = faces[number];
  if (card === undefined) throw new Error(`no card ${number}`);
  return card;
}

/** Those who learn what a seat learns: everybody where hands are open, otherwise only who knows it. */
export function learners({ open }: Terms, known: Known): Known {
  return open ? everybody : known;
}

/** The seats in a set of those who know. */
export function seatsWho(state: ConflictState, known: Known): Seat[] {
  return state.hands.flatMap((_, seat) => (knows(known, seat) ? [seat] : []));
}

/**
 * A seat draws the top card of a deck (p. 4, R10, R19). Out of a face-down card its ambush symbols count, out of a
 * face-up one its attack symbols; a hero goes to the leaders. A deck without cards loses the match (p. 3).
 */
export function draw(terms: Terms, turn: Now, seat: Seat, deck: DeckName): void {
  const { state, emit } = turn;
  const top = takeTop(terms, turn, deck, 'ambush');
  if (top === undefined) {
    end(turn, 'deck');
    return;
  }
  const number = numberOf(top);
  const up = hasMark(top, marks.up);
  const { id, ambush, symbol, count, hero } = forces(terms, number);
  if (hero !== undefined) {
    if (!up) state.drawn = [...state.drawn, cardOf(number, everybody)];
    emit?.({ kind: 'drew', seat, deck, card: id, up, ambush });
    findHero(turn, hero);
    if (state.result === null && !up) moveMarker(terms, turn, ambush, { by: 'ambush', card: id });
    return;
  }
  const known = up ? everybody : learners(terms, knownOf(top) | knowledgeOf(seat));
  // Ambush symbols are shown where they move the marker.
  const unseen = known !== everybody && state.aside;
  const drawn = cardOf(number, known, unseen ? marks.aside : 0);
  const late = state.covers.some((cover) => cover !== null);
  state.hands[seat]?.push(late ? drawn | marks.late : drawn);
  if (!up) state.drawn = [...state.drawn, drawn];
  const told = { kind: 'drew', seat, deck, up, card: id, ambush } as const;
  if (known === everybody) {
    emit?.(told);
    if (!up) moveMarker(terms, turn, ambush, { by: 'ambush', card: id });
    else if (symbol === 'attack') moveMarker(terms, turn, count, { by: 'attack', card: id });
    return;
  }
  const knowing = seatsWho(state, known);
  emit?.(told, knowing, { kind: 'drew', seat, deck, up, ...(!unseen && { ambush }) });
  moveMarker(terms, turn, ambush, { by: 'ambush' }, unseen ? knowing : undefined);
}

/** A hero covers the next leader for good, on top of what lies there; the third wins at once (p. 5, R13). */
export function findHero(turn: Now, hero: Hero): void {
  const { state, emit } = turn;
  const leader = leaderNames[state.found.length];
  if (leader === undefined) throw new Error('more heroes than leaders');
  state.found.push(hero);
  emit?.({ kind: 'hero', hero, leader });
  if (state.found.length === leaderNames.length) end(turn, 'heroes');
}

/** Cards leave a hand for the discard pile. Everybody sees them. */
export function discard(terms: Terms, state: ConflictState, seat: Seat, ids: readonly string[]): void {
  for (const id of ids) state.discard.push(numberOf(takeFrom(terms, state, seat, id)));
}

/** Takes a card out of a hand. */
export function takeFrom(terms: Terms, state: ConflictState, seat: Seat, id: string): Card {
  const hand = state.hands[seat] ?? [];
  const number = terms.numberOf.get(id);
  const at = hand.findIndex((card) => numberOf(card) === number);
  const [taken] = at < 0 ? [] : hand.splice(at, 1);
  if (taken === undefined) throw new Error(`seat ${seat} does not hold ${id}`);
  return taken;
}

/** The cards of a deck that a seat holds, as ids in the order of the pack. */
export function held(
  { deckOf, forces: all }: Terms,
  state: ConflictState,
  seat: Seat,
  deck?: DeckName,
): string[] {
  const numbers: number[] = [];
  for (const card of state.hands[seat] ?? []) {
    const number = numberOf(card);
    if (deck === undefined || deckOf[number] === deck) numbers.push(number);
  }
  numbers.sort((a, b) => a - b);
  return numbers.map((number) => all[number]?.id ?? '');
}

/** How many cards of a deck a seat holds. */
export function countHeld({ deckOf }: Terms, state: ConflictState, seat: Seat, deck: DeckName): number {
  let count = 0;
  for (const card of state.hands[seat] ?? []) if (deckOf[numberOf(card)] === deck) count++;
  return count;
}
