/** `npm run golden`: writes the kept matches of every game anew. Read the difference before it is committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { playthrough } from './playthrough.ts';
import { allSamples } from './samples.ts';

for (const { game, matches, folder } of await allSamples()) {
  mkdirSync(new URL(folder), { recursive: true });
  for (const match of matches) {
    writeFileSync(new URL(`${match.name}.txt`, folder), playthrough(game, match));
    console.log(`${game.id}: ${match.name}`);
  }
}
