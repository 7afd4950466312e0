import type { Chance } from '../../../kernel/chance.ts';
import type { Turn } from '../../../kernel/game.ts';
import { isStandIn, knownAmbush, standIn } from '../content/compile.ts';
import type { DeckName } from '../content/pack.ts';
import { type Card, halfOf, numberOf } from './card.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import type { ConflictState } from './state.ts';

type Now = Turn<ConflictState, Event>;

/**
 * Takes the top card of a deck; undefined if there is none. Where it is still to be dealt, chance says which it is: with
 * `ambush` only as far as its ambush symbols go, as nothing else counts of a card that comes to a hand.
 */
export function takeTop(
  terms: Terms,
  { state, chance }: Now,
  deck: DeckName,
  asFar: 'ambush' | 'whole',
): Card | undefined {
  const top = state.decks[deck].pop();
  if (top === undefined || state.undealt === undefined || !isStandIn(terms, numberOf(top))) return top;
  const placed = placedIn(terms, state);
  const free = terms.numbersOf[deck].filter((number) => placed[number] === 0);
  const isHero = (number: number): boolean => terms.forces[number]?.hero !== undefined;
  const change = (number: number): Card => top - numberOf(top) + number;
  if (deck === 'black') {
    const half = halfOf(top);
    const unknown =
      1 +
      state.decks.black.filter((card) => isStandIn(terms, numberOf(card)) && halfOf(card) === half).length;
    if (chance.pick(unknown) < state.undealt[half]) {
      state.undealt[half]--;
      // Which hero it is makes no difference but for the ambush.
      const missing = free.filter(isHero);
      const ambushes = missing.map((number) => terms.forces[number]?.ambush);
      const alike = ambushes.every((ambush) => ambush === ambushes[0]);
      return change(missing[alike ? 0 : chance.pick(missing.length)] ?? 0);
    }
  }
  const others = free.filter((number) => !isHero(number));
  const ambush = dealAmbush(terms, state, deck, others, chance);
  if (asFar === 'ambush') return change(standIn(terms, deck, ambush));
  const alike = others.filter((number) => terms.forces[number]?.ambush === ambush);
  return change(alike[chance.pick(alike.length)] ?? 0);
}

/** How many ambush symbols a card has that is any of these, but for those that lie outside the decks undealt. */
function dealAmbush(
  terms: Terms,
  state: ConflictState,
  deck: DeckName,
  cards: readonly number[],
  chance: Chance,
): number {
  const counts: number[] = [];
  for (const number of cards) {
    const ambush = terms.forces[number]?.ambush ?? 0;
    counts[ambush] = (counts[ambush] ?? 0) + 1;
  }
  for (const number of outside(state)) {
    const ambush = knownAmbush(terms, number);
    if (!isStandIn(terms, number) || terms.deckOf[number] !== deck || ambush === undefined) continue;
    counts[ambush] = (counts[ambush] ?? 0) - 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  let skipped = chance.pick(Math.max(1, total));
  return counts.findIndex((count = 0) => {
    skipped -= count;
    return skipped < 0;
  });
}

/** By number: whether a card of the Forces has a place that is known. */
function placedIn(terms: Terms, state: ConflictState): Uint8Array {
  const placed = new Uint8Array(terms.faces.length);
  for (const number of outside(state)) placed[number] = 1;
  for (const deck of Object.values(state.decks)) for (const card of deck) placed[numberOf(card)] = 1;
  for (const [number, { hero }] of terms.forces.entries()) {
    if (hero !== undefined && state.found.includes(hero)) placed[number] = 1;
  }
  return placed;
}

/** The numbers of all cards in hands, on leaders and in the discard pile. */
function outside({ hands, covers, discard }: ConflictState): number[] {
  const cards = [...hands.flat(), ...covers.flatMap((cover) => cover ?? [])];
  return [...cards.map(numberOf), ...discard];
}
