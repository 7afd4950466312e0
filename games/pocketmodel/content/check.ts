import type { Fault } from '../../common/fault.ts';
import type { Fleet, PackFile, UnitFilter } from './pack.ts';

/** What can be wrong with a pack whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const faultKeys = [
  'twice',
  'noIcon',
  'power',
  'noUnit',
  'noCard',
  'copies',
  'shortDeck',
  'longDeck',
  'noDeck',
] as const;
type FaultKey = (typeof faultKeys)[number];

/** The least number of cards in a deck (Prepare to Play). */
export const leastDeck = 30;

/** The most cards of a deck. The sheet has no limit; this one is ours. */
export const mostDeck = 60;

/** Copies of a card in a deck (Prepare to Play). */
export const mostCopies = 3;

/** Copies of a unit in a force for so many build stars (Prepare to Play). */
export function copiesFor(stars: number): number {
  return Math.floor(stars / 10);
}

/** What a schema cannot say about a pack that has the right shape. */
export function checkPack({ icons, units, cards, fleets }: PackFile): Fault<FaultKey>[] {
  const faults: Fault<FaultKey>[] = [];
  const fault = (place: string, key: FaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const known = new Set(icons.map(({ id }) => id));
  const checkIcons = (place: string, named: readonly string[] | undefined): void => {
    for (const [at, icon] of (named ?? []).entries()) {
      if (!known.has(icon)) fault(`${place}/${at}`, 'noIcon', { icon });
    }
  };
  const checkFilter = (place: string, filter: UnitFilter | undefined): void =>
    checkIcons(`${place}/icons`, filter?.icons);
  const starsOf = new Map(units.map(({ id, stars }) => [id, stars]));
  // Not a number as long as a unit is not known.
  const sizeOf = ({ units: force }: Fleet): number =>
    Object.entries(force).reduce((sum, [id, count]) => sum + count * (starsOf.get(id) ?? Number.NaN), 0);
  for (const [group, list] of Object.entries({ icons, units, cards })) {
    const ids = new Set<string>();
    for (const [at, { id }] of list.entries()) {
      if (ids.has(id)) fault(`/${group}/${at}/id`, 'twice', { id });
      ids.add(id);
    }
  }
  // Ready fleets of different sizes may have the same name.
  for (const [at, fleet] of fleets.entries()) {
    const twins = fleets.filter((other) => other.id === fleet.id && sizeOf(other) === sizeOf(fleet));
    if (twins.indexOf(fleet) > 0) fault(`/fleets/${at}/id`, 'twice', { id: fleet.id });
  }
  for (const [at, icon] of icons.entries()) {
    if (icon.kind !== 'power') continue;
    for (const [number, effect] of icon.effects.entries()) {
      const place = `/icons/${at}/effects/${number}`;
      if (effect.when === 'moves') checkFilter(`${place}/filter`, effect.filter);
      if (effect.when !== 'battle') continue;
      checkFilter(`${place}/if/against`, effect.if?.against);
      if (effect.do === 'modify') checkFilter(`${place}/per/filter`, effect.per?.filter);
      // Cards alone can do these: a unit's icon knows no opposing card, and lasts longer than a battle.
      if (effect.do === 'cancel' || effect.do === 'silence') fault(`${place}/do`, 'power', { do: effect.do });
      if (effect.do === 'modify' && effect.until) fault(`${place}/until`, 'power', { do: 'until' });
    }
  }
  for (const [at, unit] of units.entries()) checkIcons(`/units/${at}/icons`, unit.icons);
  for (const [at, card] of cards.entries()) {
    if (card.kind === 'combat' && card.ability?.icon.kind === 'icon') {
      const { icon } = card.ability.icon;
      if (!known.has(icon)) fault(`/cards/${at}/ability/icon/icon`, 'noIcon', { icon });
    }
    const effects = card.kind === 'combat' ? (card.ability?.effects ?? []) : card.effects;
    const inside = card.kind === 'combat' ? `/cards/${at}/ability/effects` : `/cards/${at}/effects`;
    for (const [number, effect] of effects.entries()) {
      if ('filter' in effect) checkFilter(`${inside}/${number}/filter`, effect.filter);
      if ('if' in effect) checkFilter(`${inside}/${number}/if/against`, effect.if?.against);
      if (effect.do === 'modify') checkFilter(`${inside}/${number}/per/filter`, effect.per?.filter);
    }
  }
  for (const [at, fleet] of fleets.entries()) {
    const { units: force, deck } = fleet;
    const mostOfUnit = Math.max(1, copiesFor(sizeOf(fleet)));
    for (const [id, count] of Object.entries(force)) {
      const place = `/fleets/${at}/units/${id}`;
      if (!starsOf.has(id)) fault(place, 'noUnit', { id });
      else if (count > mostOfUnit) fault(place, 'copies', { id, count, most: mostOfUnit });
    }
    for (const [id, count] of Object.entries(deck)) {
      const place = `/fleets/${at}/deck/${id}`;
      if (!cards.some((card) => card.id === id)) fault(place, 'noCard', { id });
      else if (count > mostCopies) fault(place, 'copies', { id, count, most: mostCopies });
    }
    const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
    if (size < leastDeck) fault(`/fleets/${at}/deck`, 'shortDeck', { size, least: leastDeck });
    if (size > mostDeck) fault(`/fleets/${at}/deck`, 'longDeck', { size, most: mostDeck });
  }
  if (mostCopies * cards.length < leastDeck) fault('/cards', 'noDeck', { least: leastDeck });
  return faults;
}
