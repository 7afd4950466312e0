import type { Fleet, PackFile } from '../content/pack.ts';
import { freeId } from './spot.ts';

const most = 16;

/** Whether units or cards of a fleet are counted. */
export type FleetPart = 'units' | 'deck';

function put(pack: PackFile, index: number, fleet: Fleet): PackFile {
  return { ...pack, fleets: pack.fleets.with(index, fleet) };
}

/** How many of a unit or a card a fleet has; with none of it the fleet does not name it. */
export function setCount(
  pack: PackFile,
  index: number,
  part: FleetPart,
  id: string,
  count: number,
): PackFile {
  const fleet = pack.fleets[index];
  if (fleet === undefined) return pack;
  const { [id]: _, ...rest } = fleet[part];
  if (count > 0) return put(pack, index, { ...fleet, [part]: { ...fleet[part], [id]: count } });
  return Object.keys(rest).length === 0 ? pack : put(pack, index, { ...fleet, [part]: rest });
}

export function nameFleet(pack: PackFile, index: number, name: string): PackFile {
  const fleet = pack.fleets[index];
  if (fleet === undefined) return pack;
  const { name: _, ...rest } = fleet;
  return put(pack, index, name === '' ? rest : { ...rest, name });
}

/** Adds a fleet like another one after it. */
export function copyFleet(pack: PackFile, index: number): PackFile {
  const fleet = pack.fleets[index];
  if (fleet === undefined || pack.fleets.length >= most) return pack;
  const copy = { ...fleet, id: freeId(pack.fleets, fleet.id) };
  return { ...pack, fleets: pack.fleets.toSpliced(index + 1, 0, copy) };
}

export function removeFleet(pack: PackFile, index: number): PackFile {
  if (pack.fleets.length <= 1) return pack;
  return { ...pack, fleets: pack.fleets.toSpliced(index, 1) };
}

/** The number of cards in a fleet's deck. */
export function cardsOf({ deck }: Fleet): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}
