import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { findTestedRulings, findUndocumented } from '../../testkit/documented.ts';
import { game } from './game.ts';

const page = readFileSync(new URL('../../docs/games/conflict.md', import.meta.url), 'utf8');
const rulings = [
  ...Array.from({ length: 6 }, (_, index) => `X${index + 1}`),
  ...Array.from({ length: 21 }, (_, index) => `R${index + 1}`),
];

test('the position in the documentation can be set out', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = new Match(game, { options: {}, seed: 'docs', position: JSON.parse(example) });
  assert.ok(match.decisions().length > 0);
});

test('the documentation names all rulings', () => {
  const rows = page.split('\n');
  for (const ruling of rulings) {
    assert.ok(
      rows.some((row) => row.startsWith(`| ${ruling} |`)),
      ruling,
    );
  }
});

test('every ruling has a test that bears its number and names its page', () => {
  const tested = findTestedRulings(new URL('rules/', import.meta.url));
  for (const ruling of rulings) assert.ok(tested.includes(ruling), ruling);
});

test('every refusal with its page, every option and every part of a position is documented', () => {
  assert.deepEqual(findUndocumented(page, game), []);
});
