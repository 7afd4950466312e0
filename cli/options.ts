import { InvalidArgumentError } from 'commander';
import { type CapName, type Caps, isCapName, usualCaps } from '../server/caps.ts';
import { misuse } from './command-error.ts';

/** Reads a whole number from `least` to `most` for Commander. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Reads a list with commas for Commander. */
export function names(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.every((item) => item !== '')) return items;
  throw new InvalidArgumentError('It must be a list of names with commas between.');
}

/** Reads limits of the server for Commander: their names with numbers, with commas between. */
export function limits(text: string): Partial<Caps> {
  const caps: Partial<Record<CapName, number>> = {};
  for (const item of names(text)) {
    const [name = '', value = ''] = item.split('=');
    if (!isCapName(name)) {
      throw new InvalidArgumentError(
        `There is no limit "${name}"; there is ${Object.keys(usualCaps).join(', ')}.`,
      );
    }
    caps[name] = whole(1, 1_000_000)(value);
  }
  return caps;
}

/** Reads JSON that was given as an option. */
export function jsonOption(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw misuse(`${name} is not JSON: ${fault instanceof Error ? fault.message : fault}`);
  }
}
