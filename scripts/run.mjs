/** `node scripts/run.mjs SCRIPT …`: runs a script of the checkout with Node 24 and the dependencies, fetched if need be. */
import { exitWith, run } from './node24.mjs';
import { prepare } from './prepare.mjs';

await exitWith(() => {
  prepare();
  return run(process.argv[2], process.argv.slice(3));
});
