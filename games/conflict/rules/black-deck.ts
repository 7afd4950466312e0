import type { Chance } from '../../../kernel/chance.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { CompiledPack } from '../content/compile.ts';
import { type Card, cardOf, type Half, hasMark, marks, numberOf } from './card.ts';
import { countCombinations } from './combinations.ts';

/** Heroes of each half of the Black deck (p. 3). */
const heroesOf: Readonly<Record<Half, number>> = { upper: 1, lower: 2 };

/** How many cards that are no heroes lie in each half: where they cannot be halved, fewer in the lower one (R3). */
function othersOf(count: number): Readonly<Record<Half, number>> {
  const lower = Math.floor(count / 2);
  return { upper: count - lower, lower };
}

/** Two heroes are shuffled into the lower half, one into the upper, which lies on top (p. 3). */
export function blackDeck({ forces }: CompiledPack, numbers: readonly number[], chance: Chance): Card[] {
  const isHero = (card: number): boolean => forces[card]?.hero !== undefined;
  const heroes = numbers.filter(isHero);
  const others = numbers.filter((card) => !isHero(card));
  chance.shuffle(heroes);
  chance.shuffle(others);
  const below = othersOf(others.length).lower;
  const lower = [...heroes.slice(0, heroesOf.lower), ...others.slice(0, below)];
  const upper = [...heroes.slice(heroesOf.lower), ...others.slice(below)];
  chance.shuffle(lower);
  chance.shuffle(upper);
  return [...lower.map((card) => cardOf(card, 0, marks.lower)), ...upper.map((card) => cardOf(card))];
}

/** A place in the Black deck that is being dealt. */
export interface BlackPlace {
  readonly half: Half | undefined;
  /** Undefined where the card is not named. */
  card: number | undefined;
}

/**
 * Gives the heroes that are not named their places among those of which nothing is named: all ways in which they can
 * lie are equally likely. `counts` says how many heroes lie in each half, where that is known.
 */
export function placeHeroes(
  places: readonly BlackPlace[],
  heroes: number[],
  counts: Readonly<Record<Half, number>> | undefined,
  { forces, numbersOf }: CompiledPack,
  chance: Chance,
): void {
  const isHero = (card: number): boolean => forces[card]?.hero !== undefined;
  chance.shuffle(heroes);
  const place = (open: BlackPlace[], count: number): void => {
    if (count > open.length) badPosition('a hero is nowhere');
    chance.shuffle(open);
    for (const at of open.slice(0, count)) at.card = heroes.pop();
  };
  if (places.every(({ half }) => half === undefined)) {
    place(
      places.filter(({ card }) => card === undefined),
      heroes.length,
    );
    return;
  }
  const others = othersOf(numbersOf.black.length - heroesOf.upper - heroesOf.lower);
  const inHalf = (half: Half) => {
    const own = places.filter((one) => one.half === half);
    const named = own.filter(({ card }) => card !== undefined && isHero(card)).length;
    return { half, own, named, open: own.filter(({ card }) => card === undefined) };
  };
  const [upper, lower] = [inHalf('upper'), inHalf('lower')];
  const inDeck = heroes.length + upper.named + lower.named;
  /** In how many ways the heroes can lie if so many of them are in a half. */
  const ways = ({ half, own, named, open }: typeof upper, count: number): number => {
    const fits = count <= heroesOf[half] && own.length - count <= others[half] && count >= named;
    const agrees = counts === undefined || counts[half] === count;
    return fits && agrees ? countCombinations(open.length, count - named) : 0;
  };
  const [none = 0, one = 0] = [0, 1].map((above) => ways(upper, above) * ways(lower, inDeck - above));
  if (none + one === 0) badPosition('the halves of the Black deck cannot hold these cards and the heroes');
  const above = none === 0 || (one > 0 && drawLot(none + one, chance) >= none) ? 1 : 0;
  place(upper.open, above - upper.named);
  place(lower.open, inDeck - above - lower.named);
}

/** A number below `count`, all equally likely, by a shuffle: `Unplaced` tells why. */
function drawLot(count: number, chance: Chance): number {
  const lots = Array.from({ length: count }, (_, lot) => lot);
  chance.shuffle(lots);
  return lots[0] ?? 0;
}

/**
 * The halves of cards of the Black deck of which none is said, from the top: the lowest are of the lower half, as many
 * as it had, and of three heroes the first is of the upper one.
 */
export function markHalves(cards: readonly Card[], { forces, numbersOf }: CompiledPack): Card[] {
  const isHero = (card: Card): boolean => forces[numberOf(card)]?.hero !== undefined;
  let below = othersOf(numbersOf.black.length - heroesOf.upper - heroesOf.lower).lower;
  let heroesBelow = heroesOf.lower;
  return cards
    .toReversed()
    .map((card) => {
      const isLower = isHero(card) ? heroesBelow-- > 0 : below-- > 0;
      return isLower ? card | marks.lower : card;
    })
    .reverse();
}

/** How many heroes lie in each half. */
export function countHeroes(cards: readonly Card[], { forces }: CompiledPack): Record<Half, number> {
  const count = { upper: 0, lower: 0 };
  for (const card of cards) {
    if (forces[numberOf(card)]?.hero === undefined) continue;
    count[hasMark(card, marks.lower) ? 'lower' : 'upper']++;
  }
  return count;
}
