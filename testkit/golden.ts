/**
 * `npm run golden`: writes the kept matches of every game anew. Read the difference before it is committed.
 * `npm run golden -- --game ID --match NAME --at N` writes nothing, and prints that match with all views after N answers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playthrough } from './playthrough.ts';
import { allSamples } from './samples.ts';

const { values } = parseArgs({
  options: { game: { type: 'string' }, match: { type: 'string' }, at: { type: 'string' } },
});

for (const { game, matches, folder } of await allSamples()) {
  if (values.game !== undefined && values.game !== game.id) continue;
  mkdirSync(new URL(folder), { recursive: true });
  for (const match of matches) {
    if (values.match !== undefined && values.match !== match.name) continue;
    if (values.at !== undefined) {
      console.log(playthrough(game, match, [Number(values.at)]));
      continue;
    }
    writeFileSync(new URL(`${match.name}.txt`, folder), playthrough(game, match));
    console.log(`${game.id}: ${match.name}`);
  }
}
