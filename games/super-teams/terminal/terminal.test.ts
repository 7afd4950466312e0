import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { playChoices, rulesOf, tableOf } from '../testing/table.ts';
import { openTerminal } from './terminal.ts';

test('the track shows kinds, ships with their sides, and what can be moved', () => {
  const table = tableOf({
    track: 'nbha1mnn',
    ships: 'xwing 5:hyperspace, destroyer 5:asteroid, tantive 9',
    hand: ['red3', 'red1'],
    bonus: [['boost'], ['hook']],
  });
  const terminal = openTerminal(rulesOf(table));
  const drawn = (color = false) => terminal.draw(table.view(0), table.decisions()[0], color).split('\n');
  assert.deepEqual(drawn().slice(0, 8), [
    '0     1     2     3     4     5     6     7     8     9',
    'O     .     +     >>    *     >>/*  #     .     .     @',
    'FA!                           XW/>>!                  T4',
    'DS                            SD/*',
    'TF',
    'TA',
    'JS',
    '',
  ]);
  assert.ok(drawn().includes('> seat 0  red + yellow  home 1/4  red1 red3  bonus: boost'));
  assert.ok(drawn().includes('  seat 1  green + black  home 0/4  2 cards  1 bonus'));
  assert.deepEqual(
    drawn(true)
      .map(stripVTControlCharacters)
      .map((line) => line.trimEnd()),
    drawn(),
  );
  playChoices(table, 'red3>xwing', 'bonus:boost>xwing');
  assert.ok(drawn().includes('  move: red3>xwing from 5 by 7, boost'));
});
