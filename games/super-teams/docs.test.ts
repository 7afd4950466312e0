import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { findTestedRulings, findUndocumented } from '../../testkit/documented.ts';
import { game } from './game.ts';

const page = readFileSync(new URL('../../docs/games/super-teams.md', import.meta.url), 'utf8');

test('the position in the documentation can be set out and played on', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = new Match(game, { options: {}, seed: 'docs', position: JSON.parse(example) });
  match.play(0, 'red4>xwing');
  match.play(0, 'bonus:boost>xwing');
  assert.equal(match.view(0).ships[0]?.space, 14);
  assert.equal(match.decisions()[0]?.kind, 'hook');
});

test('the documentation names all 22 rulings', () => {
  const [, rulings = ''] = page.split('## Rulings');
  const [table = ''] = rulings.split('## ');
  assert.deepEqual(
    [...table.matchAll(/^\| R(\d+) \|/gm)].map(([, number]) => Number(number)),
    Array.from({ length: 22 }, (_, index) => index + 1),
  );
});

test('every ruling has a test that bears its number and names its page', () => {
  const tested = findTestedRulings(new URL('rules/', import.meta.url));
  for (let ruling = 1; ruling <= 22; ruling++) assert.ok(tested.includes(`R${ruling}`), `R${ruling}`);
});

test('every refusal with its page, every option and every part of a position is documented', () => {
  assert.deepEqual(findUndocumented(page, game), []);
});
