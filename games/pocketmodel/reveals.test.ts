import assert from 'node:assert/strict';
import { test } from 'node:test';
import { revealsAtOnce } from '../../kernel/reveals.ts';
import { seeded } from '../../kernel/seeded.ts';
import { type PocketMatch, playChoices, tableOf } from './testing/table.ts';

/** Whether one of these answers brings something to light, one after the other. */
function tells(match: PocketMatch, ...choices: readonly string[]): boolean[] {
  return choices.map((choice) => {
    const before = match.rules.copy(match.state);
    match.play(match.decisions()[0]?.seat ?? 0, choice);
    const given = match.moves.at(-1);
    assert.ok(given);
    return revealsAtOnce(match.rules, before, given, seeded('worlds'));
  });
}

const seats = [
  { units: 'plain-1@mid*2 plain-1@b*2 plain-1', hand: 'c-lock-on o-echo-base' },
  { units: 'plain-2@mid plain-2 plain-1@reserve', hand: 'c-yoda', objectives: 'o-supply-convoy ? ?' },
];

test('attackers with their targets are free to be taken back until the dice of the first battle (Combat)', () => {
  const match = tableOf({ seats });
  assert.deepEqual(tells(match, 'combat', 'unit:a1', 'unit:a3', '-', 'unit:a3'), [
    false,
    false,
    false,
    false,
    false,
  ]);
  // A pass for which a card was asked tells nothing; the last one rolls the dice.
  assert.deepEqual(tells(match, '-', '-'), [false, true]);
});

test('movers are free to be taken back as long as the turn lasts, and after it (Playing the game)', () => {
  const match = tableOf({ seats });
  assert.deepEqual(tells(match, 'move', 'unit:a1', 'zone:b', 'unit:a5', '-'), [
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('strikers are free to be taken back until the objective is revealed (Strikes)', () => {
  const match = tableOf({ seats });
  assert.deepEqual(tells(match, 'strike:b1', 'unit:a3', 'unit:a4', '-'), [false, false, false, true]);
});

test('units from the reserves are free to be taken back (Strikes)', () => {
  const match = tableOf({ seats, rolls: '6 5' });
  playChoices(match, 'strike:b1', 'unit:a3', '-');
  assert.equal(match.decisions()[0]?.kind, 'deploy');
  assert.deepEqual(tells(match, 'unit:b3'), [false]);
});

test('a card that is played from a hand that others do not know brings it to light', () => {
  const match = tableOf({ seats, options: { forces: 'own' } });
  playChoices(match, 'combat', 'unit:a1', '-');
  assert.deepEqual(tells(match, 'play:c-lock-on'), [true]);
  const other = tableOf({ seats, options: { forces: 'own' } });
  assert.deepEqual(tells(other, 'objective:o-echo-base:1'), [true]);
});

test('what was declared is taken back step by step, and can be declared otherwise', () => {
  const match = tableOf({ seats });
  const fresh = JSON.stringify(match.state);
  playChoices(match, 'combat', 'unit:a1', 'unit:a3');
  match.undo(3);
  assert.equal(JSON.stringify(match.state), fresh);
  playChoices(match, 'move', 'unit:a1', 'zone:b');
  match.undo(1);
  assert.equal(match.decisions()[0]?.kind, 'moveTo');
});
