import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { mentionsIn } from './mentions.ts';

test('keys are named whole, or by the beginning of a template; what tests name does not count', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-mentions-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'words.ts'), `say('table.turn'); say(\`color.\${color}\`);`);
  await writeFile(join(folder, 'words.test.ts'), "say('table.seats');");
  const { literal, named } = mentionsIn(pathToFileURL(`${folder}/`));
  assert.ok(literal('table.turn') && named('table.turn'));
  assert.ok(!literal('color.red') && named('color.red'));
  assert.ok(!named('table.seats'));
});
