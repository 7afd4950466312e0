import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { bots } from '../../bots/bots.ts';
import { games } from '../../games/games.ts';
import { type Locale, locales, type Messages } from '../../games/words.ts';
import { refusalCodes } from '../../server/codes.ts';

/** The page's messages as they are on disk. */
async function pageMessages(locale: Locale): Promise<Messages> {
  return JSON.parse(await readFile(new URL(`${locale}.json`, import.meta.url), 'utf8'));
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function parse(message: string): Elements {
  return new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
}

/** The names of a message's arguments, each once. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const collect = (elements: Elements): void => {
    for (const element of elements) {
      if (!('value' in element) || element.type === 0) continue;
      found.add(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) collect(value);
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

const sources = [
  { name: 'the page', load: pageMessages },
  ...games.map((entry) => ({ name: entry.id, load: entry.messages })),
];

for (const { name, load } of sources) {
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

      test(`${locale} counts as that language counts`, async () => {
        for (const [key, text] of Object.entries(await load(locale))) {
          assert.deepEqual(pluralFaults(locale, text), [], `${locale} ${key}`);
        }
      });
    }
  });
}

test('every refusal and every bot has a name on the page', async () => {
  const texts = await pageMessages('en');
  for (const code of refusalCodes) assert.ok(`error.${code}` in texts, code);
  for (const { id } of bots) assert.ok(`bot.${id}` in texts, id);
});

for (const entry of games) {
  suite(`words of ${entry.id}`, () => {
    test('every rule that can refuse has its sentence in every language', async () => {
      const { rules } = await entry.game();
      for (const locale of locales) {
        const texts = await entry.messages(locale);
        for (const rule of Object.keys(rules)) assert.ok(`rule.${rule}` in texts, `${locale} rule.${rule}`);
      }
    });

    test('the rules have the same chapters in every language, and every rule has a chapter', async () => {
      const { rules } = await entry.game();
      const english = await entry.help('en');
      assert.deepEqual(
        Object.keys(rules).filter((rule) => !english.some((chapter) => chapter.rules?.includes(rule))),
        [],
      );
      for (const locale of locales) {
        const chapters = await entry.help(locale);
        assert.deepEqual(
          chapters.map(({ id, pages, rules: explained }) => ({ id, pages, rules: explained })),
          english.map(({ id, pages, rules: explained }) => ({ id, pages, rules: explained })),
          locale,
        );
        for (const { id, title, text } of chapters) {
          assert.ok(title !== '' && text.length > 0 && !text.includes(''), `${locale} ${id}`);
        }
      }
    });

    test('every option has its label', async () => {
      const { optionsSchema } = await entry.game();
      const texts = await entry.messages('en');
      const { properties } = JSON.parse(JSON.stringify(optionsSchema));
      for (const name of Object.keys(properties ?? {})) assert.ok(`option.${name}` in texts, name);
    });
  });
}
