/** Randomness and hashes, as Node and browsers both have them: tables also run in a worker of the page (`device/`). */
import { equalBytes } from '@noble/ciphers/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** So many random bytes, in hex. */
export function randomHex(bytes: number): string {
  return bytesToHex(randomBytes(bytes));
}

/** A random whole number from 0 to `limit` - 1. */
export function randomBelow(limit: number): number {
  // With 32 more bits than the number has, the remainder is even enough.
  return Number(BigInt(`0x${randomHex(8)}`) % BigInt(limit));
}

/** SHA-256 of a text, in hex. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of a text, in base64url. */
export function shortHashOf(text: string): string {
  return base64url(sha256(utf8ToBytes(text)));
}

/** A whole number of 32 bits that follows from a text: one of the eight in its SHA-256. */
export function numberFrom(text: string, which = 0): number {
  return new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(4 * which);
}

/** HMAC-SHA-256 of a text. */
export function signatureOf(key: string, text: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(key), utf8ToBytes(text));
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Whether two texts are equal. How long it takes tells nothing of where they differ. */
export function isSameSecret(right: string, given: string): boolean {
  return equalBytes(utf8ToBytes(right), utf8ToBytes(given));
}
