import { defineConfig } from 'vite';
import { noteWorkerFiles, offlineBuild } from './scripts/offline-build.ts';

/** The page is built into `dist/`, from where the server hands it out under a strict Content-Security-Policy. */
export default defineConfig({
  plugins: [offlineBuild()],
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    // Nothing is inlined as data:, so that the policy can forbid it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What games share is small, and packs better in one file, with what of Preact it needs, than in one for each pair.
    rolldownOptions: {
      output: {
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
              test: /\/web\/(table\/announcer|sound\/sound|parts\/(fold|choice-row|switch)|replay\/download)/,
              minShareCount: 2,
            },
            // What a table, a replay and a guided match show comes with the board.
            {
              name: 'match',
              test: /\/web\/(table\/(?!value-form)|board\/(?!camera|use-press|next-place))|\/kernel\/emitted/,
              minShareCount: 2,
            },
            // What only boards need whose map is moved by a camera.
            { name: 'camera', test: /\/web\/board\/(camera|use-press|next-place)/, minShareCount: 2 },
            // What replays and guided matches draw cards and dice with.
            { name: 'chance', test: /noble|\/kernel\/(seeded|canonical)/, minShareCount: 2 },
            { name: 'shared', test: /\/games\/(common\/|sentences\.ts|offer\.ts)/ },
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
