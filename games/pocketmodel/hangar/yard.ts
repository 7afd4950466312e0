import { countsOf, sumOf } from '../../../web/loadouts/kit/counts.ts';
import type { BuilderProps } from '../../builder.ts';
import { entry } from '../../common/at.ts';
import type { Sentence } from '../../words.ts';
import { mostCopies } from '../content/check.ts';
import type { Card, UnitKind } from '../content/pack.ts';
import { mostOfUnit } from '../rules/force.ts';
import type { Terms } from '../rules/options.ts';
import { abilityOf, cardText } from '../words/effects.ts';
import { factionName, iconName, statName } from '../words/names.ts';
import { unitValues } from './figures.ts';
import { type ForceValue, mostOfOne, type Part, starsOf, withCount } from './force-value.ts';
import type { ForcePool } from './pool.ts';

/** Everything that the parts of the Hangar need: what may be built, what is built, and how to change and tell it. */
export interface Yard {
  readonly terms: Terms;
  readonly force: ForceValue;
  /** The units and cards that there are: those of the pack, or those that the seat has opened. */
  readonly units: readonly UnitKind[];
  readonly cards: readonly Card[];
  readonly say: (sentence: Sentence) => string;
  /** The most copies that the limits allow of a unit or card. */
  readonly mostOf: (part: Part, id: string) => number;
  /** Whether something is wrong with this unit or card. */
  readonly isFaulty: (part: Part, id: string) => boolean;
  /** One more, or one less. */
  readonly change: (part: Part, id: string, by: 1 | -1) => void;
  readonly announce: (sentence: Sentence) => void;
}

/** The yard for what the page hands to the Hangar. */
export function yardOf(
  terms: Terms,
  force: ForceValue,
  pool: ForcePool | undefined,
  { faults, edit, say, announce }: Pick<BuilderProps<ForceValue>, 'faults' | 'edit' | 'say' | 'announce'>,
): Yard {
  const { pack } = terms;
  const held = pool && { units: countsOf(pool.units, pack.units), deck: countsOf(pool.cards, pack.cards) };
  const wrong = new Set(faults.value.map(({ place }) => place));

  function mostOf(part: Part, id: string): number {
    const open = part === 'deck' ? mostCopies : mostOfUnit(terms, terms.unitNumber.get(id) ?? 0);
    if (held === undefined) return open;
    const there = held[part][id] ?? 0;
    return part === 'deck' ? Math.min(open, there) : there;
  }

  return {
    terms,
    force,
    units: held === undefined ? pack.units : pack.units.filter(({ id }) => id in held.units),
    cards: held === undefined ? pack.cards : pack.cards.filter(({ id }) => id in held.deck),
    say,
    mostOf,
    isFaulty: (part, id) => wrong.has(`/${part}/${id}`),
    announce,
    change(part, id, by) {
      const before = force[part][id] ?? 0;
      const count = Math.min(mostOfOne, Math.max(0, before + by));
      if (count === before) return;
      const next = withCount(force, part, id, count);
      edit(next);
      announce({
        key: 'hangar.now',
        args: {
          name: nameIn(terms, id),
          count,
          most: mostOf(part, id),
          stars: starsOf(terms, next),
          size: terms.size,
          cards: sumOf(next.deck),
        },
      });
    },
  };
}

/** The name of a unit or card; its id where the pack does not have it. */
export function nameIn({ pack }: Pick<Terms, 'pack'>, id: string): string {
  return [...pack.units, ...pack.cards].find((one) => one.id === id)?.name ?? id;
}

/** A unit in words, without its name: faction, class, build stars, values and icons. */
export function unitSentence({ terms: { pack } }: Pick<Yard, 'terms'>, unit: UnitKind): Sentence {
  return {
    key: 'hangar.unit',
    args: {
      faction: factionName(unit.faction),
      class: unit.class,
      stars: unit.stars,
      ...Object.fromEntries(unitValues.map((value) => [value, unit[value]])),
      icons: listed(unit.icons.map((icon) => iconName(pack, icon))),
      ground: unit.ground ? 'yes' : 'no',
    },
  };
}

/** A card in words, without its name: what it does, build stars and guard. */
export function cardSentence({ terms: { pack } }: Pick<Yard, 'terms'>, card: Card): Sentence {
  return {
    key: 'hangar.card',
    args: {
      kind: { key: `hangar.kind.${card.kind}` },
      text: cardText(pack, card),
      stars: card.stars,
      guard: card.guard,
    },
  };
}

/** What a card does beside its bonus, for its picture. */
export function abilityText({ terms: { pack }, say }: Pick<Yard, 'terms' | 'say'>, card: Card): string {
  const does = abilityOf(pack, card);
  return does === undefined ? '' : say(does);
}

/** What a value of units is called. */
export const valueName = statName;

function listed(items: readonly Sentence[]): Sentence {
  const last = entry(items, items.length - 1);
  return items
    .slice(0, -1)
    .reduceRight((rest: Sentence, first) => ({ key: 'list.items', args: { first, rest } }), last);
}
