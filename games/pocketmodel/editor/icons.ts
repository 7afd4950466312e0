import type { Icon, PackFile, PowerEffect } from '../content/pack.ts';
import { markOwnData } from './certainty.ts';
import { freeId } from './spot.ts';

const most = 24;

function put(pack: PackFile, index: number, icon: Icon): PackFile {
  return { ...pack, icons: pack.icons.with(index, icon) };
}

/** With another name; an icon without one is called as in the pack that comes with the game, or by its id. */
export function nameIcon(pack: PackFile, index: number, name: string): PackFile {
  const icon = pack.icons[index];
  if (icon === undefined) return pack;
  const { name: _, ...rest } = icon;
  return put(pack, index, markOwnData(name === '' ? rest : { ...rest, name }, 'name'));
}

/** A power icon has effects; a match icon has none. */
export function setPower(
  pack: PackFile,
  index: number,
  effects: readonly PowerEffect[] | undefined,
): PackFile {
  const icon = pack.icons[index];
  if (icon === undefined) return pack;
  const { id, name, certainty } = icon;
  const both = { id, ...(name !== undefined && { name }), ...(certainty !== undefined && { certainty }) };
  const next: Icon = effects === undefined ? { ...both, kind: 'match' } : { ...both, kind: 'power', effects };
  return put(pack, index, markOwnData(next, 'effects'));
}

/** Adds a match icon that nothing bears yet. */
export function addIcon(pack: PackFile): PackFile {
  if (pack.icons.length >= most) return pack;
  return { ...pack, icons: [...pack.icons, { id: freeId(pack.icons), kind: 'match' }] };
}

/** Takes an icon out of the pack. What still names it is a fault, and shows where something else has to be said. */
export function removeIcon(pack: PackFile, index: number): PackFile {
  if (pack.icons.length <= 1) return pack;
  return { ...pack, icons: pack.icons.toSpliced(index, 1) };
}
