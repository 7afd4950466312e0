import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { locales, type Messages } from '../../words.ts';
import { faultKeys } from '../content/check.ts';
import { certainties, factions, sides } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { optionsSchema } from '../rules/options.ts';
import { refusals } from '../rules/refusals.ts';
import { colors } from '../rules/view.ts';
import { messages } from './index.ts';

const all = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await messages(locale)] as const)),
);
const english = messagesIn('en');

function messagesIn(locale: (typeof locales)[number]): Messages {
  const found = all.get(locale);
  assert.ok(found);
  return found;
}

type Parts = ReturnType<IntlMessageFormat['getAst']>;

function parse(message: string): Parts {
  return new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
}

const literal = parse('text')[0]?.type;

/** Every argument of a message with how it is used: `name:value`, `name:plural`, and `name=option` for a select. */
function argumentsOf(parts: Parts): Set<string> {
  const found = new Set<string>();
  for (const part of parts) {
    if ('options' in part) {
      const inside = Object.entries(part.options);
      if ('pluralType' in part) found.add(`${part.value}:plural`);
      else for (const [option] of inside) found.add(`${part.value}=${option}`);
      for (const [, { value }] of inside) for (const each of argumentsOf(value)) found.add(each);
    } else if ('value' in part && part.type !== literal) {
      found.add(`${part.value}:value`);
    }
  }
  return found;
}

/** The forms of each plural of a message. */
function pluralsOf(parts: Parts): string[][] {
  return parts.flatMap((part) => {
    if (!('options' in part)) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => pluralsOf(value));
    return 'pluralType' in part ? [Object.keys(part.options), ...inner] : inner;
  });
}

/** Forms that whole numbers below a million take; the rest are for fractions or millions. */
const wholeForms = { en: 'one', de: 'one', fr: 'one', it: 'one', pl: 'one few many', ro: 'one few' } as const;

for (const locale of locales) {
  const own = messagesIn(locale);

  test(`${locale} has the keys of English, no more and no less`, () => {
    assert.deepEqual(Object.keys(own).sort(), Object.keys(english).sort());
  });

  test(`${locale} uses the arguments of English`, () => {
    for (const [key, message] of Object.entries(english)) {
      const expected = [...argumentsOf(parse(message))].sort();
      assert.deepEqual([...argumentsOf(parse(own[key] ?? ''))].sort(), expected, `${locale} ${key}`);
    }
  });

  test(`${locale} has all plural forms`, () => {
    for (const [key, message] of Object.entries(own)) {
      for (const forms of pluralsOf(parse(message))) {
        // One person or several, where the form does not depend on the number.
        if (forms.join() === '=1,other') continue;
        for (const form of [...wholeForms[locale].split(' '), 'other']) {
          assert.ok(forms.includes(form), `${locale} ${key} lacks the form ${form}`);
        }
      }
    }
  });

  test(`${locale} has no straight apostrophe, which ICU would take for a quotation`, () => {
    for (const [key, message] of Object.entries(own)) assert.ok(!message.includes("'"), `${locale} ${key}`);
  });
}

test('all that the rules can name has a message', () => {
  const { variant, first } = optionsSchema.properties;
  const named = [
    ...Object.keys(refusals).map((id) => `rule.${id}`),
    ...faultKeys.map((key) => `pack.${key}`),
    ...Object.keys(optionsSchema.properties).map((name) => `option.${name}`),
    ...variant.enum.map((value) => `option.variant.${value}`),
    ...first.enum.map((value) => `option.first.${value}`),
    ...colors.map((color) => `option.colors.${color}`),
    ...Object.keys(packs).map((id) => `option.pack.${id}`),
    ...colors.map((color) => `color.${color}`),
    ...factions.map((faction) => `faction.${faction}`),
    ...sides.map((side) => `side.${side}`),
    ...certainties.map((certainty) => `certainty.${certainty}`),
  ];
  for (const key of named) assert.ok(key in english, key);
});

test('no message is left unused', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const text = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const templates = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin);
  // Said by the page around the table: refusals, options, faults of a pack.
  const outside = ['rule.', 'option.', 'pack.'];
  for (const key of Object.keys(english)) {
    const used = literals.has(key) || [...templates, ...outside].some((begin) => key.startsWith(begin));
    assert.ok(used, key);
  }
});
