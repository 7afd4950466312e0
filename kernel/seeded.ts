import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';

const nonce = new Uint8Array(12);
const chunkBytes = 512;
const blockBytes = 64;
const wordBytes = 4;
const chunkWords = chunkBytes / wordBytes;
const words = 2 ** 32;

/** Chance that can be set to any point of its stream. `word` is the number of words drawn since the seed. */
export interface SeekableChance extends Chance {
  word: number;
}

/**
 * Chance from a seed: ChaCha8 (RFC 8439 with 8 rounds, nonce of zeros, counter from 0). Its key is the SHA-256 of the
 * seed's UTF-8 bytes, and its stream is read as little-endian 32-bit words. Unlike with xoshiro or PCG, nobody can
 * compute the hidden draw pile from the dice that were seen.
 *
 * A number below n is `floor(word × n / 2^32)`; a word whose product leaves a remainder below `2^32 mod n` is
 * skipped, so that all numbers are equally likely (Lemire 2019; n at most 2^20). A shuffle is that of Fisher and
 * Yates, from the last item down.
 */
export function seeded(seed: string): SeekableChance {
  const stream = new WordStream(sha256(utf8ToBytes(seed)));

  function below(count: number): number {
    if (!(count >= 1)) throw new RangeError(`there is nothing to choose from ${count}`);
    const unfair = words % count;
    for (;;) {
      const product = stream.next() * count;
      const high = Math.floor(product / words);
      if (product - high * words >= unfair) return high;
    }
  }

  return {
    get word() {
      return stream.word;
    },
    set word(word) {
      stream.word = word;
    },
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
export class WordStream {
  /** The place of the next word. It may be set. */
  word = 0;
  private readonly key: Uint8Array;
  private readonly zeros = new Uint8Array(chunkBytes);
  private chunk = new DataView(this.zeros.buffer);
  /** The number of the chunk in `chunk`; -1 before the first. */
  private place = -1;

  constructor(key: Uint8Array) {
    this.key = key;
  }

  next(): number {
    const place = Math.floor(this.word / chunkWords);
    if (place !== this.place) {
      const block = place * (chunkBytes / blockBytes);
      this.chunk = new DataView(chacha8(this.key, nonce, this.zeros, undefined, block).buffer);
      this.place = place;
    }
    return this.chunk.getUint32((this.word++ % chunkWords) * wordBytes, true);
  }
}
