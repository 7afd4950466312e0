import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { hashOf } from './crypto.ts';
import type { SeriesFile } from './protocol.ts';
import { Refused } from './refusal.ts';
import { yieldIfDue } from './yielder.ts';

/** The parts into which a file is sealed, so that the server does other things in between, in bytes. */
const partSize = 48_000;
/** The longest text that comes out of a file, in bytes. */
const longest = 24_000_000;

const shrink = promisify(gzip);
const grow = promisify(gunzip);

/**
 * Seals the logs of a series for a file that a person takes away. Only a server with the same key reads it again, and whatever
 * it reads was written by one: XChaCha20-Poly1305, each part bound to its place in its file.
 */
export class SeriesSeal {
  private readonly key: Uint8Array;
  /** Names the key, and tells nothing of it. */
  readonly keyName: string;

  /** `key` is 32 bytes in hex. */
  constructor(key: string) {
    this.key = hexToBytes(key);
    this.keyName = hashOf(`series key ${key}`).slice(0, 16);
  }

  /** Seals lines of text. */
  async seal(
    about: Omit<SeriesFile, 'starboard' | 'version' | 'key' | 'nonce' | 'sealed'>,
    lines: AsyncIterable<string>,
  ): Promise<SeriesFile> {
    const texts: Buffer[] = [];
    for await (const line of lines) {
      texts.push(Buffer.from(`${line}\n`));
      await yieldIfDue();
    }
    const packed = await shrink(Buffer.concat(texts));
    const nonce = bytesToHex(randomBytes(16));
    const count = Math.ceil(packed.length / partSize);
    const sealed: string[] = [];
    for (let at = 0; at < count; at++) {
      const part = packed.subarray(at * partSize, (at + 1) * partSize);
      sealed.push(Buffer.from(this.cipher(nonce, about.series, at, count).encrypt(part)).toString('base64'));
      await yieldIfDue();
    }
    return { starboard: 'series', version: 1, ...about, key: this.keyName, nonce, sealed };
  }

  /** The lines that were sealed. Refuses `other-key` and `bad-series`. */
  async *open({ series, key, nonce, sealed }: SeriesFile): AsyncGenerator<string> {
    if (key !== this.keyName) {
      throw new Refused(
        'other-key',
        'a server with another key sealed this series: its host can copy the key',
      );
    }
    const parts: Uint8Array[] = [];
    for (const [at, part] of sealed.entries()) {
      parts.push(this.unsealed(nonce, series, at, sealed.length, part));
      await yieldIfDue();
    }
    const text = await grow(Buffer.concat(parts), { maxOutputLength: longest }).catch((cause: unknown) => {
      throw new Refused('bad-series', 'what this file holds is too long', { cause });
    });
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf('\n', at);
      yield text.toString('utf8', at, end);
      at = end + 1;
      await yieldIfDue();
    }
  }

  private unsealed(nonce: string, series: string, at: number, count: number, part: string): Uint8Array {
    try {
      return this.cipher(nonce, series, at, count).decrypt(Buffer.from(part, 'base64'));
    } catch (cause) {
      throw new Refused('bad-series', 'this file is not as the server wrote it', { cause });
    }
  }

  private cipher(nonce: string, series: string, at: number, count: number) {
    const place = new Uint8Array(24);
    place.set(hexToBytes(nonce));
    new DataView(place.buffer).setUint32(20, at);
    return xchacha20poly1305(this.key, place, utf8ToBytes(`starboard series 1 ${series} ${count}`));
  }
}
