/** `npm start`: everything that is missing, and then the server. Arguments go to `starboard serve`. */
import { exitWith, run } from './node24.mjs';
import { page, prepare } from './prepare.mjs';

await exitWith(() => {
  page(prepare());
  return run('cli/main.ts', ['serve', ...process.argv.slice(2)]);
});
