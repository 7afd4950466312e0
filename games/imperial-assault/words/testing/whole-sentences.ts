import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locale, Sentence } from '../../../words.ts';

/** A text of whole sentences: it ends with a full stop, and nothing is left open, doubled or empty. */
export function assertWhole(text: string): void {
  assert.match(text, /\.$/u, text);
  assert.doesNotMatch(text, /\s\s|\s[.,)]|\(\s|[{}⟦⟧]|,,|\.\.|\(\)|undefined|(^|\s),|: \./u, text);
  assert.doesNotMatch(text, /^\p{Ll}/u, text);
}

/** All messages that a sentence is made of. */
export function keysOf({ key, args = {} }: Sentence): string[] {
  const inner = Object.values(args).flatMap((arg) =>
    typeof arg === 'object' && 'key' in arg ? keysOf(arg) : [],
  );
  return [key, ...inner];
}

/** The keys of a part of the messages in a language. */
export function keysIn(part: string, locale: Locale): string[] {
  const file = new URL(`../../messages/${part}/${locale}.json`, import.meta.url);
  return Object.keys(JSON.parse(readFileSync(file, 'utf8'))).toSorted();
}
