/**
 * Takes what people read out of the scripts: where the sources import the texts of a language as JSON, the built page fetches
 * them as JSON. A file of texts is named by its language and by a hash of the texts in all languages, so that the scripts
 * hold one name for all six.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../games/words.ts';

/** ``import(`./${part}/${locale}.json`, { with: { type: 'json' } })`` in code; not every path has a part. */
const imported =
  /(?<!^ \*.*)\bimport\(\s*`([^`$]*)(?:\$\{part\}([^`$]*))?\$\{locale\}\.json`,\s*\{\s*with: \{ type: 'json' \},?\s*\},?\s*\)/gm;

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

/** Fetches texts instead of importing them. */
export function textsBuild(): Plugin {
  return {
    name: 'texts-build',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: imported },
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
        return `import { fetchTexts } from '${relative(dirname(id), fetchTexts)}';\n${fetching}`;
      },
    },
  };
}
