import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a check went, in single tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Check {
  readonly name: string;
  /** Says what it has found under its name. */
  run(): Promise<Counts>;
}

/** Where Node keeps what it has compiled: hundreds of processes in one run of the tests read the same files. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/** Runs Node; true when it ends well. What it says is shown at once, or at its end where it `hear`s. */
async function succeeds(args: readonly string[], hear?: (text: string) => void): Promise<boolean> {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const out = hear === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { stdio: ['ignore', out, out], env });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
  }
  const [status] = await once(child, 'close');
  return status === 0;
}

function showName(name: string): void {
  console.log(`\n== ${name}`);
}

/** A program that either ends well or does not, and is shown when it has ended; `advice` says what to do then. */
function program(name: string, args: readonly string[], advice?: string): Check {
  return {
    name,
    async run() {
      let said = '';
      const fine = await succeeds(args, (text) => {
        said += text;
      });
      showName(name);
      process.stdout.write(said);
      if (fine) return { passed: 1, failed: 0, skipped: 0 };
      if (advice !== undefined) console.log(advice);
      return { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

/**
 * Files of tests in the order of the patterns that name them (see `run-tests.ts`), so many at once. A run that brings no
 * figures has failed.
 */
export function tests(name: string, patterns: readonly string[], atOnce: number): Check {
  return {
    name,
    async run() {
      showName(name);
      const scratch = mkdtempSync(join(tmpdir(), 'starboard-'));
      const figures = join(scratch, 'counts.json');
      const fine = await succeeds(['scripts/run-tests.ts', String(atOnce), figures, ...patterns]);
      const counts = countsIn(figures);
      rmSync(scratch, { recursive: true, force: true });
      const ran = counts.passed + counts.failed + counts.skipped > 0;
      return ran && (fine || counts.failed > 0) ? counts : { ...counts, failed: counts.failed + 1 };
    },
  };
}

function countsIn(path: string): Counts {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

export const types = program('types', ['node_modules/typescript/bin/tsc', '-p', '.']);
export const lint = program(
  'lint and format',
  [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    // Biome takes every CI for a terminal with colours.
    ...(process.stdout.isTTY ? [] : ['--colors=off']),
    '--error-on-warnings',
    '.',
  ],
  'npm run format puts the format and the order of imports right.',
);
export const page = program('page', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
export const budgets = program('budgets', ['scripts/budget.ts']);
export const smoothness = program('how smoothly the page moves', ['scripts/perf.ts']);

/**
 * Runs all checks, those of a group side by side, sums them up, and ends with the line `N passed, N failed`. Where `CI` is
 * set, a skipped test counts as a failed one. Answers the exit status.
 */
export async function runAll(groups: readonly (readonly Check[])[]): Promise<number> {
  const rows: { readonly name: string; readonly counts: Counts; readonly seconds: number }[] = [];
  for (const group of groups) {
    const ran = group.map(async (check) => {
      const began = performance.now();
      const counts = await check.run();
      return { name: check.name, counts, seconds: (performance.now() - began) / 1000 };
    });
    rows.push(...(await Promise.all(ran)));
  }

  const onCi = (process.env.CI ?? '') !== '';
  const sum = (key: keyof Counts) => rows.reduce((total, { counts }) => total + counts[key], 0);
  const failed = sum('failed') + (onCi ? sum('skipped') : 0);

  console.log('\n== summary');
  for (const { name, counts, seconds } of rows) {
    const skipped =
      counts.skipped > 0 ? `, ${counts.skipped} skipped${onCi ? ' (a failure on CI)' : ''}` : '';
    const line = `${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds.toFixed(0)} s)`;
    console.log(`${name.padEnd(20)} ${line}`);
  }
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
