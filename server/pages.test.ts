import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { withServer } from './testing/with-server.ts';

/** The status for a path that goes out as it is written here. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it('serves the page, places inside it and its files, and nothing that the build keeps for itself', async () => {
  const page = await mkdtemp(join(tmpdir(), 'starboard-page-'));
  await mkdir(join(page, '.vite'));
  await mkdir(join(page, 'assets'));
  await writeFile(join(page, 'index.html'), '<!doctype html>');
  await writeFile(join(page, '.vite', 'manifest.json'), '{}');
  await writeFile(join(page, 'assets', 'main-12345678.js'), '');
  await withServer(
    async (url) => {
      for (const path of ['/', '/table/x', '/assets/main-12345678.js'])
        assert.equal(await statusOf(url, path), 200, path);
      for (const path of [
        '/.vite/manifest.json',
        '/%2evite/manifest.json',
        '/assets/%2e%2e/.vite/manifest.json',
        '/.git/config',
      ])
        assert.equal(await statusOf(url, path), 404, path);
    },
    { page },
  );
  await rm(page, { recursive: true });
});
