import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { game } from './game.ts';
import { refusals } from './rules/refusals.ts';

const page = readFileSync(new URL('../../docs/games/conflict.md', import.meta.url), 'utf8');
const rulings = [
  ...Array.from({ length: 6 }, (_, index) => `X${index + 1}`),
  ...Array.from({ length: 21 }, (_, index) => `R${index + 1}`),
];

test('the position in the documentation can be set out', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = new Match(game, { options: {}, seed: 'docs', position: JSON.parse(example) });
  assert.ok(match.questions().length > 0);
});

test('the documentation names all rulings, and every refusal with its page', () => {
  const rows = page.split('\n');
  for (const ruling of rulings) {
    assert.ok(
      rows.some((row) => row.startsWith(`| ${ruling} |`)),
      ruling,
    );
  }
  for (const [id, { page: place }] of Object.entries(refusals)) {
    assert.ok(
      rows.some((row) => row.startsWith(`| \`${id}\` |`) && row.endsWith(`| ${place} |`)),
      id,
    );
  }
});

test('every ruling has a test that bears its number and names its page', () => {
  const root = new URL('rules/', import.meta.url);
  const names = globSync('*.test.ts', { cwd: root.pathname })
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .flatMap((text) => [...text.matchAll(/test\('([XR]\d+) \((?:p\. [\d, -]+|house choice)\)/g)])
    .map(([, ruling]) => ruling);
  for (const ruling of rulings) assert.ok(names.includes(ruling), ruling);
});

test('every option and every part of a position is documented', () => {
  for (const schema of [game.optionsSchema, game.positionSchema]) {
    const { properties } = schema;
    assert.ok(typeof properties === 'object' && properties !== null);
    for (const name of Object.keys(properties)) assert.ok(page.includes(`\`${name}\``), name);
  }
});
