import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A recovery code names an account and proves that it is one's own: the account's id (a UUID, 128 bits) and 80 random
 * bits, in Crockford's base 32, which has no letters that are mistaken for each other.
 */
const digits = '0123456789abcdefghijklmnopqrstuv';
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 42;
const group = 6;

/** A new code for an account, in groups as people read it. */
export function newCode(account: string): string {
  const bits = BigInt(`0x${account.replaceAll('-', '')}${randomBytes(10).toString('hex')}`);
  const text = [...bits.toString(32)].map((digit) => letters[digits.indexOf(digit)]).join('');
  return (
    text
      .padStart(length, '0')
      .match(new RegExp(`.{${group}}`, 'g'))
      ?.join('-') ?? ''
  );
}

/** The account that a code names, however it was typed; undefined if it is no code. */
export function accountOf(code: string): string | undefined {
  const text = plain(code);
  if (text.length !== length || [...text].some((letter) => !letters.includes(letter))) return undefined;
  const bits = [...text].reduce((sum, letter) => sum * 32n + BigInt(letters.indexOf(letter)), 0n);
  const hex = (bits >> 80n).toString(16).padStart(32, '0');
  if (hex.length > 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is kept of a code. It has 80 random bits, so a plain hash gives nothing away. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex');
}

/** Whether the code is the one of which this was kept. */
export function isCode(code: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfCode(code), 'hex'), Buffer.from(hash, 'hex'));
}

/** As it was made: capital letters, and nothing between them. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
