import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { playChoices, rulesOf, tableOf } from '../testing/table.ts';
import { openTerminal } from './terminal.ts';

function linesOf(match: ReturnType<typeof tableOf>, viewer = 0, color = false): string[] {
  return openTerminal(rulesOf(match)).draw(match.view(viewer), match.decisions()[0], color).split('\n');
}

test('track, decks, leaders, dice and hands are drawn', () => {
  const match = tableOf({
    at: 'useDice',
    track: '.yO3ab..........',
    marker: 4,
    dice: '2 F 3',
    heroes: 1,
    hands: ['Y11 Y38 O10', 'Y24'],
    yellow: '^Y14 Y36 +3',
    orange: 'O12 O13',
    more: { stored: 2, used: [3], turnStart: 2 },
  });
  const lines = linesOf(match);
  assert.deepEqual(lines.slice(0, 5), [
    ' 0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15',
    ' .   .   pY  dO [-3] ||  pB  .   .   .   .   .   .   .   .   .',
    ' 16  17',
    ' .   ##',
    'marker on 4 of 17, the turn began on 2',
  ]);
  for (const line of [
    '  yellow  5  ^Y14+2! ? ? ? ..',
    '  orange  2  ? ?',
    '  heroes in Black: 0 above, 2 below; 69 discarded',
    '  leaders: phasma rey, hux +1, kylo +2',
    '  dice: 2 F (3); stored: 2',
    '? seat 0 rebel Y11+1!~1 Y38-1 O10+2',
    '  seat 1 scout Y24',
  ])
    assert.ok(lines.includes(line), line);
  assert.deepEqual(linesOf(match, 0, true).map(stripVTControlCharacters), lines);
});

test('what a viewer does not know is a back, what was peeked at stands in brackets', () => {
  const match = tableOf({
    at: 'playCard',
    yellow: 'Y36 Y14 Y24 +3',
    options: { hands: 'strict' },
    more: { toMove: 1, hands: [[], [{ card: 'Y32', known: [1] }]] },
  });
  playChoices(match, 'play:S2-yellow');
  assert.ok(linesOf(match, 1).includes('  yellow  6  (Y36~2) (Y14+2!) (Y24) ? ..'));
  assert.ok(linesOf(match, 0).includes('  yellow  6  ? ? ? ? ..'));
  assert.ok(linesOf(match, 1).includes('? seat 1 scout Y32~1'));
  assert.ok(linesOf(match, 0).includes('? seat 1 scout Y?~1'));
});

test('how many heroes are left in each half of the Black deck is told', () => {
  assert.ok(
    linesOf(tableOf({ at: 'playCard' })).includes('  heroes in Black: 1 above, 2 below; 0 discarded'),
  );
});

test('a match that is over says how', () => {
  const match = tableOf({ at: 'cover', track: '...', marker: 2, hands: ['Y01'] });
  playChoices(match, '-');
  assert.ok(linesOf(match).includes('  over: track'));
  assert.equal(linesOf(match)[1], ' .   .   .   .  [##]');
});
