import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';

const nonce = new Uint8Array(12);
const chunkBytes = 512;
const blockBytes = 64;
const words = 2 ** 32;

/**
 * Chance from a seed: ChaCha8 (RFC 8439 with 8 rounds, nonce of zeros, counter from 0), its key the SHA-256 of the
 * seed's UTF-8 bytes, its stream read as little-endian 32-bit words. Unlike xoshiro or PCG, the dice that have been
 * seen do not tell the draw pile that has not.
 *
 * A number below n is `floor(word × n / 2^32)`; a word whose product leaves a remainder below `2^32 mod n` is
 * skipped, so that all numbers are equally likely (Lemire 2019; n at most 2^20). A shuffle is Fisher and Yates from
 * the last item down.
 */
export function seeded(seed: string): Chance {
  const next = wordsOf(sha256(utf8ToBytes(seed)));

  function below(count: number): number {
    const unfair = words % count;
    for (;;) {
      const product = next() * count;
      const high = Math.floor(product / words);
      if (product - high * words >= unfair) return high;
    }
  }

  return {
    roll: (sides) => below(sides) + 1,
    pick: below,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const kept = items[last];
        items[last] = items[other] as (typeof items)[number];
        items[other] = kept as (typeof items)[number];
      }
    },
  };
}

/** The ChaCha8 stream of a 32-byte key, as 32-bit words. */
export function wordsOf(key: Uint8Array): () => number {
  const zeros = new Uint8Array(chunkBytes);
  let stream = new DataView(zeros.buffer, 0, 0);
  let at = 0;
  let block = 0;
  return () => {
    if (at === stream.byteLength) {
      stream = new DataView(chacha8(key, nonce, zeros, undefined, block).buffer);
      block += chunkBytes / blockBytes;
      at = 0;
    }
    const word = stream.getUint32(at, true);
    at += 4;
    return word;
  };
}
