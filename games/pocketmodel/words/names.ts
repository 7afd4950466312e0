import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Pack, Stat } from '../content/pack.ts';
import { formatUnit, letterOf } from '../rules/notation.ts';
import type { Terms } from '../rules/options.ts';
import { contested, numberOf, seatOf, type UnitCode, type Zone } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What all sentences about a match are made from: its terms, and what the reader sees of it. */
export interface Seen {
  readonly terms: Terms;
  readonly view: View;
}

/** The four values of a unit. */
export type Value = Stat | 'shields';

/** Icons that have names in every language; others have the name that their pack gives them. */
export const namedIcons = [
  'laser',
  'trooper',
  'ace',
  'fleet',
  'mechanic',
  'battle-droid',
  'blaster',
  'targeting',
  'hyperdrive',
  'armor',
  'transport',
] as const;

/** Factions that have names in every language. */
export const namedFactions = ['rebel', 'imperial', 'republic', 'separatist'] as const;

export function iconName({ icons }: Pick<Pack, 'icons'>, id: string): Sentence {
  const name = icons.find((icon) => icon.id === id)?.name;
  if (name !== undefined || !namedIcons.some((known) => known === id)) return proper(name ?? id);
  return sentence(`icon.${id}`);
}

export function factionName(id: string): Sentence {
  return namedFactions.some((known) => known === id) ? sentence(`faction.${id}`) : proper(id);
}

/** A ready fleet: named by its pack, or after the faction whose name it bears. */
export function fleetName({ fleets }: Pick<Pack, 'fleets'>, id: string): Sentence {
  const name = fleets.find((fleet) => fleet.id === id)?.name;
  return name === undefined ? factionName(id) : proper(name);
}

export function statName(stat: Value): Sentence {
  return sentence(`stat.${stat}`);
}

/** A name that is the same in all languages. */
function proper(name: string): Sentence {
  return sentence('name', { name });
}

/** A change of a value with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A card by its name; where a pack gives several cards the same name, with its id. */
export function cardName({ pack }: Pick<Terms, 'pack'>, card: number): string {
  const { id, name } = entry(pack.cards, card);
  return (cardsNamed(pack).get(name) ?? 1) > 1 ? `${name} (${id})` : name;
}

/** How many cards of a pack bear each name. */
const cardsNamed = once(({ cards }: Pick<Pack, 'cards'>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
});

/** Names of cards, with how often each is there. */
export function cardNames(terms: Pick<Terms, 'pack'>, cards: readonly number[]): Sentence {
  return countedNames(cards.map((card) => cardName(terms, card)));
}

/** Names of kinds of units, with how often each is there. */
export function kindNames({ pack }: Pick<Terms, 'pack'>, kinds: readonly number[]): Sentence {
  return countedNames(kinds.map((kind) => entry(pack.units, kind).name));
}

function countedNames(names: readonly string[]): Sentence {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return joinSentences(
    [...counts].map(([name, count]) =>
      count === 1 ? proper(name) : sentence('name.times', { name, count }),
    ),
  );
}

/** The kind of a unit, by number in the pack; undefined as long as the force of its seat is secret. */
export function kindIn({ players }: View, unit: UnitCode): number | undefined {
  return players[seatOf(unit)]?.units?.kinds[numberOf(unit)];
}

/**
 * A unit as its player calls it. Several of one name in a force are numbered in the order of the force. The place is its
 * notation, such as a3.
 */
export function unitName({ terms, view }: Seen, unit: UnitCode): Sentence {
  const place = formatUnit(unit);
  const kind = kindIn(view, unit);
  if (kind === undefined) return sentence('unit.secret', { at: place }, place);
  const { name } = entry(terms.pack.units, kind);
  const copies = copiesOf(terms, view, unit, name);
  if (copies.length === 1) return sentence('name', { name }, place);
  return sentence('unit.copy', { name, copy: copies.indexOf(numberOf(unit)) + 1 }, place);
}

/** A unit with the name of its player, for sentences in which several players have units. */
export function unitOf(seen: Seen, unit: UnitCode): Sentence {
  const name = unitName(seen, unit);
  return sentence('unit.of', { unit: name, seat: { seat: seatOf(unit) } }, name.place);
}

/** A unit in short: with its player only where another player has one of the same name. */
export function unitShort(seen: Seen, unit: UnitCode): Sentence {
  const { pack } = seen.terms;
  const kind = kindIn(seen.view, unit);
  const name = kind === undefined ? undefined : entry(pack.units, kind).name;
  const own = seatOf(unit);
  const twice = seen.view.players.some(
    ({ units }, seat) => seat !== own && units?.kinds.some((other) => entry(pack.units, other).name === name),
  );
  return twice ? unitOf(seen, unit) : unitName(seen, unit);
}

export function unitNames(seen: Seen, units: readonly UnitCode[]): Sentence {
  return joinSentences(units.map((unit) => unitName(seen, unit)));
}

/** The units of the same name in the force of a unit. */
function copiesOf({ pack }: Terms, { players }: View, unit: UnitCode, name: string): number[] {
  const kinds = players[seatOf(unit)]?.units?.kinds ?? [];
  return kinds.flatMap((kind, number) => (entry(pack.units, kind).name === name ? [number] : []));
}

/** A zone; the home zone of a seat is named after its player. */
export function zoneName(zone: Zone): Sentence {
  const place = zonePlace(zone);
  if (zone === contested) return sentence('zone.mid', {}, place);
  return sentence('zone.home', { seat: { seat: zone } }, place);
}

/** The place of a zone, as the board understands it: `zone:mid`, `zone:a`. */
export function zonePlace(zone: Zone): string {
  return `zone:${zone === contested ? 'mid' : letterOf(zone)}`;
}

/** The place of an objective, as the board understands it: `slot:a2`. */
export function slotPlace(seat: Seat, slot: number): string {
  return `slot:${letterOf(seat)}${slot + 1}`;
}

/** What the reader knows of an objective: its card, and whether it lies face down. */
export function objectiveName({ terms, view }: Seen, seat: Seat, slot: number): Sentence {
  const found = view.players[seat]?.objectives[slot];
  const place = slotPlace(seat, slot);
  if (found == null) return sentence('objective.gone', {}, place);
  const up = found.up ? 'yes' : 'no';
  if (found.card === undefined) return sentence('objective.unknown', {}, place);
  return sentence('objective.known', { card: cardName(terms, found.card), up }, place);
}
