import type { Chance } from '../../../kernel/chance.ts';
import { entry } from '../../common/at.ts';
import { leastDeck, mostCopies } from '../content/check.ts';
import type { CompiledCard } from '../content/compile.ts';
import { mostOfUnit, type Pool, tally } from './force.ts';
import type { Terms } from './options.ts';

/** The share of a deck that may be objective cards: with more, hands hold nothing to fight with. */
const objectivesOf = 1 / 3;

/** How far chance may change what a card seems to be worth, so that no two forces are alike. */
const taste = 3;

/**
 * A random legal force that makes sense: units of one faction first, others where they fill the build stars, and the
 * smallest deck, of cards that those units can use. With a pool it takes only what is in it.
 */
export function sampleForce(
  terms: Terms,
  chance: Chance,
  pool?: Pool,
): { units: Record<string, number>; deck: Record<string, number> } {
  const kinds =
    pool?.units ?? terms.units.flatMap((_, kind) => Array<number>(mostOfUnit(terms, kind)).fill(kind));
  const units = legalCopies(kinds, (kind) => mostOfUnit(terms, kind));
  const cards = legalCopies(
    pool?.cards ?? terms.cards.flatMap((_, card) => Array<number>(mostCopies).fill(card)),
    () => mostCopies,
  );
  const force = sampleUnits(terms, chance, units);
  return {
    units: tally(force, terms.units),
    deck: tally(sampleDeck(terms, chance, force, cards), terms.cards),
  };
}

/** Units as long as they fit, those of one faction first. */
function sampleUnits(terms: Terms, chance: Chance, units: readonly number[]): number[] {
  const shuffled = [...units];
  chance.shuffle(shuffled);
  const factionOf = (kind: number): string => entry(terms.pack.units, kind).faction;
  const faction = shuffled[0] === undefined ? '' : factionOf(shuffled[0]);
  const own = shuffled.filter((kind) => factionOf(kind) === faction);
  const others = shuffled.filter((kind) => factionOf(kind) !== faction);
  let left = terms.size;
  const force: number[] = [];
  for (const kind of [...own, ...others]) {
    const { stars } = entry(terms.units, kind);
    if (stars > left) continue;
    left -= stars;
    force.push(kind);
  }
  return force;
}

/** The cards that seem best for these units, not too many of them objective cards as long as there are others. */
function sampleDeck(
  terms: Terms,
  chance: Chance,
  force: readonly number[],
  cards: readonly number[],
): number[] {
  const rated = cards
    .map((card) => ({
      card,
      worth: worthFor(terms, force, entry(terms.cards, card)) + (taste * chance.pick(100)) / 100,
    }))
    .sort((one, other) => other.worth - one.worth);
  const isObjective = ({ card }: (typeof rated)[number]): boolean => entry(terms.cards, card).objective;
  const objectives = rated.filter(isObjective);
  const most = Math.round(leastDeck * objectivesOf);
  const chosen = rated.filter((one) => !isObjective(one) || objectives.indexOf(one) < most);
  const spare = objectives.slice(most);
  return [...chosen, ...spare].slice(0, leastDeck).map(({ card }) => card);
}

/** What a card seems to be worth for these units: its ability by how many of them, by build stars, can use it. */
function worthFor(terms: Terms, force: readonly number[], card: CompiledCard): number {
  const share = (meant: (kind: number) => boolean): number => {
    let [own, all] = [0, 0];
    for (const kind of force) {
      const { stars } = entry(terms.units, kind);
      all += stars;
      if (meant(kind)) own += stars;
    }
    return own / all;
  };
  if (!card.objective) {
    const effects =
      card.battle.length + card.deeds.played.length + card.deeds.hit.length + card.deeds.after.length;
    return (card.bonus?.amount ?? 0) + effects * 2 * share((kind) => card.eligible[kind] === true);
  }
  const lasting = card.lasting.reduce(
    (sum, { effect, units }) =>
      sum + ('side' in effect && effect.side === 'friendly' ? share((kind) => units?.[kind] !== false) : 1),
    0,
  );
  const once = card.deeds.revealed.length + card.deeds.turnStart.length + card.deeds.destroyed.length;
  return card.guard - 8 + lasting + once;
}

/** Numbers without the copies beyond those that are allowed. */
function legalCopies(numbers: readonly number[], most: (number: number) => number): number[] {
  const taken = new Map<number, number>();
  return numbers.filter((number) => {
    const copies = (taken.get(number) ?? 0) + 1;
    taken.set(number, copies);
    return copies <= most(number);
  });
}
