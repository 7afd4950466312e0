import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { suite, test } from 'node:test';
import { pageMessages, parts } from './index.ts';
import { type Fetched, fetchedBy, mentions } from './testing/modules.ts';

const keysOf = new Map(
  await Promise.all(parts.map(async (part) => [part, Object.keys(await pageMessages(part, 'en'))] as const)),
);
const page = fetchedBy('web/main.tsx', ['start']);

/** The keys that something may say, but whose parts may not be there when it is shown. */
function unheard({ modules, hears }: Fetched): string[] {
  return parts
    .filter((part) => !hears.has(part))
    .flatMap((part) => (keysOf.get(part) ?? []).filter((key) => mentions(modules, key)));
}

suite('what is fetched finds its messages', () => {
  for (const fetched of page) {
    test(`${fetched.path} with ${[...fetched.hears].join(', ')}`, () =>
      assert.deepEqual(unheard(fetched), []));
  }

  test('the whole page is looked at', () => {
    const seen = new Set(page.flatMap(({ modules }) => modules.map(({ path }) => path)));
    const talking = globSync('web/**/*.tsx', { cwd: new URL('../..', import.meta.url).pathname });
    assert.deepEqual(
      talking.filter((path) => !/^web\/(board|(loadouts|packs|rules)\/kit)\//.test(path) && !seen.has(path)),
      [],
    );
  });

  test('a part that is not fetched is seen', () => {
    const [chat] = fetchedBy('web/table/chat.tsx', ['start', 'table', 'errors']);
    assert.ok(chat !== undefined && unheard(chat).includes('chat.send'));
  });
});

suite('no part has anything needless', () => {
  test('every key stands in one part', () => {
    const keys = [...keysOf.values()].flat();
    assert.equal(new Set(keys).size, keys.length);
  });

  for (const [part, keys] of keysOf) {
    test(`all of ${part} is said where it is fetched`, () => {
      const there = page.filter(({ hears }) => hears.has(part)).flatMap(({ modules }) => modules);
      assert.deepEqual(
        keys.filter((key) => !mentions(there, key)),
        [],
      );
    });
  }

  test('nothing fetches a part of which it says nothing', () => {
    for (const { path, modules, says } of page) {
      const silent = says.filter((part) => !keysOf.get(part)?.some((key) => mentions(modules, key)));
      assert.deepEqual(silent, [], path);
    }
  });
});

test('what games share says messages of games alone', () => {
  for (const path of globSync('web/{board,packs/kit,rules/kit}/**/*.{ts,tsx}')) {
    const modules = fetchedBy(path, []).flatMap((fetched) => fetched.modules);
    assert.ok(!modules.some((module) => module.path === 'web/i18n/language.ts'), path);
  }
});
