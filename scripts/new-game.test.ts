import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { exampleGame, listLine } from './game-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = 'dice-wars';

/** What a checkout holds besides its sources. */
const fetched = ['node_modules', '.git', '.node', 'dist', 'data', '.cache'];

let copy = '';

/** Runs a program with Node in the copy of the checkout. */
function run(...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  // A run of tests inside a run of tests would otherwise report to it instead of here.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, SEEDS: '5' },
  });
  return { status, said: stdout + stderr };
}

function succeeds(...args: readonly string[]): void {
  const { status, said } = run(...args);
  // What failed stands at the end.
  assert.equal(status, 0, said.slice(-5000));
}

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'starboard-new-game-'));
  for (const entry of readdirSync(root)) {
    if (!fetched.includes(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

after(() => rmSync(copy, { recursive: true, force: true }));

for (const [bad, reason] of [
  ['', /it has no name/],
  ['Dice_Wars', /not a name of small letters/],
  ['common', /games\/common is there already/],
  [exampleGame, /is there already/],
  [`${exampleGame}-two`, /has the name of the game/],
  ['server', /code uses the word "server" in \d+ lines/],
] as const) {
  test(`no game is made with the name "${bad}"`, () => {
    const { status, said } = run('scripts/new-game.ts', bad);
    assert.equal(status, 1);
    assert.match(said, reason);
  });
}

test('a new game that is not on the list is missed by its name, with the line to add', () => {
  const made = run('scripts/new-game.ts', name);
  assert.equal(made.status, 0, made.said);
  assert.ok(made.said.includes(listLine(name)));
  assert.ok(existsSync(join(copy, 'docs/games', `${name}.md`)));
  const { said } = run('--test', '--test-name-pattern=the list of games', 'scripts/code-rules.test.ts');
  assert.ok(said.includes(`games/list.ts has no line for ${name}; add: ${listLine(name)}`), said);
});

test('once on the list it has the right types, form and imports', () => {
  appendFileSync(join(copy, 'games/list.ts'), `${listLine(name)}\n`);
  succeeds('node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'games/list.ts');
  // What is wrong elsewhere is for other checks to say.
  const { said } = run('node_modules/typescript/bin/tsc', '-p', '.');
  assert.deepEqual(
    said.split('\n').filter((line) => line.startsWith('games/list') || line.startsWith(`games/${name}`)),
    [],
  );
  succeeds(
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    `games/${name}`,
    'games/list.ts',
  );
  succeeds('--test', 'scripts/code-rules.test.ts');
});

test('it passes its own tests, and those that every game on the list has to pass', () => {
  succeeds('--test', `games/${name}/**/*.test.ts`, 'games/messages/*.test.ts');
  const named = `^${name}$|(messages|words) of ${name}|typography|${name}: \\d`;
  const shared = ['games/entry.test.ts', 'web/messages/*.test.ts', 'testkit/golden.test.ts'];
  succeeds('--test', `--test-name-pattern=${named}`, ...shared);
});
