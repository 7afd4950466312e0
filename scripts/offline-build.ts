/**
 * Writes what the built page needs to be installed and to open without a network: a manifest in each language, the list of
 * files to keep, and the service worker that keeps them.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../games/words.ts';
import { manifestIn, manifestPath } from '../web/offline/manifest.ts';

/** Which files of the builds of workers are ever fetched. */
const used = new Set<string>();

/**
 * Notes which files of a worker's build can ever be fetched: the worker plays a game, and never draws it or speaks of it,
 * so of what the lists of games fetch later only the games themselves are used.
 */
export function noteWorkerFiles(): Plugin {
  return {
    name: 'note-worker-files',
    generateBundle(_options, bundle) {
      const note = (file: string): void => {
        const chunk = bundle[file];
        if (used.has(file) || chunk?.type !== 'chunk') return;
        used.add(file);
        const isGame = (later: string): boolean => {
          const next = bundle[later];
          // A game that other files of its own import too is a part of a chunk without a name.
          return (
            next?.type === 'chunk' &&
            next.moduleIds.some((id) => /\/games\/[^/]+\/([^/]+-)?game\.ts$/.test(id))
          );
        };
        const lists = chunk.moduleIds.some((id) => id.endsWith('/games/games.ts'));
        for (const next of chunk.imports) note(next);
        for (const next of chunk.dynamicImports) if (!lists || isGame(next)) note(next);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) note(chunk.fileName);
    },
  };
}

/** Writes manifests, list and service worker after the build. */
export function offlineBuild(): Plugin {
  let folder = '';
  return {
    name: 'offline-build',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const locale of locales) {
        writeFileSync(join(folder, manifestPath(locale)), JSON.stringify(manifestIn(locale)));
      }
      writeServiceWorker(folder, (file) => !file.startsWith('worker-') || used.has(`assets/${file}`));
    },
  };
}

/** Writes the service worker of a built page, and the list of the files that it keeps: of the assets, those wanted. */
export function writeServiceWorker(folder: string, isWanted: (asset: string) => boolean): void {
  const files = globSync('{index.html,assets/*}', { cwd: folder })
    .filter((file) => !/\.(br|gz)$/.test(file) && (file === 'index.html' || isWanted(basename(file))))
    .sort()
    .map((file) => [`/${file}`, integrityOf(readFileSync(join(folder, file)))]);
  const text = JSON.stringify(files);
  const build = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const list = `/assets/offline-${build}.json`;
  writeFileSync(join(folder, list), text);
  const worker = readFileSync(new URL('../web/offline/service-worker.js', import.meta.url), 'utf8');
  const written = worker
    .replace('__BUILD__', build)
    .replace('__LIST__', list)
    .replace('__LOCALES__', locales.join('|'));
  writeFileSync(join(folder, 'service-worker.js'), written);
}

/** The hash of a file as `fetch` checks it. */
function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
