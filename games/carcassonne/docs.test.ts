import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { findUndocumented } from '../../testkit/documented.ts';
import { game } from './game.ts';

const page = readFileSync(new URL('../../docs/games/carcassonne.md', import.meta.url), 'utf8');

test('the position in the documentation can be set out and played on', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = new Match(game, { options: {}, seed: 'docs', position: JSON.parse(example) });
  match.play(0, '1,1r0');
  assert.ok(match.decisions()[0]?.choices.includes('small:p1@0,1'));
});

test('the documentation names all 70 rulings', () => {
  const [, rulings = ''] = page.split('## Rulings');
  const [table = ''] = rulings.split('## ');
  assert.deepEqual(
    [...table.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)),
    Array.from({ length: 70 }, (_, index) => index + 1),
  );
});

test('every refusal with its page, every option and every part of a position is documented', () => {
  assert.deepEqual(findUndocumented(page, game), []);
});
