import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { type Locale, locales } from '../../games/words.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Everything that people read in one language, with the place where it stands: messages, guides, help and missions. */
function textsOf(locale: Locale): { place: string; text: string }[] {
  const texts = (place: string, value: unknown): { place: string; text: string }[] => {
    // The name of a diagram is not read.
    if (typeof value === 'string') return [{ place, text: value.replace(/^!\[[a-z-]+\] /, '') }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => texts(`${place} ${key}`, each));
  };
  /** Where a file holds texts of all languages, only those of this one. */
  const ofLocale = (place: string, value: unknown): { place: string; text: string }[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      key === locale && typeof each === 'string'
        ? [{ place, text: each }]
        : ofLocale(`${place} ${key}`, each),
    );
  };
  const read = (file: string): unknown => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
  return [
    ...globSync(`{web,games}/**/{messages,help}/**/${locale}.json`, { cwd: root }).flatMap((file) =>
      texts(file, read(file)),
    ),
    ...globSync('games/*/content/**/missions/*.json', { cwd: root }).flatMap((file) =>
      ofLocale(file, read(file)),
    ),
  ];
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
      for (const { place, text } of texts) {
        assert.doesNotMatch(text, foreignQuote(locale), `${place}: write ${quotes[locale]}: ${text}`);
        assert.ok(!text.includes("'"), `${place}: write ’ (U+2019): ${text}`);
      }
    });

    test('nothing begins or ends with a space, and none is doubled', () => {
      for (const { place, text } of texts) assert.doesNotMatch(text, /^\s|\s$|\s\s/, place);
    });
  });
}

/** What must not stand in French or German texts, and what to write instead. */
const spacing: readonly (readonly [locale: Locale, wrong: RegExp, advice: string])[] = [
  ['fr', /(?<!\u202f)[;!?]/, 'before ; ! and ? goes a narrow no-break space, U+202F'],
  ['fr', /(?<!\u00a0):(?=[\s*»)}]|$)/, 'before : goes a no-break space, U+00A0'],
  ['fr', /«(?!\u00a0)|(?<!\u00a0)»/, 'inside « and » goes a no-break space, U+00A0'],
  ['fr', / %/, 'between a number and % goes a no-break space, U+00A0'],
  ['de', / %/, 'between a number and % goes a no-break space, U+00A0'],
];
for (const [locale, wrong, advice] of spacing) {
  test(`${locale}: ${advice}`, () => {
    for (const { place, text } of textsOf(locale)) {
      assert.doesNotMatch(text, wrong, `${place}: ${advice}: ${text}`);
    }
  });
}
