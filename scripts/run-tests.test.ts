import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('run-tests.ts', import.meta.url));

describe('a run of files of tests', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-run-'));
  });
  after(() => rm(folder, { recursive: true }));

  /** Runs a test with this body, and another that is in order, in one file. */
  async function run(body: string, pattern = (file: string) => file) {
    const file = join(folder, 'one.test.mjs');
    const figures = join(folder, 'figures.json');
    await writeFile(
      file,
      `import { test } from 'node:test';
const aMoment = () => new Promise((done) => setTimeout(done, 20));
test('looked at', async () => {\n${body}\n});
test('in order', aMoment);\n`,
    );
    // Whoever runs this file runs no tests in the other.
    const { NODE_TEST_CONTEXT: _mine, ...env } = process.env;
    const { status } = spawnSync(process.execPath, [program, '1', figures, pattern(file)], { env });
    return { status, counts: JSON.parse(await readFile(figures, 'utf8')) };
  }

  const faults = {
    'a test': 'await aMoment(); throw new Error();',
    'a timer after an await': 'await aMoment(); setTimeout(() => { throw new Error(); }); await aMoment();',
    'a promise for which nobody waits': 'await aMoment(); Promise.reject(new Error()); await aMoment();',
    'a timer after its test': 'setTimeout(() => { throw new Error(); }, 10);',
  };
  for (const [place, body] of Object.entries(faults)) {
    it(`fails at an error in ${place}`, async () => {
      for (const pattern of [undefined, (file: string) => `together:${file}`]) {
        const { status, counts } = await run(body, pattern);
        assert.equal(status, 1);
        assert.ok(counts.failed > 0, JSON.stringify(counts));
      }
    });
  }

  it('is in order without one', async () => {
    const { status, counts } = await run('await aMoment();');
    assert.equal(status, 0);
    assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0 });
  });
});
