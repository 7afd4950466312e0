import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { build, type Rolldown } from 'vite';
import { locales } from '../games/words.ts';
import { textsBuild } from './texts-build.ts';

const code = `
/**
 * An example is no import: import(\`./of/nothing/\${locale}.json\`, { with: { type: 'json' } })
 */
export const say = (locale) => import(\`./\${locale}.json\`, { with: { type: 'json' } });
export const sayPart = (part, locale) => import(\`./\${part}/\${locale}.json\`, {
  with: { type: 'json' },
});
export const cards = () => import('./cards.json', { with: { type: 'json' } });
`;

/** What is built of a folder with texts of its own, and of two parts. */
async function built(
  word: string,
): Promise<{ readonly scripts: string; readonly texts: Map<string, string> }> {
  const root = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    await writeFile(join(root, 'index.ts'), code);
    await writeFile(join(root, 'cards.json'), '[ "printed" ]');
    for (const part of ['.', 'table', 'board']) {
      await mkdir(join(root, part), { recursive: true });
      for (const locale of locales) {
        const said = part === 'board' && locale === 'pl' ? word : `${part} ${locale}`;
        await writeFile(join(root, part, `${locale}.json`), JSON.stringify({ said }, null, 2));
      }
    }
    const made = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [textsBuild()],
      build: {
        write: false,
        rolldownOptions: { input: join(root, 'index.ts'), preserveEntrySignatures: 'strict' },
      },
    });
    const output = [made]
      .flat()
      .flatMap((one: Rolldown.RolldownOutput | Rolldown.RolldownWatcher) =>
        'output' in one ? one.output : [],
      );
    return {
      scripts: output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n'),
      texts: new Map(
        output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)]] : [])),
      ),
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

test('texts are files of their own, in every language, under one name that the scripts hold', async () => {
  const { scripts, texts } = await built('planszy');
  const said = [...texts].filter(([file]) => !file.includes('/cards-'));
  assert.equal(said.length, 3 * locales.length);
  for (const [file, text] of said) {
    const [, locale, hash = ''] = /^assets\/(..)-([\w-]{8})\.json$/.exec(file) ?? [];
    assert.ok(scripts.includes(hash), `${hash} of ${text}`);
    assert.match(
      text,
      locale === 'pl'
        ? /^\{"said":"(planszy|(\.|table) pl)"\}$/
        : new RegExp(`^\\{"said":"\\S+ ${locale}"\\}$`),
    );
  }
  assert.doesNotMatch(scripts, /said/);
});

test('texts that have changed in one language have new names, and no others', async () => {
  const [before, after] = [await built('planszy'), await built('plansze')];
  const kept = [...before.texts.keys()].filter((file) => after.texts.has(file));
  assert.equal(kept.length, 2 * locales.length + 1);
});

test('data is a file of its own too, which the scripts fetch by its name', async () => {
  const { scripts, texts } = await built('planszy');
  const [[file, data] = assert.fail('no file'), ...others] = [...texts].filter(([name]) =>
    name.includes('/cards-'),
  );
  assert.deepEqual(others, []);
  assert.equal(data, '["printed"]');
  assert.ok(scripts.includes(`/${file}`), file);
  assert.doesNotMatch(scripts, /printed/);
});
