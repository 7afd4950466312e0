import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { game } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { type PocketMatch, playChoices, tableOf } from '../testing/table.ts';
import { openTerminal } from './terminal.ts';

const rules = game.open({ pack: plainPack(), size: 60 });

function linesOf(match: PocketMatch, color = false): string[] {
  return openTerminal(rules).draw(match.view(0), match.decisions()[0], color).split('\n');
}

test('zones, units with what is left of them, objectives and the hand are drawn; choices are marked', () => {
  const match = tableOf({
    seats: [
      {
        units: 'ace-2@mid ace-2 laser-1@b laser-1@reserve',
        hand: 'c-lock-on',
        objectives: '^o-echo-base ? -',
      },
      { units: 'ace-2@mid!1 ground-laser-1', hand: 'c-ambush' },
    ],
  });
  const lines = linesOf(match);
  for (const line of [
    'round 1/30',
    '  a1    ace-2                          **    2/2/9    5/5  ace',
    '  b1    ace-2                          **    2/2/9    4/5  ace',
    '? a seat 0  hand 1, deck 27, discard 0',
    '  objectives: 1 ^Echo Base 3* 10  2 ?  3 x',
    '  reserves: a4 laser-1 *',
    '  b seat 1  hand 1, deck 26, discard 0',
    '  b2    ground-laser-1                 *     2/2/9    5/5  laser (ground)',
    'hand: c-lock-on +3 attack',
  ])
    assert.ok(lines.includes(line), `${line}\n${lines.join('\n')}`);
  assert.deepEqual(linesOf(match, true).map(stripVTControlCharacters), lines);
  playChoices(match, 'combat');
  assert.ok(linesOf(match).includes('  a1!   ace-2                          **    2/2/9    5/5  ace'));
  playChoices(match, 'unit:a1', '-', 'play:c-lock-on');
  assert.ok(linesOf(match).includes('battle: a1 (c-lock-on) against b1 (-)'), linesOf(match).join('\n'));
});

test('a strike names its units and its objective', () => {
  const match = tableOf({ seats: [{ units: 'ace-2@b ace-2@b' }, { units: 'ace-2' }] });
  playChoices(match, 'strike:b2', 'unit:a1');
  assert.ok(linesOf(match).includes('strike: a1 > b2'));
});
