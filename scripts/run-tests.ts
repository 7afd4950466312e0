/**
 * `node scripts/run-tests.ts AT_ONCE FIGURES PATTERN…`: runs files of tests, so many at once, in the order of the
 * patterns that name them (the command line of node:test has an order of its own). The files of a pattern that begins
 * with `together:` share one process, which is started and reads its code only once: for tests without a server, a
 * browser, or hooks outside of suites. Writes the counts into the file of figures, and says which files took longest.
 */
import { createWriteStream, globSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import tally from './tally.ts';

/** A test or a file of tests that takes this long (milliseconds) hangs. */
const hanging = 900_000;
const sharing = 'together:';
/** How many of the longest files are told. */
const told = 12;

const [atOnce, figures = '', ...patterns] = process.argv.slice(2);
const files = new Set<string>();
/** What is run: files of tests, and files that read several of them. */
const programs: string[] = [];
/** The pattern of each file that reads several. */
const shared = new Map<string, string>();
for (const [number, pattern] of patterns.entries()) {
  const together = pattern.startsWith(sharing);
  const found = globSync(together ? pattern.slice(sharing.length) : pattern)
    .sort()
    .map((file) => resolve(file))
    .filter((file) => !files.has(file));
  for (const file of found) files.add(file);
  if (!together) programs.push(...found);
  else if (found.length > 0) {
    const path = readTogether(found, number);
    programs.push(path);
    shared.set(path, pattern);
  }
}
const took: { readonly file: string; readonly seconds: number }[] = [];

const events = run({
  files: programs,
  concurrency: Number(atOnce),
  timeout: hanging,
  execArgv: ['--import', new URL('light-hooks.ts', import.meta.url).href],
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
events.on('test:summary', ({ file, duration_ms }) => {
  if (file !== undefined)
    took.push({ file: shared.get(file) ?? relative('', file), seconds: duration_ms / 1000 });
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

/** Writes a file that reads all these, beside the figures. */
function readTogether(found: readonly string[], number: number): string {
  const path = join(dirname(resolve(figures)), `together-${number}.test.mjs`);
  writeFileSync(path, found.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(''));
  return path;
}
