import type { Chance } from '../../../kernel/chance.ts';
import { leaderNames } from '../content/pack.ts';
import { blackDeck } from './black-deck.ts';
import { cardOf } from './card.ts';
import type { Terms } from './options.ts';
import type { ConflictState } from './state.ts';

/** The set-up of p. 3 and 4. Who begins is rolled when the match starts. */
export function setup(terms: Terms, seats: number, chance: Chance): ConflictState {
  const state = emptyTable(terms, seats);
  state.stack.push({ step: 'first' });
  for (const name of ['yellow', 'orange'] as const) {
    const numbers = terms.numbersOf[name].slice();
    chance.shuffle(numbers);
    state.decks[name] = numbers.map((card) => cardOf(card));
  }
  state.decks.black = blackDeck(terms, terms.numbersOf.black, chance);
  return state;
}

/** A table with nothing dealt. */
export function emptyTable({ content, pack, side }: Terms, seats: number): ConflictState {
  const marker = pack.tracks[side].starts?.[seats - 2] ?? 0;
  return {
    stack: [],
    content: content.hash,
    first: 0,
    toMove: 0,
    decks: { yellow: [], orange: [], black: [] },
    hands: Array.from({ length: seats }, () => []),
    discard: [],
    marker,
    turnStart: marker,
    aside: false,
    stored: 0,
    justStored: false,
    dice: [],
    used: [],
    found: [],
    covers: leaderNames.map(() => null),
    last: null,
    drawn: [],
    result: null,
  };
}
