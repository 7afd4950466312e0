import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BySeat } from './game.ts';

/**
 * Proof that no single party determined the chance of a match: see `docs/fair-play.md`. Every value is a
 * {@link isToken token}.
 */
export interface Proof {
  /** The number that the server kept secret until the match was over. */
  readonly secret: string;
  /** The hash of the secret, which the server published when the table opened. */
  readonly commitment: string;
  /** A contribution for each seat, from its browser. Bots share that of the person who opened the table. */
  readonly contributions: BySeat<string>;
}

/** Whether a text is 32 bytes in lower-case hex. */
export function isToken(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** SHA-256 of the secret's 32 bytes, in hex. The secret must be a token. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The seed of a match, in hex: HMAC-SHA-256 with the secret's 32 bytes as the key, over the contributions in the order
 * of seats with a line feed between. The secret must be a token.
 */
export function seedOf(secret: string, contributions: BySeat<string>): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(contributions.join('\n'))));
}
