import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** What the reporter says of a file with these tests in it. */
function tallyOf(tests: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
  const file = join(folder, 'some.test.mjs');
  writeFileSync(file, `import { describe, test } from 'node:test';\n${tests}`);
  // Without this, Node takes the run for a part of the one that it is in.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=./scripts/tally.ts', file], {
    encoding: 'utf8',
    timeout: 60_000,
    env,
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout);
}

test('passed, failed, skipped and unwritten tests are counted, suites are not', () => {
  const tests = `
    const wrong = () => { throw new Error('wrong'); };
    describe('a suite', () => {
      test('passes', () => {});
      test('passes too', () => {});
      test('fails', wrong);
      test.skip('is skipped', wrong);
      test.todo('is not written');
    });`;
  assert.deepEqual(tallyOf(tests), { passed: 2, failed: 1, skipped: 2 });
});

test('a file that cannot be run has failed', () => {
  assert.deepEqual(tallyOf(`throw new Error('wrong');`), { passed: 0, failed: 1, skipped: 0 });
});
