#!/usr/bin/env node
/** `starboard`: the command line, with the Node and the packages that it needs, fetched where they are not there. */
import { exitWith, isNode24, run } from '../scripts/node24.mjs';
import { dependencies } from '../scripts/prepare.mjs';

await exitWith(async () => {
  dependencies();
  if (!isNode24()) return run('cli/main.ts', process.argv.slice(2));
  await import('./main.ts');
});
