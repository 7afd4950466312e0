import type { Seat, Turn, Viewer } from '../../../kernel/game.ts';
import type { DeckName, ForcesCard, Hero } from '../content/pack.ts';
import type { Event } from './event.ts';
import { end, moveMarker } from './marker.ts';
import { type ConflictState, cards, everybody, type Known, knownTo } from './state.ts';

type Now = Turn<ConflictState, Event>;

/** A card of the Forces by its number. */
export function forces(state: ConflictState, number: number): ForcesCard {
  const card = cards(state).forces[number];
  if (card === undefined) throw new Error(`no card ${number}`);
  return card;
}

/** Those who learn what a seat learns: everybody where hands are open, otherwise only who knows it. */
export function learners(state: ConflictState, known: Known): Known {
  return state.open ? everybody : known;
}

/** The seats in a set of those who know. */
export function seatsWho(state: ConflictState, known: Known): Seat[] {
  return state.hands.flatMap((_, seat) => ((known & knownTo(seat)) !== 0 ? [seat] : []));
}

export function knows(known: Known, viewer: Viewer): boolean {
  return (known & knownTo(viewer)) !== 0;
}

/**
 * A seat draws the top card of a deck (p. 4, R10, R19). Out of a face-down card its ambush symbols count, out of a
 * face-up one its attack symbols; a hero goes to the leaders. A deck without cards loses the match (p. 3).
 */
export function draw(turn: Now, seat: Seat, deck: DeckName): void {
  const { state, tell } = turn;
  const top = state.decks[deck].pop();
  if (top === undefined) {
    end(turn, 'deck');
    return;
  }
  const { id, ambush, symbol, count, hero } = forces(state, top.card);
  if (hero !== undefined) {
    if (!top.up) state.drawn = [...state.drawn, { card: top.card, known: everybody }];
    tell?.({ kind: 'drew', seat, deck, card: id, up: top.up, ambush });
    findHero(turn, hero);
    if (state.result === null && !top.up) moveMarker(turn, ambush, { by: 'ambush', card: id });
    return;
  }
  const known = top.up ? everybody : learners(state, top.known | knownTo(seat));
  const late = state.leaders.some(({ cover }) => cover !== null);
  state.hands[seat]?.push({ card: top.card, known, late });
  if (!top.up) state.drawn = [...state.drawn, { card: top.card, known }];
  const told = { kind: 'drew', seat, deck, up: top.up, ambush } as const;
  if (known === everybody) tell?.({ ...told, card: id });
  else tell?.({ ...told, card: id }, seatsWho(state, known), told);
  if (top.up) {
    if (symbol === 'attack') moveMarker(turn, count, { by: 'attack', card: id });
  } else if (known === everybody) {
    moveMarker(turn, ambush, { by: 'ambush', card: id });
  } else {
    moveMarker(turn, ambush, { by: 'ambush' });
  }
}

/** A hero covers the next leader for good, on top of what lies there; the third wins at once (p. 5, R13). */
export function findHero(turn: Now, hero: Hero): void {
  const { state, tell } = turn;
  const field = state.leaders.find((leader) => leader.hero === null);
  if (field === undefined) throw new Error('more heroes than leaders');
  field.hero = hero;
  tell?.({ kind: 'hero', hero, leader: field.id });
  if (state.leaders.every((leader) => leader.hero !== null)) end(turn, 'heroes');
}

/** Cards leave a hand for the discard pile. Everybody sees them. */
export function discard(state: ConflictState, seat: Seat, ids: readonly string[]): void {
  for (const id of ids) state.discard.push(takeFrom(state, seat, id).card);
}

/** Takes a card out of a hand. */
export function takeFrom(state: ConflictState, seat: Seat, id: string) {
  const hand = state.hands[seat] ?? [];
  const number = cards(state).numberOf.get(id);
  const at = hand.findIndex(({ card }) => card === number);
  const [taken] = at < 0 ? [] : hand.splice(at, 1);
  if (taken === undefined) throw new Error(`seat ${seat} does not hold ${id}`);
  return taken;
}

/** The cards of a deck that a seat holds, as ids in the order of the pack. */
export function held(state: ConflictState, seat: Seat, deck?: DeckName): string[] {
  const { deckOf, forces: all } = cards(state);
  const numbers = (state.hands[seat] ?? []).map(({ card }) => card);
  return numbers
    .filter((card) => deck === undefined || deckOf[card] === deck)
    .sort((a, b) => a - b)
    .map((card) => all[card]?.id ?? '');
}
