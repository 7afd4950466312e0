import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { noteWorkerFiles, offlineBuild } from './scripts/offline-build.ts';
import { textsBuild } from './scripts/texts-build.ts';

/** The files of art that covers draw with, each with a name of its own. */
const drawnByCovers = new Map(
  globSync('games/*/board/cover*.tsx').flatMap((cover) =>
    [...readFileSync(cover, 'utf8').matchAll(/from '\.\/art\/(.+)\.ts'/g)].map(
      ([, name = '']): [string, string] => [
        resolve(join(cover, '../art', `${name}.ts`)),
        `${name}-${cover.split('/')[1]}`,
      ],
    ),
  ),
);

/**
 * What packs better in one file than in many, as each game tells it: names of files, and which of its sources each holds with
 * all that they need and no earlier one has.
 */
const chunksOfGames = globSync('games/*/chunks.json').flatMap((file) => {
  const chunks: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(chunks).map(([name, sources]) => ({
    name,
    test: new RegExp(`/${dirname(file)}/(${sources})$`),
  }));
});

/** Scripts hold the names of files many times, and hashes do not pack: this one is as short as may be. */
const named = 'assets/[name]-[hash:7]';

/** The page is built into `dist/`, from where the server hands it out under a strict Content-Security-Policy. */
export default defineConfig({
  // Compressed once here, and better than a server could while somebody waits.
  plugins: [
    textsBuild(),
    offlineBuild(),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(js|css|json|svg)$/,
      exclude: /worker-/,
      threshold: 500,
    }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    // Nothing is inlined as data:, so that the policy can forbid it.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the first page and tables need is fetched with them, all at once. All else waits for its own imports: the list of
      // what each part of a game needs would come with the first page, and grows with each game.
      resolveDependencies: (file, needed) =>
        /\/(home|table|play|(campaign-)?board)-/.test(file) ? needed : [],
    },
    reportCompressedSize: false,
    // What games share is small, and packs better in one file, with what of Preact it needs, than in one for each pair.
    rolldownOptions: {
      output: {
        entryFileNames: `${named}.js`,
        chunkFileNames: `${named}.js`,
        assetFileNames: `${named}[extname]`,
        codeSplitting: {
          groups: [
            // What most pages need comes in one file: a dozen small ones pack worse and take longer to fetch. What the
            // files of one game share stays with it.
            {
              name: 'page',
              test: /\/web\/|\/games\/([^/]+\/entry|common\/[^/]+|[^/]+)\.ts$|\/kernel\/error/,
              minShareCount: 8,
            },
            // What pages without a table need as well.
            {
              name: 'parts',
              test: /\/web\/(copy-link|table\/announcer|sound\/sound|parts\/(fold|choice-row|switch|search-field)|replay\/download)/,
              minShareCount: 2,
            },
            // What a table, a replay and a guided match show comes with the board.
            {
              name: 'match',
              test: /\/web\/(table\/(?!value-form|connection|enter|table-socket|apply-patch|marks|chat\.tsx|host-panel|standings|choose-value)|board\/(?!camera|use-press|next-place))|\/kernel\/emitted|\/games\/common\/percent/,
              minShareCount: 2,
            },
            // What is fetched when a table has nothing else to do. Replays have standings too.
            { name: 'standings', test: /\/web\/table\/standings/ },
            { name: 'aside', test: /\/web\/table\/(match-over|since|menu-dialog|chat|host-panel)\.tsx$/ },
            // What only boards need whose map is moved by a camera.
            { name: 'camera', test: /\/web\/board\/(camera|use-press|next-place)/, minShareCount: 2 },
            // What replays and guided matches draw cards and dice with.
            { name: 'chance', test: /noble|\/kernel\/(seeded|canonical)/, minShareCount: 2 },
            // The page on which a game is picked shows all covers and taglines. What boards draw with too stays apart.
            {
              name: (path: string) => drawnByCovers.get(path) ?? null,
              test: (path: string) => drawnByCovers.has(path),
            },
            { name: 'covers', test: /\/games\/[^/]+\/([^/]*tagline\.ts|board\/(.+\/)?cover[^/]*\.tsx)$/ },
            { name: 'shared', test: /\/games\/(common\/|sentences\.ts|offer\.ts)/ },
            ...chunksOfGames,
          ],
        },
      },
    },
  },
  // So that a thread fetches the rules of the one game it plays, and not all that all games have.
  // Its files are built apart from the page's and must not have their names.
  worker: {
    format: 'es',
    plugins: () => [noteWorkerFiles()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[name]-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        assetFileNames: 'assets/worker-[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
