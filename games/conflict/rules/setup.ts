import type { Chance } from '../../../kernel/chance.ts';
import { compile } from '../content/compile.ts';
import { type DeckName, leaderNames, type Pack } from '../content/pack.ts';
import { type Options, packOf } from './options.ts';
import { type ConflictState, type DeckCard, type Half, nobody } from './state.ts';

/** The set-up of p. 3 and 4. Who begins is rolled when the match starts. */
export function setup(options: Options, seats: number, chance: Chance): ConflictState {
  const pack = packOf(options);
  const state = emptyTable(pack, options, seats);
  state.stack.push({ step: 'first' });
  for (const name of ['yellow', 'orange'] as const) {
    const numbers = numbersOf(pack, name);
    chance.shuffle(numbers);
    state.decks[name] = numbers.map((card) => faceDown(card));
  }
  state.decks.black = blackDeck(pack, numbersOf(pack, 'black'), chance);
  return state;
}

/** A table with nothing dealt. */
export function emptyTable(
  pack: Pack,
  { side = 'standard', simplified = false, hands = 'open' }: Options,
  seats: number,
): ConflictState {
  const marker = pack.tracks[side].starts?.[seats - 2] ?? 0;
  return {
    stack: [],
    pack,
    side,
    simplified,
    open: hands === 'open',
    first: 0,
    toMove: 0,
    decks: { yellow: [], orange: [], black: [] },
    hands: Array.from({ length: seats }, () => []),
    discard: [],
    marker,
    turnStart: marker,
    aside: false,
    asideNext: false,
    stored: 0,
    justStored: false,
    dice: [],
    leaders: leaderNames.map((id) => ({ id, hero: null, cover: null })),
    last: null,
    drawn: [],
    result: null,
  };
}

/** The cards of a deck by their numbers. */
export function numbersOf(pack: Pack, name: DeckName): number[] {
  const { deckOf } = compile(pack);
  return [...deckOf.keys()].filter((card) => deckOf[card] === name);
}

/**
 * Two heroes are shuffled into the lower half, one into the upper, which lies on top (p. 3). Where the others cannot
 * be halved, the lower half gets fewer of them, so that both are about as high (R3).
 */
export function blackDeck(pack: Pack, numbers: readonly number[], chance: Chance): DeckCard[] {
  const { forces } = compile(pack);
  const isHero = (card: number): boolean => forces[card]?.hero !== undefined;
  const heroes = numbers.filter(isHero);
  const others = numbers.filter((card) => !isHero(card));
  chance.shuffle(heroes);
  chance.shuffle(others);
  const below = Math.floor(others.length / 2);
  const lower = [...heroes.slice(0, 2), ...others.slice(0, below)];
  const upper = [...heroes.slice(2), ...others.slice(below)];
  chance.shuffle(lower);
  chance.shuffle(upper);
  return [...lower.map((card) => faceDown(card, 'lower')), ...upper.map((card) => faceDown(card, 'upper'))];
}

export function faceDown(card: number, half: Half | null = null): DeckCard {
  return { card, up: false, known: nobody, half };
}
