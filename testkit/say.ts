import assert from 'node:assert/strict';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Arg, type Locale, locales, type Messages, type Sentence } from '../games/words.ts';
import type { Seat } from '../kernel/game.ts';

/** Whoever sits at a table in tests, by seat. */
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** Says sentences in one language; fails where a message, an argument or a seat is missing. */
export type Say = (sentence: Sentence) => string;

/** Says the messages of a game in one language. */
function createSay(locale: Locale, messages: Messages): Say {
  const formats = new Map<string, IntlMessageFormat>();
  const nameOf = (seat: Seat): string => names[seat] ?? assert.fail(`seat ${seat}`);
  const formatOf = (key: string): IntlMessageFormat => {
    const message = messages[key] ?? assert.fail(`${locale} has no message ${key}`);
    const format = formats.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const value = (arg: Arg): string | number => {
    if (typeof arg !== 'object') return arg;
    if ('seat' in arg) return nameOf(arg.seat);
    if ('seats' in arg) return arg.seats.map(nameOf).join(' + ');
    return say(arg);
  };
  const say: Say = ({ key, args = {} }) => {
    const values = Object.entries(args).map(([name, arg]) => [name, value(arg)]);
    return String(formatOf(key).format(Object.fromEntries(values)));
  };
  return say;
}

/** Somebody for each language, in the order of {@link locales}; English is the first. */
export function createSays(messages: (locale: Locale) => Promise<Messages>): Promise<Say[]> {
  return Promise.all(locales.map(async (locale) => createSay(locale, await messages(locale))));
}
