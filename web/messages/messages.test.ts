import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { bots } from '../../bots/bots.ts';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import { type Chapter, type Locale, locales, type Messages } from '../../games/words.ts';
import { recordFaults } from '../../kernel/record.ts';
import { findings } from '../../kernel/verify.ts';
import { refusalCodes } from '../../server/codes.ts';
import { mentionsIn } from '../../testkit/mentions.ts';
import { testMessages } from '../../testkit/message-tests.ts';
import { guideKey } from '../guide/progress.ts';
import { fieldsOf } from '../new-table/fields.ts';
import { paragraphs } from '../rules/markup.ts';
import { pageMessages, parts } from './index.ts';

/** All that the page says in one language. */
async function wholePage(locale: Locale): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(parts.map((part) => pageMessages(part, locale)))));
}

const sources = [
  ...parts.map((part) => ({ name: part, load: (locale: Locale) => pageMessages(part, locale) })),
  ...games.map((entry) => ({ name: entry.id, load: entry.messages })),
  ...games.flatMap((entry) =>
    (entry.guides ?? []).map((listed) => ({
      name: `the guide of ${guideKey(entry, listed)}`,
      load: async (locale: Locale) => (await listed.guide()).messages(locale),
    })),
  ),
  ...games.flatMap(({ id, builder }) =>
    builder === undefined
      ? []
      : [
          {
            name: `the builder of ${id}`,
            load: async (locale: Locale) => (await builder()).messages(locale),
          },
        ],
  ),
  ...games.flatMap(({ id, editor }) =>
    editor === undefined
      ? []
      : [{ name: `the editor of ${id}`, load: async (locale: Locale) => (await editor()).messages(locale) }],
  ),
];

for (const { name, load } of sources) testMessages(name, load);

test('every refusal, every finding and every bot has a name on the page', async () => {
  const texts = await wholePage('en');
  for (const code of refusalCodes) assert.ok(`error.${code}` in texts, code);
  for (const fault of recordFaults) assert.ok(`fault.${fault}` in texts, fault);
  for (const found of findings) assert.ok(`verify.${found}` in texts, found);
  for (const { id } of bots) assert.ok(`bot.${id}` in texts, id);
});

/** The names of the diagrams in a chapter. */
function diagramsIn(text: readonly string[]): string[] {
  return paragraphs(text).flatMap((block) => (block.kind === 'diagram' ? [block.id] : []));
}

const allGames = new URL('../../games/', import.meta.url);

/** The folders of the games by their ids. Two games can share one. */
const folders: ReadonlyMap<string | undefined, URL> = new Map(
  globSync('*/*entry.ts', { cwd: allGames }).map((file) => {
    const url = new URL(file, allGames);
    return [/ id: '([^']+)'/.exec(readFileSync(url, 'utf8'))?.[1], new URL('./', url)];
  }),
);

for (const entry of games) {
  const folder = folders.get(entry.id);
  assert.ok(folder !== undefined, entry.id);

  suite(`words of ${entry.id}`, () => {
    test('every rule that can refuse has its sentence in every language', async () => {
      const { rules } = await entry.game();
      for (const locale of locales) {
        const texts = await entry.messages(locale);
        for (const rule of Object.keys(rules)) assert.ok(`rule.${rule}` in texts, `${locale} rule.${rule}`);
      }
    });

    test('words and board say nothing that is fetched only when somebody asks', async () => {
      const { named } = mentionsIn(...['words/', 'board/'].map((part) => new URL(part, folder)));
      const later = await entry.messages('en', ['refusals', 'faults']);
      const common = await entry.messages('en', []);
      assert.deepEqual(
        Object.keys(later).filter((key) => !(key in common) && named(key)),
        [],
      );
    });

    for (const [part, begin] of [
      ['options', 'option.'],
      ['refusals', 'rule.'],
      ['faults', 'pack.'],
    ] as const) {
      test(`${part} holds all of ${begin} and nothing else`, async () => {
        const common = await entry.messages('en', []);
        const own = await entry.messages('en', [part]);
        const begun = Object.keys(await entry.messages('en')).filter((key) => key.startsWith(begin));
        assert.deepEqual(
          Object.keys(own)
            .filter((key) => !(key in common))
            .sort(),
          begun.filter((key) => !(key in common)).sort(),
        );
      });
    }

    test('every rule that can refuse has exactly one chapter', async () => {
      const { rules } = await entry.game();
      const explained = (await entry.help('en')).flatMap((chapter) => chapter.rules ?? []);
      assert.deepEqual(explained.sort(), Object.keys(rules).sort());
    });

    if (entry.diagrams !== undefined) {
      test('every diagram stands in the rules once, and every one that the rules name is drawn', async () => {
        const { diagramIds } = await import(new URL('help/diagrams.ts', folder).href);
        const namedBy = async (game: GameEntry): Promise<string[]> =>
          (await game.help('en')).flatMap(({ text }) => diagramsIn(text));
        const named = await namedBy(entry);
        assert.deepEqual(named.toSorted(), [...new Set(named)].toSorted());
        // The games of a folder draw from the same.
        const neighbours = games.filter(({ id }) => folders.get(id)?.href === folder.href);
        const drawn = new Set((await Promise.all(neighbours.map(namedBy))).flat());
        assert.deepEqual([...drawn].toSorted(), diagramIds.toSorted());
      });
    }

    for (const locale of locales) {
      test(`${locale} has the same chapters as English, and as many paragraphs`, async () => {
        const shape = (chapters: readonly Chapter[]) =>
          chapters.map(({ id, pages, rules, text }) => ({
            id,
            pages,
            rules,
            paragraphs: text.length,
            diagrams: diagramsIn(text),
          }));
        assert.deepEqual(shape(await entry.help(locale)), shape(await entry.help('en')));
      });

      test(`${locale} has no empty chapter, and closes every bold part`, async () => {
        for (const { id, title, text } of await entry.help(locale)) {
          assert.ok(title !== '' && text.length > 0, id);
          for (const paragraph of text) {
            assert.ok(paragraph !== '' && paragraph.split('**').length % 2 === 1, `${id}: ${paragraph}`);
          }
        }
      });
    }

    test('every option has its label, its explanation, and a name for each of its values', async () => {
      const { optionsSchema } = await entry.game();
      const texts = await entry.messages('en');
      for (const field of [entry.seats.min, entry.seats.max].flatMap((seats) =>
        fieldsOf(optionsSchema, seats),
      )) {
        const values = 'values' in field ? field.values : [];
        for (const key of ['', '.help', ...values.map((value) => `.${value}`)]) {
          assert.ok(`option.${field.name}${key}` in texts, `option.${field.name}${key}`);
        }
      }
    });
  });
}
