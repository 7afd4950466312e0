import type { Fleet, PackFile, UnitKind } from '../content/pack.ts';
import { markOwnData } from './certainty.ts';
import { freeId } from './spot.ts';

/** The values of a unit that are numbers, with their limits and the letters that stand for them. */
export const unitNumbers = [
  { name: 'stars', letter: 'b', least: 1, most: 5 },
  { name: 'attack', letter: 'a', least: 0, most: 20 },
  { name: 'damage', letter: 'd', least: 0, most: 20 },
  { name: 'defense', letter: 'f', least: 0, most: 20 },
  { name: 'shields', letter: 's', least: 1, most: 20 },
] as const;
export type UnitNumber = (typeof unitNumbers)[number]['name'];

/** The fewest units of a pack. */
const fewest = 1;
const most = 400;
const mostIcons = 4;

/** With other data of a unit. */
export function setUnit(pack: PackFile, index: number, change: Partial<UnitKind>): PackFile {
  const unit = pack.units[index];
  if (unit === undefined) return pack;
  const next = markOwnData({ ...unit, ...change }, ...Object.keys(change));
  return { ...pack, units: pack.units.with(index, next) };
}

/** A unit fights on the ground or is named after a person, or no longer. */
export function setTrait(
  pack: PackFile,
  index: number,
  trait: 'ground' | 'person',
  holds: boolean,
): PackFile {
  const unit = pack.units[index];
  if (unit === undefined) return pack;
  const { [trait]: _, ...rest } = unit;
  const next = markOwnData(holds ? { ...rest, [trait]: true } : rest, trait);
  return { ...pack, units: pack.units.with(index, next) };
}

/** The edition in which a unit came; without one, none is named. */
export function setEdition(pack: PackFile, index: number, edition: string): PackFile {
  const unit = pack.units[index];
  if (unit === undefined) return pack;
  const { set: _, ...rest } = unit;
  const next = markOwnData(edition === '' ? rest : { ...rest, set: edition }, 'set');
  return { ...pack, units: pack.units.with(index, next) };
}

/** Puts an icon on a unit, or takes it off; a unit has one at least and four at most. */
export function toggleIcon(pack: PackFile, index: number, icon: string): PackFile {
  const icons = pack.units[index]?.icons ?? [];
  const next = icons.includes(icon) ? icons.filter((one) => one !== icon) : [...icons, icon];
  return next.length === 0 || next.length > mostIcons ? pack : setUnit(pack, index, { icons: next });
}

/** Adds a unit like another one after it. */
export function copyUnit(pack: PackFile, index: number): PackFile {
  const unit = pack.units[index];
  if (unit === undefined || pack.units.length >= most) return pack;
  const copy = { ...unit, id: freeId(pack.units, unit.id) };
  return { ...pack, units: pack.units.toSpliced(index + 1, 0, copy) };
}

/** Takes a unit out of the pack, and out of its fleets. */
export function removeUnit(pack: PackFile, index: number): PackFile {
  const unit = pack.units[index];
  if (unit === undefined || pack.units.length <= fewest) return pack;
  return {
    ...pack,
    units: pack.units.toSpliced(index, 1),
    fleets: pack.fleets.map((fleet) => ({ ...fleet, units: withoutOne(fleet.units, unit.id) })),
  };
}

/** Counts by id without one of the ids. */
export function withoutOne(counts: Fleet['units'], id: string): Fleet['units'] {
  const { [id]: _, ...rest } = counts;
  return rest;
}

/** The icons that words name, by id; undefined if one of them is none. */
export function iconsIn(pack: PackFile, words: string): readonly string[] | undefined {
  const named = [...new Set(words.split(/[\s,]+/).filter((word) => word !== ''))];
  const known = named.every((word) => pack.icons.some(({ id }) => id === word));
  return known && named.length > 0 && named.length <= mostIcons ? named : undefined;
}
