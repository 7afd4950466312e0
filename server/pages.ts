import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Files whose names hold a hash of their contents. */
const hashed = /\/assets\/[^/]+-[\w-]{7,}\.\w+(\.br|\.gz)?$/;

const hidden = /(^|\/)\./;

/** The path as the file system would read it; as it is where it cannot be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The built page in a folder. Every path without a file of its own is a place inside the page, and gets its
 * `index.html`.
 */
export function pages(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, 'index.html'))) {
    return app.get('*', (c) => c.text('The page has not been built yet: npm run build\n', 503));
  }
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) =>
      c.header('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  const index = serveStatic({
    root: folder,
    path: 'index.html',
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
  });
  // What the build keeps for itself begins with a dot, as its list of files does.
  app.use('*', (c, next) => (hidden.test(decodePath(c.req.path)) ? Promise.resolve(c.notFound()) : next()));
  app.get('*', files);
  app.get('*', async (c, next) => {
    if (/\.\w+$/.test(c.req.path)) return next();
    return index(c, next);
  });
  app.notFound((c) => c.text('There is nothing here.\n', 404));
  return app;
}
