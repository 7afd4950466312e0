import type { Counts } from '../../../web/loadouts/kit/counts.ts';
import { entry } from '../../common/at.ts';
import { type Stat, stats } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';
import type { ForceValue } from './force-value.ts';

/** How often each number occurs, from 0 or the least one to the greatest. */
export type Curve = readonly { readonly value: number; readonly count: number }[];

export const unitValues = [...stats, 'shields'] as const;
export type UnitValue = (typeof unitValues)[number];

/** How many of the units have each number of build stars, from 1 to 5. */
export function starCurve({ pack }: Pick<Terms, 'pack'>, { units }: ForceValue): Curve {
  return curve(
    [1, 2, 3, 4, 5],
    pack.units.map(({ id, stars }) => [stars, units[id] ?? 0]),
  );
}

/** How many of the units have each value, from the least of the force to its greatest. */
export function valueCurve({ pack }: Pick<Terms, 'pack'>, { units }: ForceValue, value: UnitValue): Curve {
  const found = pack.units.flatMap((unit) => {
    const count = units[unit.id] ?? 0;
    return count === 0 ? [] : [[unit[value], count] as const];
  });
  return curve(between(found.map(([number]) => number)), found);
}

/** How many of the cards have each number of build stars, from 1 to 5. */
export function cardStarCurve({ pack }: Pick<Terms, 'pack'>, { deck }: ForceValue): Curve {
  return curve(
    [1, 2, 3, 4, 5],
    pack.cards.map(({ id, stars }) => [stars, deck[id] ?? 0]),
  );
}

/** How many cards are of each kind: combat cards by the value of their bonus, and objectives. */
export function cardKinds(
  { pack }: Pick<Terms, 'pack'>,
  { deck }: ForceValue,
): Readonly<Record<Stat | 'objective', number>> {
  const found = { attack: 0, damage: 0, defense: 0, objective: 0 };
  for (const card of pack.cards) {
    found[card.kind === 'combat' ? card.bonus.stat : 'objective'] += deck[card.id] ?? 0;
  }
  return found;
}

function curve(values: readonly number[], found: readonly (readonly [number, number])[]): Curve {
  return values.map((value) => ({
    value,
    count: found.reduce((sum, [number, count]) => (number === value ? sum + count : sum), 0),
  }));
}

function between(numbers: readonly number[]): number[] {
  if (numbers.length === 0) return [];
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, step) => least + step);
}

/** An icon of the force: how many units bear it, and how many cards ask for it. */
export interface IconMatch {
  readonly icon: string;
  readonly units: number;
  readonly cards: number;
}

/** The icons on units and cards of a force, in the order of the pack. */
export function iconMatches(
  { pack }: Pick<Terms, 'pack'>,
  { units, deck }: ForceValue,
): readonly IconMatch[] {
  return pack.icons
    .map(({ id: icon }) => ({
      icon,
      units: total(
        pack.units.filter(({ icons }) => icons.includes(icon)),
        units,
      ),
      cards: total(
        pack.cards.filter(
          (card) =>
            card.kind === 'combat' && card.ability?.icon.kind === 'icon' && card.ability.icon.icon === icon,
        ),
        deck,
      ),
    }))
    .filter((match) => match.units + match.cards > 0);
}

/** A combat card of the deck, and how many units of the force gain its ability. */
export interface AbleUnits {
  /** The number of the card in the pack. */
  readonly card: number;
  readonly copies: number;
  readonly units: number;
}

/** The combat cards of the deck that have an ability, those that the fewest units gain first. */
export function ableUnits(terms: Terms, { units, deck }: ForceValue): readonly AbleUnits[] {
  return terms.pack.cards
    .flatMap((card, number) => {
      const copies = deck[card.id] ?? 0;
      if (copies === 0 || card.kind !== 'combat' || card.ability === undefined) return [];
      const { eligible } = entry(terms.cards, number);
      const able = terms.pack.units.filter((_, kind) => eligible[kind] === true);
      return [{ card: number, copies, units: total(able, units) }];
    })
    .toSorted((one, other) => one.units - other.units || one.card - other.card);
}

function total(list: readonly { readonly id: string }[], counts: Counts): number {
  return list.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
}
