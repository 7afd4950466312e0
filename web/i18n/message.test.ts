import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, locales } from '../../games/words.ts';
import { messageReader, type Values } from './message.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The messages of page and games in one language. */
function messagesOf(locale: Locale): string[] {
  return globSync(`{web,games}/**/messages/**/${locale}.json`, { cwd: root }).flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
    return Object.values(texts);
  });
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The values to try for each argument: the options of a select, and numbers that languages count differently. */
function trialsOf(elements: Elements, found = new Map<string, (string | number)[]>()) {
  for (const element of elements) {
    if ('options' in element) {
      const words = 'pluralType' in element ? [] : [...Object.keys(element.options), 'unheard-of'];
      found.set(element.value, words.length > 0 ? words : numbers);
      for (const { value } of Object.values(element.options)) trialsOf(value, found);
    } else if ('value' in element && element.type !== 0 && !found.has(element.value)) {
      found.set(element.value, numbers);
    }
  }
  return found;
}

const numbers = [0, 1, 2, 3, 5, 12, 22, 104, 0.25, 1234567];

/** Combinations in which each argument takes each of its values at least once, with different values of the others. */
function valuesFor(trials: ReadonlyMap<string, readonly (string | number)[]>): Values[] {
  const most = Math.max(1, ...[...trials.values()].map(({ length }) => length));
  return Array.from({ length: most * 2 }, (_, round) =>
    Object.fromEntries(
      [...trials].map(([name, values], place) => [
        name,
        values[(round + place * (round < most ? 0 : 1)) % values.length] ?? '',
      ]),
    ),
  );
}

suite('messages are said as intl-messageformat says them', () => {
  for (const locale of locales) {
    test(locale, () => {
      const read = messageReader(locale);
      const messages = messagesOf(locale);
      assert.ok(messages.length > 1000);
      for (const message of messages) {
        const theirs = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
        const ours = read(message);
        for (const values of valuesFor(trialsOf(theirs.getAst()))) {
          assert.equal(ours(values), theirs.format(values), `${message} ${JSON.stringify(values)}`);
        }
      }
    });
  }
});

test('a number sign counts only in the plural right around it', () => {
  const message = '# {n, plural, other {#{w, select, other { of # {m, plural, other {#}}}}}}';
  assert.equal(messageReader('en')(message)({ n: 3, m: 4, w: 'x' }), '# 3 of # 4');
});

test('an option is never what all objects have', () => {
  assert.equal(messageReader('en')('{w, select, other {other}}')({ w: 'toString' }), 'other');
});

test('a missing argument is an error that names it', () => {
  assert.throws(() => messageReader('en')('Hello {who}')({}), /“Hello {who}” needs the argument who/);
});

for (const message of [
  '{',
  '}',
  'a } b',
  '{who',
  '{}',
  '{n, plural}',
  '{n, plural, one {#}}',
  '{n, plural, one {#} other {#}',
  '{n, selectordinal, other {#}}',
  '{n, plural, offset:1 other {#}}',
  '{n, number, ::currency/EUR}',
  '{when, date}',
]) {
  test(`“${message}” is no message`, () => assert.throws(() => messageReader('en')(message), /cannot read/));
}
