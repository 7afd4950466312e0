import type { PackFile, UnitKind } from '../content/pack.ts';
import { setUnit, type UnitNumber, unitNumbers } from './units.ts';

/** A value that is being typed: after its letter, digits go to it. */
export interface Typing {
  readonly index: number;
  readonly value: UnitNumber;
  /** The digits so far. */
  readonly digits: string;
}

/** What a key on a unit does: a letter names a value, a digit is its number, and a second digit follows the first. */
export function typeUnit(
  pack: PackFile,
  typing: Typing | undefined,
  key: string,
  index: number,
): { readonly pack: PackFile; readonly typing: Typing } | undefined {
  const named = unitNumbers.find(({ letter }) => letter === key);
  if (named !== undefined) return { pack, typing: { index, value: named.name, digits: '' } };
  if (!/^\d$/.test(key) || typing?.index !== index) return undefined;
  const limits = unitNumbers.find(({ name }) => name === typing.value);
  if (limits === undefined) return undefined;
  const longer = typing.digits + key;
  const digits = Number(longer) > limits.most ? key : longer;
  const number = Number(digits);
  const next = { ...typing, digits };
  if (number < limits.least || number > limits.most) return { pack, typing: next };
  const change: Partial<UnitKind> = { [typing.value]: number };
  return { pack: setUnit(pack, index, change), typing: next };
}
