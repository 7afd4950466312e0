/**
 * `node scripts/run-tests.ts AT_ONCE FIGURES PATTERN…`: runs files of tests, so many at once, in the order of the
 * patterns that name them (the command line of node:test has an order of its own). Writes the counts into the file of
 * figures, and says which files took longest.
 */
import { createWriteStream, globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import tally from './tally.ts';

/** A test or a file of tests that takes this long (milliseconds) hangs. */
const hanging = 900_000;
/** How many of the longest files are told. */
const told = 12;

const [atOnce, figures = '', ...patterns] = process.argv.slice(2);
const files = new Set(
  patterns.flatMap((pattern) =>
    globSync(pattern)
      .sort()
      .map((file) => resolve(file)),
  ),
);
const took: { readonly file: string; readonly seconds: number }[] = [];

const events = run({ files: [...files], concurrency: Number(atOnce), timeout: hanging });
events.on('test:fail', () => {
  process.exitCode = 1;
});
events.on('test:summary', ({ file, duration_ms }) => {
  if (file !== undefined) took.push({ file: relative('', file), seconds: duration_ms / 1000 });
});
events.compose(tally).pipe(createWriteStream(figures));
events
  .compose(new spec())
  .on('end', () => {
    const longest = took.toSorted((one, other) => other.seconds - one.seconds).slice(0, told);
    console.log('\nWhat took longest:');
    for (const { file, seconds } of longest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  })
  .pipe(process.stdout);
