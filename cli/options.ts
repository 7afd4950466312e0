import { InvalidArgumentError } from 'commander';
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

/** Reads JSON that was given as an option. */
export function jsonOption(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw misuse(`${name} is not JSON: ${fault instanceof Error ? fault.message : fault}`);
  }
}
