import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { game } from './game.ts';
import { refusals } from './rules/refusals.ts';

const page = readFileSync(new URL('../../docs/games/super-teams.md', import.meta.url), 'utf8');

test('the position in the documentation can be set out and played on', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = new Match(game, { options: {}, seed: 'docs', position: JSON.parse(example) });
  match.play(0, 'red4>xwing');
  match.play(0, 'bonus:boost>xwing');
  assert.equal(match.view(0).ships[0]?.space, 14);
  assert.equal(match.questions()[0]?.kind, 'hook');
});

test('the documentation names all 22 rulings, and every refusal with its page', () => {
  const [, rulings = ''] = page.split('## Rulings');
  const [table = ''] = rulings.split('## ');
  assert.deepEqual(
    [...table.matchAll(/^\| R(\d+) \|/gm)].map(([, number]) => Number(number)),
    Array.from({ length: 22 }, (_, index) => index + 1),
  );
  const rows = page.split('\n');
  for (const [id, { page: place }] of Object.entries(refusals)) {
    assert.ok(
      rows.some((row) => row.startsWith(`| \`${id}\` |`) && row.endsWith(`| ${place} |`)),
      id,
    );
  }
});

test('every ruling has a test that bears its number and names its page', () => {
  const names = ['rulings', 'rulings-cards']
    .map((file) => readFileSync(new URL(`rules/${file}.test.ts`, import.meta.url), 'utf8'))
    .flatMap((text) => [...text.matchAll(/test\('(R\d+) \((?:p\. [\d, -]+|house choice)\):/g)])
    .map(([, number]) => number);
  for (let ruling = 1; ruling <= 22; ruling++) assert.ok(names.includes(`R${ruling}`), `R${ruling}`);
});

test('every option and every part of a position is documented', () => {
  for (const schema of [game.optionsSchema, game.positionSchema]) {
    const { properties } = schema;
    assert.ok(typeof properties === 'object' && properties !== null);
    for (const name of Object.keys(properties)) assert.ok(page.includes(`\`${name}\``), name);
  }
});
