import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { type Locale, locales } from '../../games/words.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Everything that people read in one language, with the place where it stands: messages, guides and help. */
function textsOf(locale: Locale): { place: string; text: string }[] {
  const texts = (place: string, value: unknown): { place: string; text: string }[] => {
    if (typeof value === 'string') return [{ place, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => texts(`${place} ${key}`, each));
  };
  return globSync(`{web,games}/**/{messages,help}/**/${locale}.json`, { cwd: root }).flatMap((file) =>
    texts(file, JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))),
  );
}

/** The quotation marks of each language; those of another are a slip. */
const quotes: Readonly<Record<Locale, string>> = {
  en: '“”',
  pl: '„”',
  de: '„“',
  ro: '„”',
  fr: '«»',
  it: '«»',
};

const foreignQuote = (locale: Locale): RegExp =>
  new RegExp(`[${[...'"“”„«»'].filter((mark) => !quotes[locale].includes(mark)).join('')}]`);

for (const locale of locales) {
  suite(`typography of ${locale}`, () => {
    const texts = textsOf(locale);

    test('quotes are those of the language, and apostrophes are curved', () => {
      for (const { place, text } of texts) assert.doesNotMatch(text, foreignQuote(locale), place);
      for (const { place, text } of texts) assert.ok(!text.includes("'"), place);
    });

    test('nothing begins or ends with a space, and none is doubled', () => {
      for (const { place, text } of texts) assert.doesNotMatch(text, /^\s|\s$|\s\s/, place);
    });
  });
}

test('French keeps high punctuation, quotes and per cents with what they belong to', () => {
  for (const { place, text } of textsOf('fr')) {
    assert.doesNotMatch(text, /(?<!\u202f)[;!?]/, place);
    assert.doesNotMatch(text, /(?<!\u00a0):(?=[\s*»)}]|$)/, place);
    assert.doesNotMatch(text, /«(?!\u00a0)|(?<!\u00a0)»| %/, place);
  }
});

test('German keeps a per cent sign with its number', () => {
  for (const { place, text } of textsOf('de')) assert.doesNotMatch(text, / %/, place);
});
