import { defineConfig } from 'vite';

/** The page is built into `dist/`, from where the server hands it out under a strict Content-Security-Policy. */
export default defineConfig({
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    // Nothing is inlined as data:, so that the policy can forbid it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
