import { randomBytes } from '@noble/hashes/utils.js';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 16;

/** Nobody guesses it: 80 bits, in letters and digits that are not mistaken for each other. */
export function newId(): string {
  return nameOf(randomBytes(length));
}

/** The id that these bytes make, of which there are at least 16. */
export function nameOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join('');
}
