import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, locales, type Messages } from '../games/words.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function parse(message: string): Elements {
  return new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
}

const literal = parse('text')[0]?.type;

/** The arguments of a message and how it uses them: `name`, `name:plural`, and `name=option` for a select. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const collect = (elements: Elements): void => {
    for (const element of elements) {
      if ('options' in element) {
        if ('pluralType' in element) found.add(`${element.value}:plural`);
        else for (const option of Object.keys(element.options)) found.add(`${element.value}=${option}`);
        for (const { value } of Object.values(element.options)) collect(value);
      } else if ('value' in element && element.type !== literal) found.add(element.value);
    }
  };
  collect(parse(message));
  return [...found].sort();
}

/** The categories that a language needs to count whole numbers. */
const counted: Readonly<Record<Locale, readonly string[]>> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  ro: ['one', 'few', 'other'],
  fr: ['one', 'other'],
  it: ['one', 'other'],
};

function pluralFaults(locale: Locale, message: string): string[] {
  const faults: string[] = [];
  const walk = (elements: Elements): void => {
    for (const element of elements) {
      if (!('options' in element)) continue;
      for (const category of isCount(element) ? needed(locale, element.options) : []) {
        if (!(category in element.options)) faults.push(`${element.value} has no "${category}"`);
      }
      for (const { value } of Object.values(element.options)) walk(value);
    }
  };
  walk(parse(message));
  return faults;
}

/** What the number itself decides (`=1`, or anything else) needs no categories: only the words around it change. */
function needed(locale: Locale, options: object): readonly string[] {
  const decided = Object.keys(options).every((option) => option === 'other' || option.startsWith('='));
  return decided ? [] : counted[locale];
}

function isCount(element: object): boolean {
  return 'pluralType' in element && element.pluralType === 'cardinal';
}

/** Tests that messages say the same in every language, and count as it counts. */
export function testMessages(name: string, load: (locale: Locale) => Promise<Messages>): void {
  suite(`messages of ${name}`, () => {
    for (const locale of locales) {
      test(`${locale} has every key of English with the same arguments, and nothing else`, async () => {
        const english = await load('en');
        const texts = await load(locale);
        assert.deepEqual(Object.keys(texts).sort(), Object.keys(english).sort());
        for (const [key, text] of Object.entries(texts)) {
          assert.deepEqual(argumentsOf(text), argumentsOf(english[key] ?? ''), `${locale} ${key}`);
        }
      });

      test(`${locale} has no straight apostrophe, which ICU would take for a quotation`, async () => {
        for (const [key, text] of Object.entries(await load(locale))) {
          assert.ok(!text.includes("'"), `${locale} ${key}: write ’ (U+2019): ${text}`);
        }
      });

      test(`${locale} counts as that language counts`, async () => {
        for (const [key, text] of Object.entries(await load(locale))) {
          assert.deepEqual(pluralFaults(locale, text), [], `${locale} ${key}`);
        }
      });
    }
  });
}
