/**
 * Takes what people read, and other data, out of the scripts: where the sources import the texts of a language as JSON, or a
 * file of data when it is needed, the built page fetches JSON. A file of texts is named by its language and by a hash of the
 * texts in all languages, so that the scripts hold one name for all six; a file of data by its own name and hash.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../games/words.ts';

/** ``import(`./${part}/${locale}.json`, { with: { type: 'json' } })`` in code; not every path has a part. */
const imported =
  /(?<!^ \*.*)\bimport\(\s*`([^`$]*)(?:\$\{part\}([^`$]*))?\$\{locale\}\.json`,\s*\{\s*with: \{ type: 'json' \},?\s*\},?\s*\)/gm;

/** `import('./cards.json', { with: { type: 'json' } })` in code. */
const importedData = /\bimport\(\s*'([^'$]+\.json)',\s*\{\s*with: \{ type: 'json' \},?\s*\},?\s*\)/g;

/** A file of data as the page fetches it. */
function dataIn(path: string): string {
  return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
}

/** The file in the built page of a file of data. */
function fileOfData(path: string): string {
  const hash = createHash('sha256').update(dataIn(path)).digest('base64url').slice(0, 8);
  return `assets/${basename(path, '.json')}-${hash}.json`;
}

/** What a folder says in one language, as the page fetches it. */
function textsIn(folder: string, locale: Locale): string {
  return JSON.stringify(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));
}

/** The hash that names what a folder says, in all languages. */
function hashOfTexts(folder: string): string {
  const hash = createHash('sha256');
  for (const locale of locales) hash.update(textsIn(folder, locale));
  return hash.digest('base64url').slice(0, 8);
}

/** The file in the built page of what a folder says in one language. */
export function fileOfTexts(folder: string, locale: Locale): string {
  return `assets/${locale}-${hashOfTexts(folder)}.json`;
}

const fetchTexts = new URL('../web/i18n/fetch-texts.ts', import.meta.url).pathname;

/** Fetches texts and data instead of importing them. */
export function textsBuild(): Plugin {
  return {
    name: 'texts-build',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: [imported, importedData] },
      handler(code, id) {
        const keep = (folder: string): string => {
          for (const locale of locales) {
            const [fileName, source] = [fileOfTexts(folder, locale), textsIn(folder, locale)];
            this.emitFile({ type: 'asset', fileName, source });
          }
          return `'${hashOfTexts(folder)}'`;
        };
        const fetching = code.replace(imported, (_, before: string, after?: string) => {
          const folder = resolve(dirname(id), before);
          if (after === undefined) return `fetchTexts(locale, ${keep(folder)})`;
          const parts = globSync(`*${after}en.json`, { cwd: folder }).map(dirname);
          const hashes = parts.map((part) => `'${part}': ${keep(join(folder, part))}`);
          return `fetchTexts(locale, { ${hashes.join(', ')} }[part])`;
        });
        const all = fetching.replace(importedData, (_, path: string) => {
          const data = resolve(dirname(id), path);
          this.emitFile({ type: 'asset', fileName: fileOfData(data), source: dataIn(data) });
          return `fetchJson('/${fileOfData(data)}')`;
        });
        return `import { fetchJson, fetchTexts } from '${relative(dirname(id), fetchTexts)}';\n${all}`;
      },
    },
  };
}
