import assert from 'node:assert/strict';
import { isBuiltin } from 'node:module';
import { test } from 'node:test';
import { rolldown } from 'rolldown';

test('what runs the tables of a device needs nothing of Node, and makes no code at run time', async () => {
  const bundle = await rolldown({
    input: ['./worker.ts', './bot-worker.ts'].map((file) => new URL(file, import.meta.url).pathname),
    platform: 'browser',
    external: (id) => isBuiltin(id),
    // The lists of games name boards with their style sheets, which nobody here fetches.
    moduleTypes: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  assert.ok(modules.some((id) => id.endsWith('/server/table.ts')));
  assert.deepEqual(
    chunks.flatMap(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].filter((id) => isBuiltin(id)),
    ),
    [],
  );
  assert.deepEqual(
    modules.filter((id) => id.includes('/node_modules/ajv/')),
    [],
  );
});
